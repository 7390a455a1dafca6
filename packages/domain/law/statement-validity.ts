import { lawSources, type LawId, type LawSource } from './law-sources.data.ts'
import type { LawStatement } from './law-statements.data.ts'
import type { Validity } from './validity.ts'

const sources: Readonly<Record<LawId, LawSource>> = lawSources

/** The acts that a statement relies on. */
const sourcesOf = ({ by }: Pick<LawStatement, 'by'>): readonly LawSource[] => by.map(([law]) => sources[law])

/** From when until when a statement is the law: at the earliest since the youngest of its acts. */
export function validityOf(statement: LawStatement): Validity {
  const { from, until } = statement
  const since = sourcesOf(statement).map((source) => source.from)
  const latest = [...since, ...(from ? [from] : [])].toSorted().at(-1)
  if (latest === undefined) throw new Error(`No act is named for: ${statement.says}`)
  return { from: latest, ...(until && { until }) }
}

/** Whether the day has passed by which somebody had to compare a row with its acts again. */
export const isToReadAgain = (row: Pick<LawStatement, 'by'>, today: string): boolean =>
  sourcesOf(row).some(({ readAgainBy }) => readAgainBy < today)

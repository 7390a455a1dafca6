import { lawSources, type LawId, type LawSource } from './law-sources.ts'
import type { LawStatement } from './law-statements.data.ts'
import type { Day, Validity } from './validity.ts'

const sources: Readonly<Record<LawId, LawSource>> = lawSources

/** The acts that a statement relies on. */
export const sourcesOf = ({ by }: Pick<LawStatement, 'by'>): readonly LawSource[] =>
  by.map(([law]) => sources[law])

/** From when until when a statement is the law: at the earliest since the youngest of its acts. */
export function validityOf(statement: LawStatement): Validity {
  const { from, until } = statement
  const since = sourcesOf(statement).map((source) => source.from)
  const latest = [...since, ...(from ? [from] : [])].toSorted().at(-1)
  if (latest === undefined) throw new Error(`No act is named for: ${statement.says}`)
  return { from: latest, ...(until && { until }) }
}

/** The day by which somebody has to compare a statement with its acts again: the first of theirs. */
export function readAgainBy(statement: Pick<LawStatement, 'by'>): Day | undefined {
  return sourcesOf(statement)
    .map((source) => source.readAgainBy)
    .toSorted()[0]
}

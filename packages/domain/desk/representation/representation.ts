import { dayOfFact } from '../../report/fact.ts'
import { partyRoles } from '../../report/involved-party.ts'
import type { Occurrence } from '../../report/occurrence.ts'
import {
  prosecutionRules,
  timesToAct,
  type Dependence,
  type TimeToAct,
  type Unless,
} from '../../law/prosecution.data.ts'
import { rowsOn } from '../../law/validity.ts'
import { hasWomanAsVictim, isSpared, isWomanAtHome } from './victims.ts'

/** That crimes depend on their victim, and the last day on which the victim may act. */
export type Representation = {
  readonly dependence: Dependence
  /** The natures of the report that depend on the victim in this way. */
  readonly natures: readonly number[]
  /** What lets the case go on by itself and no report tells for certain. */
  readonly unless?: Unless
  readonly months: TimeToAct['months']
  /** Violence at home against a woman, who alone can ask to take the request back. */
  readonly isWomanAtHome: boolean
  /** `YYYY-MM-DD`; undefined while nobody knows who did it: the months have not begun. */
  readonly lastDay?: string
}

/**
 * What the law asks of the victim of a report for each of its natures, by the day of the fact; empty where the case goes on
 * without it. `reportedOn` (`YYYY-MM-DD`) stands for the day of a fact that tells none.
 */
export function representationsOf(
  natures: readonly number[],
  report: Occurrence,
  reportedOn: string,
): readonly Representation[] {
  const found = natures.flatMap((nature) => representationOf(nature, report, reportedOn) ?? [])
  const isSame = (a: Representation) => (b: Representation) =>
    a.dependence === b.dependence && a.unless === b.unless
  return found
    .filter((one, place) => found.findIndex(isSame(one)) === place)
    .map((one) => ({ ...one, natures: found.filter(isSame(one)).flatMap((each) => each.natures) }))
}

/** The main nature of a report, which officers may have changed, and everything else that happened. */
export const naturesToAsk = (main: number | undefined, { fato }: Occurrence): readonly number[] =>
  [...new Set([main, ...(fato.outras_naturezas ?? []).map(({ id_natureza }) => id_natureza)])].filter(
    (id) => id !== undefined,
  )

function representationOf(
  nature: number,
  report: Occurrence,
  reportedOn: string,
): Representation | undefined {
  const day = dayOfFact(report.fato) ?? reportedOn
  const rule = rowsOn(prosecutionRules, day).find(({ natures }) => natures.includes(nature))
  if (!rule || isSpared(report, rule.spares, day)) return undefined
  const atHome = isWomanAtHome(report)
  const months = monthsToAct(day, atHome)
  const known = knownSince(report)
  const unless = rule.unless === 'asWoman' && !hasWomanAsVictim(report) ? undefined : rule.unless
  return {
    dependence: rule.dependence,
    natures: [nature],
    ...(unless && { unless }),
    months,
    isWomanAtHome: atHome,
    ...(known && { lastDay: lastDayToAct(known, months) }),
  }
}

/** By a fact of `day`: twelve months for a woman at home since the law has them, else six. */
function monthsToAct(day: string, atHome: boolean): TimeToAct['months'] {
  const rows = rowsOn(timesToAct, day)
  const own = atHome ? rows.find((row) => row.for === 'womenAtHome') : undefined
  return (own ?? rows.find((row) => row.for === 'everybody'))?.months ?? 6
}

/** The day of the fact, where the report names somebody: the earliest day on which the victim may have known who did it. */
function knownSince({ envolvido, fato }: Occurrence): string | undefined {
  const isNamed = envolvido.some(
    ({ atuacao, nome, apelido }) => atuacao === partyRoles.suspect && (nome || apelido),
  )
  return isNamed ? dayOfFact(fato) : undefined
}

/**
 * The last of the months, whose first day is the day itself (Penal Code, art. 10). Where the last month has no such day, the
 * months end with the last one that it has. Holidays and weekends do not lengthen them.
 */
export function lastDayToAct(knownSinceDay: string, months: TimeToAct['months']): string {
  const [year = 0, month = 0, day = 0] = knownSinceDay.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) - 1))
  return end.toISOString().slice(0, 10)
}

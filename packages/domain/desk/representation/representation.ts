import { fullYearsBetween } from '../../language/dates.ts'
import { roles, type InvolvedParty } from '../../report/involved-party.ts'
import type { Occurrence } from '../../report/occurrence.ts'
import { dependentNatures, type Dependence } from './dependent-natures.ts'

/** That a crime depends on its victim, and the last day on which the victim may act. */
export type Representation = {
  readonly dependence: Dependence
  /** `YYYY-MM-DD`; undefined while nobody knows who did it: the months have not begun. */
  readonly lastDay?: string
}

/** What CPP, art. 38 asks of the victim of a report; undefined where the case goes on without it. */
export function representationOf(nature: number, report: Occurrence): Representation | undefined {
  const row = Object.hasOwn(dependentNatures, nature) ? dependentNatures[nature] : undefined
  if (!row || (row.notForWomen && hasWomanAsVictim(report))) return undefined
  if (row.notForTheYoungAndOld && hasYoungOrOldVictim(report)) return undefined
  const known = knownSince(report)
  return { dependence: row.dependence, ...(known && { lastDay: lastDayToAct(known) }) }
}

const isVictim = ({ atuacao, isVitima }: InvolvedParty): boolean =>
  atuacao === roles.victim || isVitima === true

const hasWomanAsVictim = ({ envolvido, vitima }: Occurrence): boolean =>
  vitima?.sexo === 'F' || envolvido.some((party) => party.sexo === 'F' && isVictim(party))

/** By the day of the fact; at 70 not yet, as 'over 70' may be read either way. */
function hasYoungOrOldVictim({ envolvido, fato }: Occurrence): boolean {
  const day = (fato.datahora ?? fato.dia)?.slice(0, 10)
  return envolvido.filter(isVictim).some(({ nascimento }) => {
    if (nascimento === undefined || day === undefined) return false
    const age = fullYearsBetween(nascimento, day)
    return age < 18 || age > 70
  })
}

/**
 * The earliest day on which the victim may have known who did it: the day of the fact, where the report names somebody. An
 * earlier day than the true one does no harm, a later one would.
 */
function knownSince({ envolvido, fato }: Occurrence): string | undefined {
  const isNamed = envolvido.some(
    ({ atuacao, nome, apelido }) => atuacao === roles.suspect && (nome || apelido),
  )
  return isNamed ? (fato.datahora ?? fato.dia)?.slice(0, 10) : undefined
}

const months = 6

/**
 * The last of the six months, whose first day is the day itself (Penal Code, art. 10). Where the sixth month has no such
 * day, the months end with the last one that it has. Holidays and weekends do not lengthen them.
 */
export function lastDayToAct(knownSinceDay: string): string {
  const [year = 0, month = 0, day = 0] = knownSinceDay.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) - 1))
  return end.toISOString().slice(0, 10)
}

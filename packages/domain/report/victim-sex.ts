import { partyRoles, type InvolvedParty } from './involved-party.ts'
import type { Occurrence } from './occurrence.ts'

/** Gender identities that outweigh the registered sex: travesti and trans woman, trans man. */
const women: readonly unknown[] = [1, 2]
const men: readonly unknown[] = [3]

/** The victim's sex that the questions before the steps declare, `vitima.sexo` on the wire. */
export const declaredVictimSex = ({ respostas }: Pick<Occurrence, 'respostas'>): string | undefined =>
  respostas?.generoVitima ?? (respostas?.isMulher === true ? 'F' : undefined)

/** Whether whoever reported is a woman of the questions before the steps, or says herself that she is a travesti or a trans woman. */
export const isWomanReporter = (report: Occurrence): boolean =>
  declaredVictimSex(report) === 'F' || women.includes(report.envolvido[0]?.id_identidade_genero)

/**
 * The places in `envolvido` of the victims, none of whom is of the declared sex (QS-14); empty where one is, or where the
 * sex of one is still open. A man may suffer together with the woman of whom the report tells.
 */
export function victimsOfOtherSex(report: Occurrence): readonly number[] {
  const sex = declaredVictimSex(report)
  if (sex === undefined || !Array.isArray(report.envolvido)) return []
  const victims = victimsOf(report)
  return victims.some(([, party]) => party.sexo === undefined || isOfSex(party, sex))
    ? []
    : victims.map(([place]) => place)
}

/** Whether somebody of another sex is told of beside a victim of the declared one: whether he suffered too is asked (QS-15). */
export function isBesideVictim(party: InvolvedParty, report: Occurrence): boolean {
  const sex = declaredVictimSex(report)
  if (sex === undefined || party.sexo === undefined || isOfSex(party, sex)) return false
  return Array.isArray(report.envolvido) && victimsOf(report).some(([, other]) => isOfSex(other, sex))
}

/** Whether somebody is of a sex, by the register or by how he or she lives. */
export const isOfSex = ({ sexo, id_identidade_genero: identity }: InvolvedParty, sex: string): boolean =>
  sexo === sex || (sex === 'F' ? women : men).includes(identity)

const victimsOf = (report: Occurrence) =>
  [...report.envolvido.entries()].filter(([place, party]) => isVictim(place, party, report))

const isVictim = (place: number, party: InvolvedParty | null, { respostas }: Occurrence): boolean =>
  party?.atuacao === partyRoles.victim || (place === 0 && (respostas?.isVitima ?? party?.isVitima) === true)

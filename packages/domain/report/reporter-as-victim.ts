import { partyRoles, type InvolvedParty } from './involved-party.ts'
import type { Occurrence } from './occurrence.ts'

/** Whether a victim is the reporter once more: the same name, birth date and mother (WZ-09). */
export const isReporterAgain = (party: InvolvedParty, reporter: InvolvedParty | undefined): boolean =>
  party.atuacao === partyRoles.victim &&
  party.nome === reporter?.nome &&
  party.ds_nascimento === reporter?.ds_nascimento &&
  party.mae === reporter?.mae

/**
 * The report as it is sent when the reporter is the victim: a copy of that party with role 2 is added, unless a
 * victim of the same name, birth date and mother is there already (WZ-09).
 */
export function withReporterAsVictim(report: Occurrence): Occurrence {
  const reporter = report.envolvido[0]
  if (!reporter?.isVitima) return report
  if (report.envolvido.some((party) => isReporterAgain(party, reporter))) return report
  return { ...report, envolvido: [...report.envolvido, { ...reporter, atuacao: partyRoles.victim }] }
}

import { roles, type InvolvedParty } from './involved-party.ts'
import type { Occurrence } from './occurrence.ts'

/**
 * The report as it is sent when the reporter is the victim: a copy of that party with role 2 is added, unless a
 * victim of the same name, birth date and mother is there already (WZ-09).
 */
export function withReporterAsVictim(report: Occurrence): Occurrence {
  const reporter = report.envolvido[0]
  if (!reporter?.isVitima) return report
  const same = (party: InvolvedParty) =>
    party.atuacao === roles.victim &&
    party.nome === reporter.nome &&
    party.nascimento === reporter.nascimento &&
    party.mae === reporter.mae
  if (report.envolvido.some(same)) return report
  return { ...report, envolvido: [...report.envolvido, { ...reporter, atuacao: roles.victim }] }
}

import type { InvolvedParty } from '../report/involved-party.ts'
import { partyRoles } from '../report/involved-party.ts'
import type { Occurrence } from '../report/occurrence.ts'
import { declaredAgeGroup } from '../report/question-answers.ts'
import { isOfSex, isWomanReporter } from '../report/victim-sex.ts'
import { isMinor } from '../rules/age-group.ts'
import type { MeasureLaw } from '../law/measure-laws.ts'

/** Violence in the family, in a condominium and against women; of stalking the report itself leads to the first. */
const crimes: readonly unknown[] = [5, 26, 27]

/** Whether officers may interview its victim about the risk, whether or not she may ask for measures here. */
export const hasRiskForm = ({ INFO_BOP: info }: Occurrence): boolean => crimes.includes(info.ID_CRIME)

/** Whether there is anything that whoever reported may ask for. */
export const mayAskProtection = (report: Occurrence, now: Date): boolean =>
  measureLawOf(report, now) !== undefined

/** The law by which whoever reported may ask a judge for measures. */
export function measureLawOf(report: Occurrence, now: Date): MeasureLaw | undefined {
  const { respostas, envolvido } = report
  if (!hasRiskForm(report)) return undefined
  const isVictim = respostas?.isVitima ?? envolvido[0]?.isVitima
  const [reporter] = envolvido
  const ofDisabled = reporter?.vitima_deficiencia === true ? 'vulnerable' : undefined
  // The law is for women by how they live, whatever the civil register says.
  if (isVictim === true) return isWomanReporter(report) ? 'mariaDaPenha' : ofDisabled
  // Somebody close to a woman was hurt to hit her: that is violence against her (Law 11.340/2006, art. 7, VI).
  if (reporter?.para_atingir === true && isOfSex(reporter, 'F')) return 'mariaDaPenha'
  const group = declaredAgeGroup(respostas)
  const isYoung = group === undefined ? envolvido.some((one) => isYoungVictim(one, now)) : group <= 2
  return isYoung ? 'henryBorel' : ofDisabled
}

const isYoungVictim = ({ atuacao, ds_nascimento: birth }: InvolvedParty, now: Date): boolean =>
  atuacao === partyRoles.victim && isMinor(birth, now)

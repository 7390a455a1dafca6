import type { InvolvedParty } from '../report/involved-party.ts'
import type { Occurrence } from '../report/occurrence.ts'
import { roles } from '../report/involved-party.ts'
import { declaredAgeGroup } from '../report/question-answers.ts'
import { isWomanReporter } from '../report/victim-sex.ts'
import { isMinor } from '../rules/age-group.ts'
import { isOpen } from './answers.ts'
import type { MeasureLaw } from './measures.ts'
import { contactQuestion, partsFor, type Questionnaire } from './questionnaires.ts'
import { declined, questionsOf, type RiskAnswers } from './risk-form.ts'

/** What one report is asked: by which law, and which questions in their order. */
export type ProtectionOffer = { readonly law: MeasureLaw; readonly questions: readonly string[] }

/** Violence in the family, in a condominium and against women; of stalking the report itself leads to the first. */
const crimes: readonly unknown[] = [5, 26, 27]

/** Whether officers may interview its victim about the risk, whether or not she may ask for measures here. */
export const isViolence = ({ INFO_BOP: info }: Occurrence): boolean => crimes.includes(info.ID_CRIME)

/** Undefined where the law gives no measure to whoever reported: for another adult only she herself may ask. */
export function protectionOffer(
  report: Occurrence,
  questionnaire: Questionnaire,
  now: Date,
): ProtectionOffer | undefined {
  const law = measureLawOf(report, now)
  if (!law) return undefined
  const known = knownAnswers(report)
  const asked = questionsOf({ parts: partsFor(questionnaire, law) }).filter(
    (question) =>
      known[question.id] === undefined &&
      // What only a known answer could open is closed.
      (isOpen(question, known) || question.after?.some(({ question: id }) => known[id] === undefined)) &&
      (question.id !== contactQuestion || report.envolvido[0]?.contato_seguro === undefined),
  )
  return { law, questions: asked.map(({ id }) => id) }
}

/** Whether there is anything that whoever reported may ask for. */
export const mayAskProtection = (report: Occurrence, now: Date): boolean =>
  measureLawOf(report, now) !== undefined

/** The law by which whoever reported may ask a judge for measures. */
export function measureLawOf(report: Occurrence, now: Date): MeasureLaw | undefined {
  const { respostas, envolvido } = report
  if (!isViolence(report)) return undefined
  const isVictim = respostas?.isVitima ?? envolvido[0]?.isVitima
  // The law is for women by how they live, whatever the civil register says.
  if (isVictim === true) return isWomanReporter(report) ? 'mariaDaPenha' : undefined
  const group = declaredAgeGroup(respostas)
  const isYoung = group === undefined ? envolvido.some((one) => isYoungVictim(one, now)) : group <= 2
  return isYoung ? 'henryBorel' : undefined
}

const isYoungVictim = ({ atuacao, ds_nascimento: birth }: InvolvedParty, now: Date): boolean =>
  atuacao === roles.victim && isMinor(birth, now)

/** The answers of question 19 by the rows of COMBO_RACA. */
const raceOptions: Readonly<Record<number, string>> = {
  1: 'branca',
  2: 'preta',
  3: 'amarela',
  4: 'parda',
  5: 'indigena',
  9: declined.id,
}

/**
 * What the report of a victim tells already, by the question that is then not asked. Names, birth dates, gender, orientation,
 * schooling, nationality and the bond, which head the official form, are of the report as well, and nobody asks them again.
 */
export function knownAnswers({ envolvido: [victim] }: Occurrence): RiskAnswers {
  const race = raceOptions[victim?.id_raca ?? 0]
  return {
    ...(Number(victim?.nr_filhos ?? Number.NaN) === 0 && { '14': ['sem-filhos'] }),
    ...(race !== undefined && { '19': [race] }),
  }
}

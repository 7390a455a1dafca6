import type { Occurrence } from '../report/occurrence.ts'
import { measureLawOf } from './measure-law.ts'
import { isOpen } from './answers.ts'
import type { MeasureLaw } from '../law/measure-laws.ts'
import { contactQuestion, partsFor, type Questionnaire } from './questionnaires.ts'
import { declined, questionsOf, type RiskAnswers } from './risk-form.ts'

/** What one report is asked: by which law, and which questions in their order. */
export type ProtectionOffer = { readonly law: MeasureLaw; readonly questions: readonly string[] }

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

import { isOpen } from '@delegacia/domain/risk-form/answers'
import type { MeasureLaw } from '@delegacia/domain/law/measure-laws'
import { findQuestionnaire, partsFor } from '@delegacia/domain/risk-form/questionnaires'
import type { RiskAnswers, RiskPart, RiskQuestion } from '@delegacia/domain/risk-form/risk-form'
import type { Offer } from './protection-calls.ts'
import type { Own } from './use-kept-answers.ts'

/** The parts that a report is asked, without what it tells already; none of a version that this page does not know. */
export function partsAsked({ versao, perguntas }: Offer, law: MeasureLaw): readonly RiskPart[] {
  const questionnaire = findQuestionnaire(versao)
  if (!questionnaire) return []
  return partsFor(questionnaire, law)
    .map((part) => ({ ...part, questions: part.questions.filter(({ id }) => perguntas.includes(id)) }))
    .filter(({ questions }) => questions.length > 0)
}

/**
 * Whether a question is asked now: by what was pressed on this page, and where that says nothing by what the station says of
 * answers that it does not give back.
 */
export function isAskedNow(
  question: RiskQuestion,
  own: RiskAnswers,
  { respondidas, abertas }: Offer,
): boolean {
  // What the station has of it is told as well, whatever was said.
  if (question.unless !== undefined && own[question.unless] === undefined)
    if (respondidas.includes(question.unless)) return false
  if (isOpen(question, own)) return true
  const isElsewhere = question.after?.some(
    ({ question: id }) => own[id] === undefined && respondidas.includes(id),
  )
  return isElsewhere === true && abertas.includes(question.id)
}

/** Whether a question has an answer, given here or before. */
export const isAnswered = (id: string, { answers, words }: Own, { respondidas }: Offer): boolean =>
  answers[id] === undefined && words[id] === undefined
    ? respondidas.includes(id)
    : (answers[id] ?? []).length > 0 || (words[id] ?? '').trim() !== ''

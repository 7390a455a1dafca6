import type { ValidationIssue } from '../rules/validation-issue.ts'
import { optionsOf, type RiskAnswers, type RiskOption, type RiskQuestion } from './risk-form.ts'

/**
 * A rule of its own beside the flows' engine, which would take 300 lines for 169 here. The form is dated data that is read by its
 * version years later, and a flow is code of today; the engine works on a draft that the device keeps and knows the answers, of
 * which the device has none here; nothing is required and no answer refused, so that most of its walk would be off. A crime that
 * asks several choices with words beside them would make us decide again.
 */

/** Whether a question is asked, by the answers so far. */
export const isOpen = ({ after, unless }: RiskQuestion, answers: RiskAnswers): boolean =>
  (unless === undefined || !answers[unless]?.length) &&
  (after === undefined ||
    after.some((opening) => answers[opening.question]?.some((id) => opening.answers.includes(id))))

/** The answers to open questions alone: an earlier answer that changed closes what came after it. */
export const openAnswers = (questions: readonly RiskQuestion[], answers: RiskAnswers): RiskAnswers =>
  questions.reduce<RiskAnswers>((kept, question) => {
    const chosen = answers[question.id]
    return chosen !== undefined && chosen.length > 0 && isOpen(question, kept)
      ? { ...kept, [question.id]: chosen }
      : kept
  }, {})

/** 'No', 'I do not know' and 'I prefer not to say' stand alone. */
const standsAlone = ({ says }: RiskOption): boolean => says === 'no' || says === 'unknown'

/** What is chosen once an option was pressed: the others go where they cannot stand beside it. */
export function chosenNext(
  question: RiskQuestion,
  chosen: readonly string[],
  pressed: string,
): readonly string[] {
  const options = optionsOf(question)
  const option = options.find(({ id }) => id === pressed)
  if (!option) return chosen
  if (question.kind === 'one') return [pressed]
  if (chosen.includes(pressed)) return chosen.filter((id) => id !== pressed)
  if (standsAlone(option)) return [pressed]
  const beside = options.filter((one) => !standsAlone(one) && (one.id === pressed || chosen.includes(one.id)))
  return beside.map(({ id }) => id)
}

export type AnswerFault = { readonly campo: string; readonly issue: ValidationIssue }

/** What is wrong with answers, by their questions; browser and server ask this same rule. None taken back is wrong. */
export const answerFaults = (
  questions: readonly RiskQuestion[],
  answers: RiskAnswers,
): readonly AnswerFault[] =>
  Object.entries(answers).flatMap(([campo, chosen]) => {
    const question = questions.find(({ id }) => id === campo)
    const issue = question ? faultOf(question, chosen) : ({ code: 'notInList' } as const)
    return issue ? [{ campo, issue }] : []
  })

function faultOf(question: RiskQuestion, chosen: readonly string[]): ValidationIssue | undefined {
  const options = optionsOf(question).filter(({ id }) => chosen.includes(id))
  // An option twice is as unknown as one that is not there.
  if (options.length !== chosen.length) return { code: 'notInList' }
  if (options.length > 1 && question.kind === 'one') return { code: 'tooManyEntries', params: { max: 1 } }
  return options.length > 1 && options.some(standsAlone) ? { code: 'answersExclude' } : undefined
}

import type { QuestionAnswers } from '@delegacia/domain/report/question-answers'
import { inState } from '@delegacia/flows/blocks/before/in-state'
import type { Before, Flow } from '@delegacia/flows/engine/define'
import type { StartChoice } from '../../../portal/start-choice.ts'

/** The yes/no questions that the home screen's municipality has answered: every one is in Pará (LA-09). */
export const knownQuestions = ({ before }: Flow, { id_localidade }: StartChoice): readonly string[] =>
  id_localidade !== undefined && before.some((one) => one.kind === 'yesNo' && one.questions.includes(inState))
    ? [inState.id]
    : []

/** Whether a screen has nothing left to ask. */
export const isKnown = (screen: Before | undefined, known: readonly string[]): boolean =>
  screen?.kind === 'yesNo' && screen.questions.every(({ id }) => known.includes(id))

/** The first place from there on, in that direction, whose screen has something to ask. */
export const nextToAsk = (flow: Flow, known: readonly string[], place: number, by: 1 | -1): number =>
  isKnown(flow.before[place], known) ? nextToAsk(flow, known, place + by, by) : place

/** The known questions, and the answers with theirs. */
export function withKnown(
  flow: Flow,
  choice: StartChoice,
  answers: QuestionAnswers,
): [known: readonly string[], answers: QuestionAnswers] {
  const known = knownQuestions(flow, choice)
  if (known.length === 0) return [known, answers]
  const inPara = Object.fromEntries(known.map((id) => [id, true]))
  return [known, { ...answers, perguntasIniciais: { ...answers.perguntasIniciais, ...inPara } }]
}

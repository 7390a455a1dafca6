import { contactQuestion, partsFor, type Questionnaire } from './questionnaires.ts'
import { lawNames, situationQuestion } from './measures.ts'
import { type MeasureLaw } from '../law/measure-laws.ts'
import type { OfficialQuestionnaire } from './official-words.ts'
import {
  declined,
  optionsOf,
  questionsOf,
  type OfficialWords,
  type RiskAnswers,
  type RiskOption,
  type RiskQuestion,
  type RiskWords,
} from './risk-form.ts'
import { withWords, wordsKey } from './words.ts'

/** A question and what was answered to it, in Portuguese. */
export type SaidLine = { readonly question: string; readonly answers: readonly string[] }

/** What was asked and how it was answered: of a form in its official words, of measures with their articles. */
export type RiskAnswersGiven = OfficialQuestionnaire & {
  readonly law: MeasureLaw
  readonly answers: RiskAnswers
  readonly words: RiskWords
}

/**
 * What officers read, in the order of the form: the answers that say yes or tell a fact, then the measures with their articles. It
 * weighs nothing: there is no official sum of these answers, and none is made.
 */
export function saidYes(said: RiskAnswersGiven): readonly SaidLine[] {
  return questionsOf({ parts: partsFor(said.questionnaire, said.law) }).flatMap((question) => {
    // The way to call stands above the telephone, not among the answers.
    if (question.id === contactQuestion) return []
    const lines = answerLines(said, question, ({ says }) => says === 'yes' || says === 'fact')
    return lines.length === 0 ? [] : [{ question: askedLine(question, said.official), answers: lines }]
  })
}

/** A question as officers and papers read it. */
export function askedLine({ id, text }: RiskQuestion, official: OfficialWords): string {
  const words = official.questions[id]
  return words ? `${id}. ${words.question}` : text.pt
}

/** The answers to a question that pass, each a line, with what was written. */
export function answerLines(
  { questionnaire, official, law, answers, words }: RiskAnswersGiven,
  question: RiskQuestion,
  passes: (option: RiskOption) => boolean,
): readonly string[] {
  const { id } = question
  const own = official.questions[id]
  const chosen = optionsOf(question).filter((one) => passes(one) && answers[id]?.includes(one.id))
  const written = question.kind === 'words' && words[id] ? [words[id]] : []
  const lines = chosen.map((option) => {
    const plain =
      option.id === declined.id
        ? official.declined
        : (own?.options[option.id] ??
          `${option.text.pt}${articleOf(questionnaire, law, { question: id, option: option.id })}`)
    return withWords(plain, option, words[wordsKey(id, option.id)])
  })
  return [...written, ...lines]
}

function articleOf(
  { measures }: Questionnaire,
  law: MeasureLaw,
  { question, option }: { question: string; option: string },
): string {
  const situation = measures.situations.find(({ id }) => situationQuestion(id) === question)
  const article = situation?.measures.find(({ id }) => id === option)?.articles[law]
  if (article === undefined) return ''
  return article.startsWith('CPP') ? ` (${article})` : ` (${lawNames[law]}, ${article})`
}

/** Whether any measure is asked for. */
export const asksMeasures = ({ measures }: Questionnaire, answers: RiskAnswers): boolean =>
  measures.situations.some(({ id, measures: offered }) =>
    answers[situationQuestion(id)]?.some((chosen) => offered.some((measure) => measure.id === chosen)),
  )

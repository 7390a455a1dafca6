import { isOpen } from './answers.ts'
import type { ReadAnswers } from './given-answers.ts'
import type { MeasureLaw } from '../law/measure-laws.ts'
import {
  dependantsQuestion,
  disabilityQuestion,
  formDisabilityQuestion,
  measuresPart,
  ownDisabilityQuestion,
  partsFor,
} from './questionnaires.ts'
import { questionsOf, type RiskPart, type RiskQuestion, type RiskWords } from './risk-form.ts'
import { answerLines, askedLine, type SaidLine } from './said-yes.ts'
import { wordsKey } from './words.ts'

/** A form as it was answered: every question in its order, those without an answer too. */
export type AnsweredForm = {
  readonly name: string
  readonly version: string
  readonly source: string
  /** The day (YYYY-MM-DD) on which the source was read. */
  readonly readOn: string
  readonly comparedBy: string | null
  readonly parts: readonly { readonly title: string; readonly lines: readonly SaidLine[] }[]
}

/** A request to a judge, of what a woman or whoever acts for a child handed in. It weighs nothing. */
export type Petition = {
  readonly law: MeasureLaw
  /** By situation, each measure with its article; empty where the report asked for measures without naming one. */
  readonly measures: readonly SaidLine[]
  /** Whether she has a disability, by the form or by what was asked with the measures; empty where neither was answered. */
  readonly ownDisability: readonly string[]
  /** Whether a disability was caused or worsened; empty where that was not answered. */
  readonly disability: readonly string[]
  /** Names and ages, as they were written. */
  readonly dependants: readonly string[]
  /** Missing where nothing of it was answered: then the law asks for none. */
  readonly form?: AnsweredForm
}

/** What a question without an answer says, so that silence is never read as 'no'. */
export const unanswered = 'Sem resposta'
/** What a question says that no answer opened. */
const unasked = 'Não perguntada'

/** The questions beside the measures. */
const notMeasures: readonly string[] = [dependantsQuestion, ownDisabilityQuestion, disabilityQuestion]

/** What stands in the place of words that stay with the police. */
const onlyToPolice = 'o resto foi dito só à polícia'

/** The request that kept answers make. */
export function petitionOf(given: ReadAnswers): Petition {
  const read = withoutPlaces(given)
  const { questionnaire, law } = read
  const parts = partsFor(questionnaire, law)
  const asked = questionsOf({ parts: parts.filter(({ id }) => id === measuresPart) })
  const linesOf = (question: RiskQuestion) => answerLines(read, question, () => true)
  const ofId = (id: string) =>
    questionsOf({ parts })
      .filter((one) => one.id === id)
      .flatMap(linesOf)
  const measures = asked
    .filter(({ id }) => !notMeasures.includes(id))
    .map((question) => ({
      question: question.text.pt,
      answers: answerLines(read, question, ({ says }) => says === 'yes'),
    }))
    .filter(({ answers }) => answers.length > 0)
  const form = answeredForm(read, parts)
  return {
    law,
    measures,
    ownDisability: [...ofId(formDisabilityQuestion), ...ofId(ownDisabilityQuestion)],
    disability: ofId(disabilityQuestion),
    dependants: ofId(dependantsQuestion).flatMap((lines) => lines.split('\n')),
    ...(form && { form }),
  }
}

/** The answers without the words that could lead to where she is: the other side reads what lies before the judge. */
function withoutPlaces(given: ReadAnswers): ReadAnswers {
  const asked = questionsOf({ parts: partsFor(given.questionnaire, given.law) })
  const kept = asked.flatMap(({ id, options }) =>
    options.filter(({ onlyPolice }) => onlyPolice).map((option) => wordsKey(id, option.id)),
  )
  const words = Object.entries(given.words).map(([key, written]) => [
    key,
    kept.includes(key) ? onlyToPolice : written,
  ])
  return { ...given, words: Object.fromEntries(words) as RiskWords }
}

function answeredForm(read: ReadAnswers, asked: readonly RiskPart[]): AnsweredForm | undefined {
  const { name, version, source, readOn, comparedBy, parts: own } = read.questionnaire.form
  const parts = asked.filter(({ id }) => own.some((part) => part.id === id))
  if (!questionsOf({ parts }).some(({ id }) => read.answered.includes(id))) return undefined
  return {
    name,
    version,
    source,
    readOn,
    comparedBy,
    parts: parts.map(({ id, title, questions }) => ({
      title: read.official.parts[id] ?? title.pt,
      lines: questions.map((question) => ({
        question: askedLine(question, read.official),
        answers: formLines(read, question),
      })),
    })),
  }
}

function formLines(read: ReadAnswers, question: RiskQuestion): readonly string[] {
  const lines = answerLines(read, question, () => true)
  if (lines.length > 0) return lines
  return [isOpen(question, read.answers) ? unanswered : unasked]
}

import { cleanText } from '../rules/free-text.ts'
import { checkLength } from '../rules/text-length.ts'
import type { ValidationIssue } from '../rules/validation-issue.ts'
import { checkWholeNumber } from '../rules/whole-number.ts'
import { isOpen, type AnswerFault } from './answers.ts'
import type { RiskAnswers, RiskOption, RiskQuestion, RiskWords } from './risk-form.ts'

/** The most characters beside an option, and of a question that is answered in words. */
export const mostBeside = 200
export const mostInWords = 600
/** The most people that are counted beside an option. */
const mostPeople = 30

/** The name under which something written beside an option is kept. */
export const wordsKey = (question: string, option: string): string => `${question}/${option}`

/** What a person wrote, without blanks at its ends and without what cannot be printed. */
export const tidyWords = (written: string): string => cleanText(written).trim()

/** Nothing written is never wrong. */
function besideFault(asks: RiskOption['asks'], written: string): ValidationIssue | undefined {
  const tidy = tidyWords(written)
  if (tidy === '') return undefined
  if (asks === 'count') return checkWholeNumber(tidy, { min: 1, max: mostPeople })
  return asks === 'words' ? checkLength(tidy, { min: 0, max: mostBeside }) : { code: 'notInList' }
}

/** What is wrong with what was written, by its key; browser and server ask this same rule. */
export const wordsFaults = (questions: readonly RiskQuestion[], words: RiskWords): readonly AnswerFault[] =>
  Object.entries(words).flatMap(([campo, written]) => {
    const question = questions.find(({ id }) => campo === id || campo.startsWith(`${id}/`))
    const issue = question ? faultOf(question, campo, written) : ({ code: 'notInList' } as const)
    return issue ? [{ campo, issue }] : []
  })

function faultOf(question: RiskQuestion, key: string, written: string): ValidationIssue | undefined {
  if (key === question.id)
    return question.kind === 'words'
      ? checkLength(tidyWords(written), { min: 0, max: mostInWords })
      : { code: 'notInList' }
  const option = question.options.find(({ id }) => wordsKey(question.id, id) === key)
  return besideFault(option?.asks, option ? written : key)
}

/** What was written to open questions and beside chosen options alone. */
export function openWords(
  questions: readonly RiskQuestion[],
  answers: RiskAnswers,
  words: RiskWords,
): RiskWords {
  const open = questions.filter((question) => isOpen(question, answers))
  const keys = open.flatMap(({ id, options }) => [
    id,
    ...options.filter((one) => answers[id]?.includes(one.id)).map((one) => wordsKey(id, one.id)),
  ])
  return Object.fromEntries(keys.flatMap((key) => (words[key] ? [[key, words[key]]] : [])))
}

/** An answer with what was written beside it, as papers and officers say it. */
export const withWords = (said: string, { asks }: RiskOption, written: string | undefined): string =>
  written === undefined ? said : asks === 'count' ? `${said} (quantos: ${written})` : `${said}: ${written}`

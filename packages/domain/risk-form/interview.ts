import { checkLength } from '../rules/text-length.ts'
import type { AnswerFault } from './answers.ts'
import { interview2025 } from './interview-2025.data.ts'
import type { Interview, InterviewQuestion } from './interview-form.ts'
import { tidyWords } from './words.ts'

export const interviewMarks = ['sim', 'nao', 'nao-sabe', 'nao-perguntado'] as const
export type InterviewMark = (typeof interviewMarks)[number]

export const interviewMarkWords: Readonly<Record<InterviewMark, string>> = {
  sim: 'Sim',
  nao: 'Não',
  'nao-sabe': 'A vítima não sabe',
  'nao-perguntado': 'Não perguntei',
}

export type InterviewAnswer = {
  readonly marca?: InterviewMark | undefined
  readonly texto?: string | undefined
}

/** What an officer wrote down: the post that they hold, and answers by question; one that is missing was skipped. */
export type InterviewNotes = {
  readonly cargo: string
  readonly respostas: Readonly<Record<string, InterviewAnswer>>
}

/** The oldest first. One that officers have filled in stays, so that its answers can be read. */
const interviews: readonly Interview[] = [interview2025]

export const findInterview = (version: string): Interview | undefined =>
  interviews.find((one) => one.version === version)

export const newestInterview = (): Interview => interviews.at(-1) ?? interview2025

/** The most characters of one answer, and of the post. */
export const mostInAnswer = 2000
export const mostInPost = 100

/** What can be marked: words are written, or it is said why there are none. */
export const marksOf = ({ kind }: InterviewQuestion): readonly InterviewMark[] =>
  kind === 'yesNo' ? interviewMarks : ['nao-sabe', 'nao-perguntado']

/** Whether something may be written beside that mark: beside 'does not know' and 'not asked' there is nothing to write. */
export const takesWords = (mark: InterviewMark | undefined): boolean =>
  mark !== 'nao-sabe' && mark !== 'nao-perguntado'

/** The notes as they are kept: without blanks at the ends, and without answers that say nothing. */
export function tidyNotes({ cargo, respostas }: InterviewNotes): InterviewNotes {
  const tidy = Object.entries(respostas).flatMap(([id, { marca, texto }]) => {
    const written = tidyWords(texto ?? '')
    if (marca === undefined && written === '') return []
    return [[id, { ...(marca && { marca }), ...(written !== '' && { texto: written }) }] as const]
  })
  return { cargo: tidyWords(cargo), respostas: Object.fromEntries(tidy) }
}

/** What is wrong with tidy notes, by question; browser and server ask this same rule. */
export function interviewFaults(
  { questions }: Interview,
  { cargo, respostas }: InterviewNotes,
): readonly AnswerFault[] {
  const post = checkLength(cargo, { min: 1, max: mostInPost })
  const given = Object.entries(respostas)
  const faults = given.flatMap(([campo, answer]) => {
    const issue = faultOf(
      questions.find(({ id }) => id === campo),
      answer,
    )
    return issue ? [{ campo, issue }] : []
  })
  return [
    ...faults,
    ...(given.length === 0 ? [{ campo: 'respostas', issue: { code: 'required' } } as const] : []),
    ...(post ? [{ campo: 'cargo', issue: post }] : []),
  ]
}

function faultOf(
  question: InterviewQuestion | undefined,
  { marca, texto = '' }: InterviewAnswer,
): AnswerFault['issue'] | undefined {
  if (!question || (marca !== undefined && !marksOf(question).includes(marca))) return { code: 'notInList' }
  if (texto !== '' && !takesWords(marca)) return { code: 'answersExclude' }
  if (texto !== '' && question.kind === 'yesNo' && marca === undefined) return { code: 'choiceRequired' }
  return checkLength(texto, { min: 0, max: mostInAnswer })
}

/** An answer as officers and the paper read it; a skipped question says so, so that silence is never read as 'no'. */
export const saidInInterview = ({ marca, texto }: InterviewAnswer = {}): string =>
  [marca && interviewMarkWords[marca], texto].filter(Boolean).join('\n') || 'Sem resposta'

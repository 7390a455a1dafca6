import type { Text } from '../language/text.ts'

/** Whether an answer says that something is so, that it is not, that nobody knows, or a fact that is neither. */
export type Says = 'yes' | 'no' | 'unknown' | 'fact'

export type RiskOption = {
  readonly id: string
  readonly says: Says
  /** In plain words; a law's own words stand apart, in Portuguese. */
  readonly text: Text
  /** What choosing it means for whoever chooses. */
  readonly means?: Text
  /** What may be written beside it: which one, or how many people. */
  readonly asks?: 'words' | 'count'
  /** What is written beside it could lead to where she is: the police read it, and no paper for the judge prints it. */
  readonly onlyPolice?: true
}

/** One of these answers to that question opens another question. */
export type Opening = { readonly question: string; readonly answers: readonly string[] }

export type RiskQuestion = {
  readonly id: string
  /** Of `words` the answer is written; nothing but the wish not to answer is chosen. */
  readonly kind: 'one' | 'many' | 'words'
  readonly text: Text
  readonly hint?: Text
  readonly options: readonly RiskOption[]
  /** Asked only after one of these; without them always. */
  readonly after?: readonly Opening[]
  /** Not asked where this question has an answer, which tells the same. */
  readonly unless?: string
}

export type RiskPart = {
  readonly id: string
  readonly title: Text
  readonly questions: readonly RiskQuestion[]
}

/** Each has its official words (`official-words.ts`). */
export type FormVersion = '2025'

/** What is asked, at one time. A published version is never changed: answers name it, and stay readable by it. */
export type RiskForm = {
  readonly version: FormVersion
  /** In Portuguese, as officers cite it. */
  readonly name: string
  readonly source: string
  /** The day (YYYY-MM-DD) on which the source was read. */
  readonly readOn: string
  /** Who compared it with the official text; null means that a person has to, before it is used. */
  readonly comparedBy: string | null
  readonly parts: readonly RiskPart[]
}

/** Chosen options by question. A question that is missing was not answered, which is not the same as `declined`. */
export type RiskAnswers = Readonly<Record<string, readonly string[]>>

/** What was written beside an option, by `wordsKey`, or to a question that is answered in words, by its id. */
export type RiskWords = Readonly<Record<string, string>>

/** The answer of whoever prefers not to give one: offered with every question. */
export const declined: RiskOption = {
  id: 'prefiro-nao-dizer',
  says: 'unknown',
  text: {
    pt: 'Prefiro não dizer',
    en: 'I prefer not to say',
    es: 'Prefiero no decirlo',
    fr: 'Je préfère ne pas le dire',
  },
}

/** All that can be chosen, the wish not to answer last. */
export const optionsOf = ({ options }: RiskQuestion): readonly RiskOption[] => [...options, declined]

export const questionsOf = ({ parts }: Pick<RiskForm, 'parts'>): readonly RiskQuestion[] =>
  parts.flatMap(({ questions }) => questions)

/** What a version of the form says in its own words, by the ids of its parts, questions and options: officers and papers say these. */
export type OfficialWords = {
  readonly parts: Readonly<Record<string, string>>
  readonly questions: Readonly<
    Record<string, { readonly question: string; readonly options: Readonly<Record<string, string>> }>
  >
  /** The wish not to answer. */
  readonly declined: string
}

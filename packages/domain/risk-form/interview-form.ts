/** Answered in words, or with yes or no and why. */
export type InterviewQuestion = {
  readonly id: string
  readonly kind: 'words' | 'yesNo'
  readonly text: string
}

/** Part II of the risk form, for officers trained to interview: Portuguese only. A published version is never changed. */
export type Interview = {
  readonly version: string
  readonly name: string
  readonly source: string
  /** The day (YYYY-MM-DD) on which the source was read. */
  readonly readOn: string
  /** Who compared it with the official text; null means that a person has to, before it is used. */
  readonly comparedBy: string | null
  readonly questions: readonly InterviewQuestion[]
}

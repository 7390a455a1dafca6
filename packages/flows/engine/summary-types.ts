/** One line of a summary; `campo` is the JSON pointer of the answer in the report. */
export type SummaryRow = {
  campo: string
  label: string
  value: string
  /** The person preferred not to answer, or does not know. */
  declined?: true
}

/** One person, thing or group of answers; the only entry of a form step has no heading. */
export type SummaryEntry = { heading?: string; rows: SummaryRow[] }

/** One numbered card of the summary; a card without entries says 'no information'. */
export type SummarySection = {
  step: string
  /** Set where the card shows only this part of the step's entries. */
  part?: string
  number: number
  title: string
  entries: SummaryEntry[]
}

/** The step of a crime's own questions: what it was done with, why, how it began. */
export const questionsStep = 'perguntas'

/** What a section is about: the document tells what happened before who, and the questions of the start at its end. */
export type SectionTopic = 'fact' | 'things' | 'people' | 'screening'

/** A card of the summary as the document prints it. */
export type DocumentSection = SummarySection & { about: SectionTopic }

/** One paragraph of the narrative, which is always in Portuguese (document 2, section 4, narrative build). */
export type NarrativeParagraph = {
  part:
    | 'opening'
    | 'account'
    | 'translation-mark'
    | 'translation'
    | 'complement'
    | 'objects'
    | 'parties'
    | 'other'
    | 'closing'
  text: string
}

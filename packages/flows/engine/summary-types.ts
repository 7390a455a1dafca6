/** One line of a summary; `campo` is the JSON pointer of the answer in the report. */
export type SummaryRow = { campo: string; label: string; value: string }

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

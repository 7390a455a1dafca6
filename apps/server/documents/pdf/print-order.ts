/** What the printer asks its child process for. */
export type PrintOrder = {
  id: number
  /** The name of its Typst file. */
  template: 'report' | 'addendum' | 'petition' | 'interview' | 'removal-notice'
  /** The template's data as JSON text. */
  json: string
  /** Whether the document holds other scripts than ours. */
  otherScripts: boolean
  /** Seconds since 1970, written into the document, so that the same document gives the same bytes. */
  createdAt: number
}

/** The answer of the child; an error says nothing that a person wrote. */
export type PrintAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

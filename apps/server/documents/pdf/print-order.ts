/** What the printer asks its child process for. */
export type PrintOrder = {
  id: number
  /** The template's data as JSON text. */
  json: string
  /** Whether the document holds other scripts than ours. */
  otherScripts: boolean
  /** Seconds since 1970, written into the document, so that the same document gives the same bytes. */
  createdAt: number
}

/** What the child answers with; a fault names a place in the template and nothing that a person wrote. */
export type PrintAnswer = { id: number; pdf: Uint8Array } | { id: number; error: string }

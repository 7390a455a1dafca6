import type { Text } from '../../language/text.ts'

/** What an answer makes of the report: `grupo_ocorrencia`, with its name in Portuguese capitals in every language. */
export type OccurrenceGroup = { readonly id: number; readonly name: string }

export type Answer = {
  /** Unique within its question. */
  readonly id: number
  /** The id where nothing else is said. */
  readonly value?: number
  readonly text: Text
  /** What helps to choose it. */
  readonly hint?: Text
  readonly group?: OccurrenceGroup
  readonly citizenCrime?: number
  readonly flag?: number
  /** Kept for earlier reports; no longer offered (QS-01). */
  readonly inactive?: true
}

/** A question by the id that document 2, section 9, knows it by, and its answers as they are offered. */
export type Question = { readonly id: number; readonly answers: readonly Answer[] }

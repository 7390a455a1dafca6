import type { FieldError } from '@delegacia/contract/http/failure'
import { tokenField } from '@delegacia/contract/human-token'
import type { Registration } from '@delegacia/contract/occurrence'

export type Outcome =
  | { kind: 'registered'; answer: Registration }
  | { kind: 'invalid'; issues: readonly FieldError[] }
  /** An earlier try with the same key was registered, with other answers; the present ones were not stored. */
  | { kind: 'earlier' }
  /** Nothing was sent: the screen that shows the number could not be loaded. */
  | { kind: 'unsent' }
  /** The server answered that it did not store the report. */
  | { kind: 'refused' }
  /** No answer came: the report may be stored or not. */
  | { kind: 'unknown' }

/** A refused token says nothing about the report: the next try has another one. */
export const onlyTokenRefused = (outcome: Outcome): boolean =>
  outcome.kind === 'invalid' && outcome.issues.every(({ campo }) => campo === tokenField)

/** Answers of a proxy in front of the server, which say nothing about the report. */
const inconclusive = new Set([0, 502, 503, 504])

/** A failure counts only where our server says it: its failures are JSON, and what a network in between says is a page. */
export const outcomeOfFailure = (status: number, body: unknown): Outcome => ({
  kind: !inconclusive.has(status) && typeof body === 'object' ? 'refused' : 'unknown',
})

/** `answer` is what the contract says, if our server sent it: a login page of a hotel's network answers 200 too. */
export function outcomeOfAnswer(answer: unknown): Outcome {
  if (typeof answer !== 'object' || answer === null) return { kind: 'unknown' }
  if ('erros' in answer && Array.isArray(answer.erros)) return { kind: 'invalid', issues: answer.erros }
  if ('erro' in answer) return { kind: 'earlier' }
  return 'bop' in answer ? { kind: 'registered', answer: answer as Registration } : { kind: 'unknown' }
}

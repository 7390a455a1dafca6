import type { Registration } from '@delegacia/contract/occurrence'
import type { Occurrence } from '@delegacia/domain/report/occurrence'

/** How far the sending of a kept report has come: the part of its draft that is not the form's alone. */
export type SendingState = {
  /** The Idempotency-Key. */
  readonly key: string
  /** What was sent with that key, oldest first. */
  readonly sent?: readonly Occurrence[] | undefined
  /** It is sent, and no answer has come. */
  readonly waiting?: boolean | undefined
  /** The answer that came while nobody had the report open. */
  readonly registered?: Registration | undefined
  /** The server did not take it as it is: the person has to look at it. */
  readonly refused?: boolean | undefined
}

/** The sending of a kept draft; undefined where nothing of it was sent. */
export function sendingOf(draft: unknown): SendingState | undefined {
  if (typeof draft !== 'object' || draft === null) return undefined
  const { key, sent } = draft as Partial<SendingState>
  return typeof key === 'string' && Array.isArray(sent) ? (draft as SendingState) : undefined
}

import type { AnyAnswerAt } from '@delegacia/contract/api-address'
import type { FieldError } from '@delegacia/contract/http/failure'
import type { Registration } from '@delegacia/contract/occurrence'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { ApiError } from '../api/api-error.ts'
import { postJson } from '../api/post-json.ts'

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

/** Milliseconds before each further try, always with the same key: it cannot be registered twice (SU-09). */
const waits = [2000, 5000, 10_000]

/** Answers of a proxy in front of the server, which say nothing about the report. */
const inconclusive = new Set([0, 502, 503, 504])

/**
 * Sends the report until an answer comes or the last retry ends; `onUnanswered` runs after each try without an answer. Without
 * it, and without a connection, there is one try.
 */
export async function sendReport(
  report: Occurrence,
  key: string,
  onUnanswered: (() => void) | undefined,
): Promise<Outcome> {
  for (const wait of onUnanswered && navigator.onLine ? [...waits, undefined] : [undefined]) {
    const outcome = await tryOnce(report, key, onUnanswered === undefined)
    if (outcome.kind !== 'unknown' || wait === undefined) return outcome
    onUnanswered?.()
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return { kind: 'unknown' }
}

async function tryOnce(report: Occurrence, key: string, quiet: boolean): Promise<Outcome> {
  try {
    const answer = await postJson('/api/ocorrencia', report, {
      headers: { 'Idempotency-Key': key },
      quiet,
      accepts: ({ status }) => status === 422 || status === 409,
    })
    return readAnswer(answer)
  } catch (error) {
    return { kind: isOurs(error) ? 'refused' : 'unknown' }
  }
}

/** Whether our server refused: its failures are JSON, and what a network in between says is a page. */
const isOurs = (error: unknown) =>
  error instanceof ApiError && !inconclusive.has(error.status) && typeof error.body === 'object'

/** `answer` is what the contract says, if our server sent it: a login page of a hotel's network answers 200 too. */
function readAnswer(answer: AnyAnswerAt<'post', '/api/ocorrencia'>): Outcome {
  if (typeof answer !== 'object' || answer === null) return { kind: 'unknown' }
  if ('erros' in answer && Array.isArray(answer.erros)) return { kind: 'invalid', issues: answer.erros }
  if ('erro' in answer) return { kind: 'earlier' }
  return 'bop' in answer ? { kind: 'registered', answer } : { kind: 'unknown' }
}

import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { ApiError } from '../api/api-error.ts'
import { postJson } from '../api/post-json.ts'
import { outcomeOfAnswer, outcomeOfFailure, type Outcome } from './read-outcome.ts'

/** Milliseconds before each further try, always with the same key: it cannot be registered twice (SU-09). */
const waits = [2000, 5000, 10_000]

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
    return outcomeOfAnswer(answer)
  } catch (error) {
    return error instanceof ApiError ? outcomeOfFailure(error.status, error.body) : { kind: 'unknown' }
  }
}

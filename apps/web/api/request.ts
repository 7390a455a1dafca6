import { ApiError } from './api-error.ts'
import { tellFailure } from './failure-notice.ts'
import { counted } from './in-flight.ts'

/** AP-03. */
export const timeOutMs = 30_000

/** Waits between the tries of a GET; nothing else is tried twice. */
const retryAfterMs = [600, 1800]

/** Answers that may be better a moment later. */
const passing = new Set([0, 502, 503, 504])

type CallOptions = {
  headers?: Record<string, string>
  /** Lets an answer pass that is no success but has a meaning for the caller. */
  accepts?: (answer: Response) => boolean
}

/** Asks the service; `T` is the shape that the contract promises for this path. Failures are told, then thrown (ER-01). */
export async function getJson<T>(path: string, options?: CallOptions): Promise<T> {
  const answer = await call(path, { headers: { Accept: 'application/json', ...options?.headers } }, options)
  return (await answer.json()) as T
}

/** Sends JSON and reads JSON; an empty answer is undefined. */
export async function postJson<T>(path: string, body: unknown, options?: CallOptions): Promise<T> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json', ...options?.headers }
  const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(body) }, options)
  const text = await answer.text()
  return (text ? JSON.parse(text) : undefined) as T
}

/** Sends a multipart form; the answer comes as it is. */
export async function postForm(path: string, form: FormData, options?: CallOptions): Promise<Response> {
  return call(path, { method: 'POST', body: form, headers: { ...options?.headers } }, options)
}

async function call(path: string, init: RequestInit, options: CallOptions = {}): Promise<Response> {
  const tries = init.method === 'POST' ? [] : retryAfterMs
  return counted(async () => {
    for (let tried = 0; ; tried += 1) {
      const outcome = await ask(path, init, options)
      if (outcome instanceof Response) return outcome
      const wait = passing.has(outcome.status) ? tries[tried] : undefined
      if (wait === undefined) {
        tellFailure(outcome)
        throw outcome
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  })
}

async function ask(path: string, init: RequestInit, { accepts }: CallOptions): Promise<Response | ApiError> {
  try {
    const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(timeOutMs) })
    if (answer.ok || accepts?.(answer)) return answer
    return new ApiError(answer.status, await readBody(answer))
  } catch (cause) {
    return new ApiError(0, undefined, cause)
  }
}

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

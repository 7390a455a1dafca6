import { ApiError } from './api-error.ts'
import { noteStationTime } from '@delegacia/domain/language/station-time'
import { showFailure } from './failure-notice.ts'
import { counted } from '@delegacia/ui/notices/in-flight'

/** AP-03. */
const timeoutMs = 30_000

/** Waits between the tries of a call that changes nothing; no other is tried twice. */
const ownWaits = [600, 1800]

/** No answer, and answers that may be better a moment later. */
const retriable = new Set([0, 429, 502, 503, 504])

/** Where a service asks to wait longer than this, in milliseconds, the call is not repeated. */
const longestWaitMs = 10_000

export type CallOptions = {
  headers?: Record<string, string>
  /** Lets the caller drop the call: no message is shown then, and nothing is repeated. */
  signal?: AbortSignal
  /** Lets an answer pass that is no success but has a meaning for the caller. */
  accepts?: (answer: Response) => boolean
  /** For what the person did not ask for: a failure is thrown as ever, but no message is shown. */
  quiet?: boolean
  /** A POST that changes nothing (its input may not stand in an address): it is repeated like a GET. */
  safe?: boolean
  /** Its address is new each time: no cache can have the answer, which therefore says what time it is at the station. */
  fresh?: boolean
}

/** What is sent; without a method it is a GET. */
type CallInit = { method?: 'POST' | 'PATCH'; body?: BodyInit; headers?: Record<string, string> }

/** What came: its body is read within the timeout; `url` is where it finally came from, after redirects. */
export type Answer = {
  readonly status: number
  readonly url: string
  readonly headers: Headers
  readonly body: Blob
}

/** One call to the service with its timeout, retries and loading bar. Throws `ApiError` after a message to the person (ER-01). */
export async function call(path: string, init: CallInit, options: CallOptions = {}): Promise<Answer> {
  const waits = init.method === undefined || options.safe ? ownWaits : []
  return counted(async () => {
    for (let tried = 0; ; tried += 1) {
      const outcome = await ask(path, init, options)
      if (!(outcome instanceof ApiError)) return outcome
      const own = retriable.has(outcome.status) && outcome.waitMs <= longestWaitMs ? waits[tried] : undefined
      const wait = own && Math.max(own, outcome.waitMs)
      if (options.signal?.aborted) throw outcome
      if (wait === undefined) {
        if (!options.quiet) showFailure(outcome)
        throw outcome
      }
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  })
}

async function ask(path: string, init: CallInit, options: CallOptions): Promise<Answer | ApiError> {
  const limit = new AbortController()
  const abort = () => limit.abort()
  const timer = setTimeout(abort, timeoutMs)
  options.signal?.addEventListener('abort', abort)
  if (options.signal?.aborted) abort()
  try {
    const headers = { ...init.headers, ...options.headers }
    const answer = await fetch(path, { ...init, headers, signal: limit.signal })
    if (options.fresh || answer.headers.get('cache-control')?.includes('no-store'))
      noteStationTime(answer.headers.get('date'))
    const body = await answer.blob()
    if (answer.ok || options.accepts?.(answer))
      return { status: answer.status, url: answer.url, headers: answer.headers, body }
    return new ApiError(answer.status, await readBody(body), undefined, retryAfterMs(answer))
  } catch (cause) {
    return new ApiError(0, undefined, cause)
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', abort)
  }
}

/** Retry-After where it is a number of seconds, as our own server's is. */
const retryAfterMs = ({ headers }: Response) => Number(headers.get('retry-after')) * 1000 || 0

async function readBody(body: Blob): Promise<unknown> {
  const text = await body.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

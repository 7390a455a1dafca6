/** A call that failed: the server's status, or 0 where no answer came (no network, blocked, 30 s gone). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The answer as it came: parsed where it is JSON, else text; undefined without an answer. */
  readonly body: unknown

  /** How long the service asks us to wait, in milliseconds. */
  readonly waitMs: number

  constructor(status: number, body: unknown, cause?: unknown, waitMs = 0) {
    super(status === 0 ? 'no answer' : `answered ${status}`, { cause })
    this.status = status
    this.body = body
    this.waitMs = waitMs
  }
}

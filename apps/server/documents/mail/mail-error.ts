/**
 * Why a mail was not sent, without the address that libraries quote. A `permanent` one is not worth a retry: the order is
 * invalid, or the other server refused the mailbox for good.
 */
export class MailError extends Error {
  override name = 'MailError'
  readonly code: string
  readonly permanent: boolean

  constructor(code: string, permanent: boolean) {
    super(`Mail not sent: ${code}`)
    this.code = code
    this.permanent = permanent
  }
}

/** A library's error reduced to its code (`ECONNECTION`, `EENVELOPE 550`). */
export function toMailError(error: unknown): MailError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN'
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const aboutMailbox = code === 'EENVELOPE' && answer >= 500
  return new MailError(answer > 0 ? `${code} ${answer}` : code, aboutMailbox)
}

/** Has somebody attest when a signature was there (RFC 3161); one adapter a file. */
export type TimeStamp = {
  /** How many bytes a token is expected to take at most; nought when there is none. */
  readonly room: number
  /** A checked token over the SHA-256 of these bytes, or undefined when nobody is asked. Rejects with `TimeStampError`. */
  stamp(bytes: Buffer): Promise<Buffer | undefined>
}

/** For stations without an authority: seals tell the station's own time. */
export const noTimeStamp: TimeStamp = { room: 0, stamp: () => Promise.resolve(undefined) }

/** Why there is no trusted time now. */
export type TimeStampFault =
  /** Away, too slow, or not asked because it was so a moment ago. */
  | 'no-answer'
  /** Answered that it gives none. */
  | 'refused'
  /** What came is no token, or of a form that is not taken. */
  | 'unreadable'
  | 'wrong-nonce'
  | 'wrong-imprint'
  /** Minutes from our own clock: one of the two is wrong. */
  | 'wrong-time'
  | 'bad-signature'
  /** Its certificate is not for time stamps alone. */
  | 'no-authority'
  /** No certificate that the operator named stands behind it, or one on the way had expired. */
  | 'untrusted'

export class TimeStampError extends Error {
  override name = 'TimeStampError'
  readonly code: TimeStampFault

  constructor(code: TimeStampFault) {
    super(`No time stamp: ${code}`)
    this.code = code
  }
}

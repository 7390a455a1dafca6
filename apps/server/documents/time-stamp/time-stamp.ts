/** Gets a time stamp that attests when a signature existed (RFC 3161); one adapter a file. */
export type TimeStamp = {
  /** How many bytes a token is expected to take at most; 0 without an authority. */
  readonly room: number
  /** A checked token over the SHA-256 of these bytes, or undefined without an authority. Rejects with `TimeStampError`. */
  stamp(bytes: Buffer): Promise<Buffer | undefined>
}

/** For stations without an authority: seals hold the station's own time. */
export const noTimeStamp: TimeStamp = { room: 0, stamp: () => Promise.resolve(undefined) }

/** Why there is no trusted time now. */
export type TimeStampErrorCode =
  /** Away, too slow, or not queried so soon after a failure. */
  | 'no-answer'
  /** The authority refused. */
  | 'refused'
  /** The answer is no token, or of a form that is not accepted. */
  | 'unreadable'
  | 'wrong-nonce'
  | 'wrong-imprint'
  /** Minutes off our own clock: one of the two is wrong. */
  | 'wrong-time'
  | 'bad-signature'
  /** Its certificate is not for time stamps alone. */
  | 'no-authority'
  /** No chain leads to a certificate that the operator trusts, or one of the chain had expired. */
  | 'untrusted'

export class TimeStampError extends Error {
  override name = 'TimeStampError'
  readonly code: TimeStampErrorCode

  constructor(code: TimeStampErrorCode) {
    super(`No time stamp: ${code}`)
    this.code = code
  }
}

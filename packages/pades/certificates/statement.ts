/** What a revocation list or an answer about a status says of one certificate. */
export type Statement = {
  /** When it was so. */
  from: Date
  /** When there is a newer statement. */
  until: Date | undefined
  revokedSince: Date | undefined
}

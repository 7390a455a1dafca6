import { createHmac } from 'node:crypto'

/** What a digest is for: digests of two purposes never equal each other. */
type Purpose = 'idempotency' | 'request' | 'owner'

/**
 * HMAC-SHA-256 with the station's lookup key, by which something is recognised again that may not stand in the database:
 * who reads only the database can neither undo a digest nor make one.
 */
export type Lookup = (purpose: Purpose, text: string) => Buffer

export function createLookup(key: Buffer): Lookup {
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\n`).update(text).digest()
}

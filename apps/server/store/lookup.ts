import { createHmac } from 'node:crypto'
import type { IdentifierKind } from '@delegacia/domain/desk/identifiers/identifier'

/** What a digest is for; digests for different purposes never match. */
type Purpose = 'idempotency' | 'request' | 'owner' | 'reader' | `identifier/${IdentifierKind}`

/**
 * HMAC-SHA-256 with the station's lookup key, to recognise values that may not be stored in the database: a reader of the
 * database alone can neither reverse a digest nor make one.
 */
export type Lookup = (purpose: Purpose, text: string) => Buffer

export function createLookup(key: Buffer): Lookup {
  return (purpose, text) => createHmac('sha256', key).update(`${purpose}\n`).update(text).digest()
}

import { createHash, randomBytes } from 'node:crypto'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import type { Kysely } from 'kysely'
import { insertSignedDocument } from '../../store/documents/signed-documents.ts'
import type { Database } from '../../store/tables/tables.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { isOneLine } from './one-line.ts'

/** A document that a police authority signed, as the operator registers it. */
export type SignedDocument = {
  file: Buffer
  /** What it is, in Portuguese: `Ofício`. */
  kind: string
  number: string
  /** Who signed it, as people should read it. */
  signer: string
  issuedAt: Date
}

export type SignedDocumentRefusal = 'not-a-pdf' | 'known-already' | 'kind' | 'number' | 'signer'

/**
 * Makes a document known to the validation page and returns its code, `XXXX-XXXX-XXXX-XXXX`, which is shown only now. The
 * file itself is not stored: people compare its SHA-256.
 */
export async function registerSignedDocument(
  db: Kysely<Database>,
  { file, kind, number, signer, issuedAt }: SignedDocument,
): Promise<{ ok: true; code: string; sha256: string } | { ok: false; refusal: SignedDocumentRefusal }> {
  if (file.subarray(0, 5).toString('latin1') !== '%PDF-') return { ok: false, refusal: 'not-a-pdf' }
  for (const [field, text] of Object.entries({ kind, number, signer } as const))
    if (!isOneLine(text)) return { ok: false, refusal: field as SignedDocumentRefusal }
  const code = authenticationCode(randomBytes(15))
  const sha256 = createHash('sha256').update(file).digest()
  const row = {
    code_digest: digestOf(code),
    sha256,
    kind,
    number,
    signer,
    issued_at: issuedAt,
    revoked_at: null,
  }
  if (!(await insertSignedDocument(db, row))) return { ok: false, refusal: 'known-already' }
  return { ok: true, code, sha256: sha256.toString('hex') }
}

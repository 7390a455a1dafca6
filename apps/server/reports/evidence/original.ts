import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { Vault } from '../../store/keys/vault.ts'
import { piecePart } from './evidence-parts.ts'

/** A file whose pieces are read, and what decrypts them. */
export type StoredFile = { id: string; reportId: string; wrappedKey: Buffer }

/** Pieces read in one query: 2 MB. */
const atOnce = 8

/** The decrypted pieces of an original, in their order. */
export async function* readPieces(
  db: Kysely<Database>,
  vault: Vault,
  { id, reportId, wrappedKey }: StoredFile,
): AsyncGenerator<Buffer> {
  for (let next = 0; ; next += atOnce) {
    const rows = await db
      .selectFrom('evidence_pieces')
      .select(['number', 'body'])
      .where('evidence_id', '=', id)
      .where('number', '>=', next)
      .where('number', '<', next + atOnce)
      .orderBy('number')
      .execute()
    for (const { number, body } of rows)
      yield vault.decrypt(reportId, wrappedKey, piecePart(id, number), body)
    if (rows.length < atOnce) return
  }
}

/** Up to 20 MB in memory. */
export async function readOriginal(db: Kysely<Database>, vault: Vault, file: StoredFile): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of readPieces(db, vault, file)) pieces.push(piece)
  return Buffer.concat(pieces)
}

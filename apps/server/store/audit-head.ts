import type { Kysely } from 'kysely'
import type { Database } from './tables/tables.ts'

/** The last entry of the log of acts, by its number and hash. */
export type Head = { seq: number; hash: string }

export async function readHead(db: Kysely<Database>): Promise<Head> {
  const { seq, hash } = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirstOrThrow()
  return { seq: Number(seq), hash: hash.toString('hex') }
}

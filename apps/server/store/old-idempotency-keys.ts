import { sql, type Kysely } from 'kysely'
import type { Lookup } from './lookup.ts'
import type { Database } from './tables/tables.ts'

const batch = 500

/** Replaces Idempotency-Keys that older versions kept in the clear by their digests. Returns how many. */
export async function digestOldIdempotencyKeys(db: Kysely<Database>, lookup: Lookup): Promise<number> {
  for (let changed = 0; ;) {
    const rows = await db
      .selectFrom('reports')
      .select(['id', 'idempotency_key'])
      .where('idempotency_key', 'is not', null)
      .limit(batch)
      .execute()
    const digests = rows.map(({ idempotency_key: key }) => lookup('idempotency', key ?? ''))
    await sql`
      update reports set idempotency_digest = given.digest, idempotency_key = null
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${digests}::bytea[]) as given (id, digest)
      where reports.id = given.id`.execute(db)
    changed += rows.length
    if (rows.length < batch) return changed
  }
}

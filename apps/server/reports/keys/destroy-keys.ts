import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import { appendEvent } from '../events/append-event.ts'
import type { Database } from '../../store/tables/tables.ts'

/** Of which no row stays; a test compares what does with the schema. */
const deleted = [
  'thread_codes',
  'thread_visits',
  'thread_acts',
  'notices',
  'broken_glass',
  'outbox',
  'report_texts',
  'report_identifiers',
  'report_looks',
  'drafts',
  'risk_form_drafts',
] as const

/** How many reports are destroyed in one transaction. */
const batch = 500

const expired = (db: Kysely<Database>, before: Date) =>
  db.selectFrom('reports').where('registered_at', '<', before).where('key_destroyed_at', 'is', null)

export async function countExpired(db: Kysely<Database>, before: Date): Promise<number> {
  const { count } = await expired(db, before)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Makes reports registered before an instant unreadable for good: erases their keys, and what is encrypted with them. What
 * remains identifies nobody: number, unit, crime, municipality, times, digests, and who sealed the document. When it is
 * interrupted, the next call continues. Returns how many.
 */
export async function destroyKeys(db: Kysely<Database>, before: Date): Promise<number> {
  for (let destroyed = 0; ;) {
    const count = await destroyBatch(db, before)
    destroyed += count
    if (count < batch) return destroyed
  }
}

function destroyBatch(db: Kysely<Database>, before: Date): Promise<number> {
  const nothing = Buffer.alloc(0)
  return db.transaction().execute(async (trx) => {
    const rows = await expired(trx, before)
      .select('id')
      .orderBy('registered_at')
      .limit(batch)
      .forUpdate()
      .execute()
    // One parameter for all ids: a statement cannot have more than 65,535.
    const ids = sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`
    await trx.updateTable('papers').set({ body: nothing }).where('report_id', '=', ids).execute()
    await destroyEvidence(trx, ids)
    await trx.updateTable('interviews').set({ notes: nothing }).where('report_id', '=', ids).execute()
    for (const table of deleted) await trx.deleteFrom(table).where('report_id', '=', ids).execute()
    await trx
      .updateTable('signature_requests')
      .set({ body: nothing, refusal: null })
      .where('report_id', '=', ids)
      .execute()
    for (const { id: report } of rows)
      await appendEvent(trx, {
        report,
        event: { kind: 'destroyed', by: { kind: 'station' } },
        now: new Date(),
      })
    await trx
      .updateTable('reports')
      .set({ wrapped_key: nothing, body: nothing, key_destroyed_at: sql<Date>`now()` })
      .where('id', '=', ids)
      .execute()
    return rows.length
  })
}

/** Of each file its kind, size, times and digest remain, as in the event that says that it arrived. */
async function destroyEvidence(trx: Transaction<Database>, ids: RawBuilder<string>): Promise<void> {
  const files = trx.selectFrom('evidence').select('id').where('report_id', '=', ids)
  for (const table of ['evidence_pieces', 'evidence_copies', 'evidence_jobs'] as const)
    await trx.deleteFrom(table).where('evidence_id', 'in', files).execute()
  await trx.deleteFrom('evidence').where('report_id', '=', ids).where('received_at', 'is', null).execute()
  await trx
    .updateTable('evidence')
    .set({ name: Buffer.alloc(0) })
    .where('report_id', '=', ids)
    .execute()
}

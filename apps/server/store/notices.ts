import { randomUUID } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './tables/tables.ts'

/** A report whose citizen may not know of everything yet, and until when they know. */
export type DueNotice = { report_id: string; told_until: Date; since: Date }

/** Turns notices on, for later events only, or off. */
export async function keepNotices(
  trx: Transaction<Database>,
  reportId: string,
  wanted: boolean,
  now: Date,
): Promise<void> {
  if (!wanted) return void (await trx.deleteFrom('notices').where('report_id', '=', reportId).execute())
  await trx
    .insertInto('notices')
    .values({ report_id: reportId, told_until: now })
    .onConflict((conflict) => conflict.column('report_id').doNothing())
    .execute()
}

export async function areNoticesWanted(db: Kysely<Database>, reportId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notices')
    .select('report_id')
    .where('report_id', '=', reportId)
    .executeTakeFirst()
  return row !== undefined
}

/** The next reports, in the order of their ids, with an event after the last letter and the last visit. */
export function findUntold(
  db: Kysely<Database>,
  until: Date,
  after: string,
  limit: number,
): Promise<DueNotice[]> {
  return db
    .selectFrom('notices')
    .leftJoin('thread_visits', 'thread_visits.report_id', 'notices.report_id')
    .select(['notices.report_id', 'told_until', sql<Date>`greatest(told_until, seen_at)`.as('since')])
    .where('notices.report_id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('report_events')
          .select(sql`1`.as('one'))
          .whereRef('report_events.report_id', '=', 'notices.report_id')
          .where(
            sql<boolean>`coalesce((payload ->> 'leavesAt')::timestamptz, at) > greatest(told_until, seen_at)`,
          )
          .where(sql<boolean>`coalesce((payload ->> 'leavesAt')::timestamptz, at) <= ${until}`),
      ),
    )
    .orderBy('notices.report_id')
    .limit(limit)
    .execute()
}

/** Adds the letter that tells of everything until `told`; another server that did so first leaves nothing to do. */
export function addNotice(
  db: Kysely<Database>,
  { report_id, told_until }: DueNotice,
  told: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Locked first as where a report is destroyed, so that neither waits for the other in a circle.
    const report = await trx
      .selectFrom('reports')
      .select('id')
      .where('id', '=', report_id)
      .where('key_destroyed_at', 'is', null)
      .forKeyShare()
      .executeTakeFirst()
    if (!report) return false
    const { numUpdatedRows } = await trx
      .updateTable('notices')
      .set({ told_until: told })
      .where('report_id', '=', report_id)
      .where('told_until', '=', told_until)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await addJob(trx, report_id)
    return true
  })
}

/** A report has one waiting letter at most: two pieces of news are one letter. */
async function addJob(trx: Transaction<Database>, reportId: string): Promise<void> {
  const open = { attempts: 0, leased_until: null, leased_by: null, done_at: null, due_at: sql<Date>`now()` }
  await trx
    .insertInto('outbox')
    .values({ ...open, id: randomUUID(), kind: 'notice', report_id: reportId })
    .onConflict((conflict) =>
      conflict
        .columns(['report_id', 'kind'])
        .doUpdateSet({ ...open, id: sql<string>`excluded.id` })
        .where('outbox.done_at', 'is not', null),
    )
    .execute()
}

import { sql, type Kysely } from 'kysely'
import type { Database } from './tables/tables.ts'

/** Looks within this time are one visit. */
const oneVisit = sql.raw(`interval '20 minutes'`)

/** Notes a look, and returns when the visit before this one was. */
export async function noteVisit(
  db: Kysely<Database>,
  reportId: string,
  now: Date,
): Promise<Date | undefined> {
  const { before_at } = await db
    .insertInto('thread_visits')
    .values({ report_id: reportId, seen_at: now, before_at: null })
    .onConflict((conflict) =>
      conflict.column('report_id').doUpdateSet({
        seen_at: sql<Date>`excluded.seen_at`,
        before_at: sql<Date>`case
          when thread_visits.seen_at < excluded.seen_at - ${oneVisit} then thread_visits.seen_at
          else thread_visits.before_at end`,
      }),
    )
    .returning('before_at')
    .executeTakeFirstOrThrow()
  return before_at ?? undefined
}

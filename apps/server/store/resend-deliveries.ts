import { sql, type Kysely } from 'kysely'
import type { Database } from './tables/tables.ts'

/** Announces again, at once, what receivers have not confirmed: of these reports, or of all. Returns how many deliveries. */
export async function resend(db: Kysely<Database>, reports?: readonly string[]): Promise<number> {
  const due = await db
    .updateTable('deliveries')
    .set({ announced_at: null, dead_at: null, attempts: 0, due_at: sql<Date>`now()` })
    .where('confirmed_at', 'is', null)
    .$if(reports !== undefined, (query) =>
      query.where('report_id', '=', sql<string>`any(${reports ?? []}::uuid[])`),
    )
    .returning('place')
    .execute()
  return due.length
}

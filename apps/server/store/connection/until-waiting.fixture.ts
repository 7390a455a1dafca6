import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'

/** Resolves once so many connections of this database wait for a lock: what a test starts has come as far as it can. */
export async function untilWaiting(db: Kysely<Database>, count: number): Promise<void> {
  for (let turn = 0; turn < 1000; turn += 1) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if ((rows[0]?.waiting ?? 0) >= count) return
    await sleep(20)
  }
  throw new Error('Nothing waits')
}

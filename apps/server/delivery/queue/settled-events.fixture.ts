import { sql, type Kysely } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../store/tables/tables.ts'

/**
 * Waits until nothing that happened so far can be told a receiver that is added from now on: the transactions of tests beside
 * this one, in other databases of the cluster, hold the horizon back for as long as they live.
 */
export const settledEvents = (db: Kysely<Database>): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ settled: boolean }>`
        select coalesce(max(xact), '0'::xid8) < pg_snapshot_xmin(pg_current_snapshot()) as settled
        from report_events`.execute(db)
      if (rows[0]?.settled !== true) throw new Error('another transaction holds the horizon')
    },
    { timeout: 60_000 },
  )

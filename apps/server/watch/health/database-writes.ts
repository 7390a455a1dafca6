import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { ReadinessCheck } from '../../base/http/readiness.ts'

/** The database takes what is written: it is no standby, nor set to read only. One that does not answer has its own check. */
export const databaseWrites = (db: Kysely<Database>): ReadinessCheck => ({
  failure: 'standby',
  isWell: () =>
    sql<{ writes: boolean }>`
      select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writes`
      .execute(db)
      .then(
        ({ rows: [row] }) => row?.writes === true,
        () => true,
      ),
})

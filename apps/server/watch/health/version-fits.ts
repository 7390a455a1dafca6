import type { Kysely } from 'kysely'
import { mayWork } from '../../store/connection/compatibility.ts'
import { newestMigration } from '../../store/migrate.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { ReadinessCheck } from '../../base/http/readiness.ts'

/** No newer version has taken away what this one needs of the tables. A database that does not answer has its own check. */
export const versionFits = (db: Kysely<Database>, newest: string = newestMigration): ReadinessCheck => ({
  failure: 'version',
  isWell: () => mayWork(db, newest).catch(() => true),
})

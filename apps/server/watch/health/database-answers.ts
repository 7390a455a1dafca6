import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import type { ReadinessCheck } from '../../base/http/readiness.ts'

export const databaseAnswers = (db: Kysely<Database>): ReadinessCheck => ({
  failure: 'database',
  isWell: async () => {
    await sql`select 1`.execute(db)
    return true
  },
})

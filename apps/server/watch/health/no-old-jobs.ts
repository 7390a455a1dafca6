import type { Kysely } from 'kysely'
import { hasJobOlderThan } from '../../store/outbox.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { ReadinessCheck } from '../../base/http/readiness.ts'

const oldest = 600

/** No report has waited longer than ten minutes for its document or its letter. */
export const noOldJobs = (db: Kysely<Database>): ReadinessCheck => ({
  failure: 'jobs',
  isWell: async () => !(await hasJobOlderThan(db, oldest)),
})

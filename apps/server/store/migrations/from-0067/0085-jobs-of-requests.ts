import type { Kysely, Migration } from 'kysely'

/** The request that asked for a job, so that the log's lines of both are found together. */
export const jobsOfRequests: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('outbox').addColumn('request_id', 'text').execute()
  },
}

import { sql, type Kysely, type Migration } from 'kysely'

/** What a receiver has not confirmed is read from its deliveries: one that confirmed says nothing about another. */
export const marksByReceiver: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table report_progress drop column undelivered`.execute(db)
  },
}

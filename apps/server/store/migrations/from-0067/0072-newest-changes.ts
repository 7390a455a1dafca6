import { sql, type Kysely, type Migration } from 'kysely'

/** The newest events of a report that make a version, without reading through its looks and deliveries (`quietKinds`). */
export const newestChanges: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create index report_events_changes on report_events (report_id, seq)
      where kind not in (
        'opened', 'delivered', 'deliveryFailed', 'noticesAsked', 'readerCodeGiven', 'readerCodeRevoked'
      )`.execute(db)
  },
}

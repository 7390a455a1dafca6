import { sql, type Kysely, type Migration } from 'kysely'

/** What waits for a decision stands in the queues: the rows of such reports are written anew at the station's next look. */
export const waitingDecisions: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      update report_progress set next_change_at = registered_at
      where report_id in (select report_id from report_events where kind in ('appealed', 'crimeDisagreed'))`.execute(
      db,
    )
  },
}

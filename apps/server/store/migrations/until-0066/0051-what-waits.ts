import { sql, type Kysely, type Migration } from 'kysely'

/** A message and a file have clocks of their own, in closed reports too: such rows are written anew at the station's next look. */
export const whatWaits: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      update report_progress set next_change_at = registered_at
      where unanswered_since is not null or report_id in (
        select report_id from report_events where kind in ('evidenceReceived', 'correctionAnswered'))`.execute(
      db,
    )
  },
}

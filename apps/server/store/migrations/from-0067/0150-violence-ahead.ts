import { sql, type Kysely, type Migration } from 'kysely'

/** Violence stands before all that is not urgent while something of it is due; rows are written anew at the station's next look. */
export const violenceAhead: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table report_progress add column stands_ahead boolean not null default false`.execute(db)
    await sql`
      create index report_progress_order
      on report_progress (unit_id, is_urgent desc, stands_ahead desc, due_at, registered_at, report_id)
      where is_open`.execute(db)
    await sql`
      create index report_progress_answers
      on report_progress (unit_id, is_urgent desc, stands_ahead desc, due_at, registered_at, report_id)
      where is_open and waits_citizen`.execute(db)
    await sql`update report_progress set next_change_at = registered_at where is_open`.execute(db)
  },
}

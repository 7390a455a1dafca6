import { sql, type Kysely, type Migration } from 'kysely'

/**
 * What is said of a paper after it was sealed: that it is cancelled, or holds again. Rows are only ever added, and the
 * database itself refuses anything else. What its seal says is kept beside the paper, since it outlives its file.
 */
export const paperMarks: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      alter table papers
        add column seal_valid_until timestamptz,
        add column seal_time_trusted boolean,
        add column seal_time_by text`.execute(db)
    await sql`
      create table paper_marks (
        id bigint generated always as identity primary key,
        report_id uuid not null references reports (id),
        kind text not null check (kind in ('cancelled', 'restored')),
        reason text check ((kind = 'cancelled') = (reason is not null)),
        marked_by text not null,
        marked_at timestamptz not null
      )`.execute(db)
    await sql`create index paper_marks_report on paper_marks (report_id, id)`.execute(db)
    await sql`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of % are only added', tg_table_name using errcode = 'insufficient_privilege';
      end $$`.execute(db)
    await sql`
      create trigger paper_marks_are_only_added before update or delete or truncate on paper_marks
      for each statement execute function refuse_change()`.execute(db)
  },
}

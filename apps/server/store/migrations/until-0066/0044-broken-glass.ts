import { sql, type Kysely, type Migration } from 'kysely'

const setting = (name: string) => sql.raw(`nullif(current_setting('desk.${name}', true), '')`)

/**
 * One report of another unit, for an hour. The second wall has a door for it: besides the reports of its units a transaction
 * sees the one that it names, while the officer that it names has broken the glass for it.
 */
export const brokenGlass: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table broken_glass (
        officer_id uuid not null references officers (id),
        report_id uuid not null references reports (id),
        broken_at timestamptz not null,
        until timestamptz not null check (until <= broken_at + interval '60 minutes'),
        primary key (officer_id, report_id, broken_at)
      )`.execute(db)
    await sql`alter table broken_glass enable row level security`.execute(db)
    await sql`
      create policy own on broken_glass using (officer_id = ${setting('officer')}::uuid)
      with check (officer_id = ${setting('officer')}::uuid)`.execute(db)
    await sql`
      create policy by_glass on report_units for select using (
        report_id = ${setting('glass')}::uuid
        and exists (
          select 1 from broken_glass glass
          where glass.report_id = report_units.report_id
            and glass.officer_id = ${setting('officer')}::uuid
            and glass.until > ${setting('now')}::timestamptz
        )
      )`.execute(db)
    // Numbers are counted up and no secret; everything else of the report stays behind the wall.
    await sql`
      create function report_of_any_unit(number text) returns table (report_id uuid, unit_id integer)
      language sql stable security definer set search_path = public, pg_temp as $$
        select held.report_id, held.unit_id
        from reports join report_units held on held.report_id = reports.id
        where reports.bop = number
      $$`.execute(db)
    await sql`revoke all on function report_of_any_unit from public`.execute(db)
    await sql`
      create table seen_alerts (
        entry bigint primary key,
        officer_id uuid not null references officers (id),
        seen_at timestamptz not null
      )`.execute(db)
    await sql`create index audit_entries_alerts on audit_entries (seq) where act = 'entre-unidades'`.execute(
      db,
    )
  },
}

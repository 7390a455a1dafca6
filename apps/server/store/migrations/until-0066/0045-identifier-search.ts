import { sql, type Kysely, type Migration } from 'kysely'

/**
 * Search by an exact identifier. The function runs with the owner's rights and tells of another unit's report only that there
 * is one; of a report with danger nearby another unit learns nothing, as who searches may be the one she fears.
 */
export const identifierSearch: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create table desk_searches (
        officer_id uuid primary key references officers (id),
        day date not null,
        count integer not null
      )`.execute(db)
    await sql`
      create function search_identifier(wanted_kind text, wanted bytea)
      returns table (unit_id integer, report_id uuid, bop text)
      language sql stable security definer set search_path = public, pg_temp as $$
        with units as (select nullif(current_setting('desk.units', true), '')::integer[] as own)
        select distinct held.unit_id,
          case when held.unit_id = any(own) then reports.id end,
          case when held.unit_id = any(own) then reports.bop end
        from units
        join report_identifiers found on found.kind = wanted_kind and found.digest = wanted
        join report_units held on held.report_id = found.report_id
        join reports on reports.id = found.report_id
        where reports.key_destroyed_at is null
          and (held.unit_id = any(own) or not exists (
            select 1 from report_events first
            where first.report_id = found.report_id and first.seq = 1 and (first.payload->>'atHome')::boolean
          ))
        order by 3 nulls last, 1
        limit 50
      $$`.execute(db)
    await sql`revoke execute on function search_identifier from public`.execute(db)
    // For the log of what was refused: an id is known to anybody who was told it, and a number is no secret.
    await sql`
      create function report_number(report uuid) returns text language sql stable security definer
      set search_path = public, pg_temp as $$ select bop from reports where id = report $$`.execute(db)
    await sql`revoke execute on function report_number from public`.execute(db)
  },
}

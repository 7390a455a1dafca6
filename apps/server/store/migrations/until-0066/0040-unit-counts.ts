import { sql, type Kysely, type Migration } from 'kysely'

/**
 * What became of the reports of a time, by the unit that was given them first. With the owner's rights, so that the role of
 * lists gets counts and no event; an answer that was taken back before it left is none.
 */
export const unitCounts: Migration = {
  async up(db: Kysely<never>) {
    await sql`
      create function unit_counts(counted_from timestamptz, counted_to timestamptz, counted_until timestamptz)
      returns table (unit_id integer, received integer, looked integer, median double precision,
        corrected integer, wrote integer, answered integer)
      language sql stable security definer set search_path = public, pg_temp as $$
        with given as (
          select first.report_id, first.at, (first.payload ->> 'unit')::integer as unit
          from reports join report_events first on first.report_id = reports.id and first.seq = 1
          where reports.registered_at >= counted_from and reports.registered_at < counted_to
        ),
        history as (
          select event.*, coalesce((event.payload ->> 'leavesAt')::timestamptz, event.at) as told_at,
            exists (
              select 1 from report_events back
              where event.kind = 'messageOut' and back.report_id = event.report_id
                and back.kind = 'takenBack' and back.payload ->> 'event' = event.id::text
            ) as is_back
          from given join report_events event on event.report_id = given.report_id
        ),
        told as (
          select given.unit, given.at,
            min(event.told_at) filter (
              where event.kind = 'opened' and (event.author ->> 'unit')::integer = given.unit) as looked_at,
            bool_or(event.kind = 'correctionAnswered') as corrected,
            min(event.told_at) filter (where event.kind = 'messageIn') as wrote_at,
            max(event.told_at) filter (where event.kind = 'messageOut' and not event.is_back) as answered_at
          from given join history event on event.report_id = given.report_id and event.told_at < counted_until
          group by given.report_id, given.unit, given.at
        )
        select unit, count(*)::integer, count(looked_at)::integer,
          percentile_cont(0.5) within group (order by extract(epoch from looked_at - at)::float / 3600),
          count(*) filter (where corrected)::integer, count(wrote_at)::integer,
          count(*) filter (where answered_at > wrote_at)::integer
        from told group by unit
      $$`.execute(db)
    await sql`revoke execute on function unit_counts from public`.execute(db)
  },
}

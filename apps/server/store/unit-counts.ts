import type { UnitCounts } from '@delegacia/domain/desk/figures/unit-figures'
import { sql, type Kysely } from 'kysely'
import type { Database } from './tables.ts'

/** Reports that were registered in a time, and what had happened to them until an instant. */
export type CountedTime = { from: Date; to: Date; until: Date }

type Row = {
  unit: string
  received: number
  looked: number
  median: number | null
  corrected: number
  wrote: number
  answered: number
}

/** What became of the reports of a time, by the unit that was given them first; of each report its events alone count. */
export async function countByUnit(
  db: Kysely<Database>,
  { from, to, until }: CountedTime,
): Promise<UnitCounts[]> {
  const { rows } = await sql<Row>`
    with given as (
      select first.report_id, first.at, (first.payload ->> 'unit')::integer as unit
      from reports join report_events first on first.report_id = reports.id and first.seq = 1
      where reports.registered_at >= ${from} and reports.registered_at < ${to}
    ),
    told as (
      select given.unit, given.at,
        min(event.at) filter (
          where event.kind = 'opened' and (event.author ->> 'unit')::integer = given.unit) as looked_at,
        bool_or(event.kind = 'correctionAnswered') as corrected,
        min(event.at) filter (where event.kind = 'messageIn') as wrote_at,
        max(event.at) filter (where event.kind = 'messageOut') as answered_at
      from given join report_events event on event.report_id = given.report_id and event.at < ${until}
      group by given.report_id, given.unit, given.at
    )
    select name as unit, count(*)::integer as received, count(looked_at)::integer as looked,
      percentile_cont(0.5) within group (order by extract(epoch from looked_at - at)::float / 3600) as median,
      count(*) filter (where corrected)::integer as corrected,
      count(wrote_at)::integer as wrote,
      count(*) filter (where answered_at > wrote_at)::integer as answered
    from told join police_units on police_units.id = told.unit
    group by name order by name`.execute(db)
  return rows.map(({ median, ...counts }) => ({ ...counts, medianHours: median ?? undefined }))
}

import { sql, type Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'
import type { CountedTime } from './unit-counts.ts'

/** How many reports of each crime were registered in a time; a crime without any has no row. */
export async function countByCrime(
  db: Kysely<Database>,
  { from, to }: CountedTime,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('reports')
    .select(({ fn }) => ['crime', fn.countAll<string>().as('count')])
    .where('registered_at', '>=', from)
    .where('registered_at', '<', to)
    .groupBy('crime')
    .execute()
  return new Map(rows.map(({ crime, count }) => [crime, Number(count)]))
}

type Looks = { looked: number; median: number | null }

/** Of the reports of a time, how many somebody of their unit had opened until an instant, and the median of the hours until then. */
export async function countLooks(
  db: Kysely<Database>,
  { from, to, until }: CountedTime,
): Promise<{ looked: number; medianHours: number | undefined }> {
  const { rows } = await sql<Looks>`
    with looks as (
      select min(extract(epoch from event.at - first.at)::float / 3600) as hours
      from reports
      join report_events first on first.report_id = reports.id and first.seq = 1
      join report_events event on event.report_id = reports.id and event.kind = 'opened'
        and (event.author ->> 'unit')::integer = (first.payload ->> 'unit')::integer and event.at < ${until}::timestamptz
      where reports.registered_at >= ${from}::timestamptz and reports.registered_at < ${to}::timestamptz
      group by reports.id
    )
    select count(*)::integer as looked, percentile_cont(0.5) within group (order by hours) as median from looks`.execute(
    db,
  )
  const { looked = 0, median = null } = rows[0] ?? {}
  return { looked, medianHours: median ?? undefined }
}

/** How many reports of a time some other system had confirmed until an instant; undefined where none was connected by then. */
export async function countDelivered(
  db: Kysely<Database>,
  { from, to, until }: CountedTime,
): Promise<number | undefined> {
  const connected = await db
    .selectFrom('receivers')
    .select('id')
    .where('created_at', '<', until)
    .limit(1)
    .executeTakeFirst()
  if (!connected) return undefined
  const { count } = await db
    .selectFrom('reports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('registered_at', '>=', from)
    .where('registered_at', '<', to)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('deliveries')
          .select('deliveries.event_id')
          .whereRef('deliveries.report_id', '=', 'reports.id')
          .where('deliveries.confirmed_at', '<', until),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

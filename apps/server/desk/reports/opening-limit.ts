import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

const hourMs = 3_600_000

/** How many reports an officer has opened within the last hour, and when the first of them is an hour ago. */
export async function recentOpenings(
  db: Kysely<Database>,
  officer: string,
  now: Date,
): Promise<{ feitas: number; ate?: string }> {
  const row = await db
    .selectFrom('desk_openings')
    .select('times')
    .where('officer_id', '=', officer)
    .executeTakeFirst()
  const recent =
    row?.times.map((time) => time.getTime()).filter((time) => time > now.getTime() - hourMs) ?? []
  const ate = new Date(Math.min(...recent) + hourMs)
  return { feitas: recent.length, ...(recent.length > 0 && { ate: ate.toISOString() }) }
}

/** Counts one opening more; false, and counts nothing, where that would be too many. Openings of one officer wait here. */
export async function countOpening(
  trx: Transaction<Database>,
  officer: string,
  { now, limit }: { now: Date; limit: number },
): Promise<boolean> {
  if (limit < 1) return false
  const recent = sql`array(select t from unnest(desk_openings.times) t where t > ${new Date(now.getTime() - hourMs)})`
  const { rows } = await sql`
    insert into desk_openings (officer_id, times) values (${officer}, array[${now}::timestamptz])
    on conflict (officer_id) do update set times = ${recent} || excluded.times
    where cardinality(${recent}) < ${limit}
    returning 1`.execute(trx)
  return rows.length > 0
}

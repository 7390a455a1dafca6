import { sql, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

const hourMs = 3_600_000

/** How many reports an officer has opened within the last hour. */
export async function countOpenings(trx: Transaction<Database>, officer: string, now: Date): Promise<number> {
  const row = await trx
    .selectFrom('desk_openings')
    .select('times')
    .where('officer_id', '=', officer)
    .executeTakeFirst()
  return row?.times.filter((time) => time.getTime() > now.getTime() - hourMs).length ?? 0
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

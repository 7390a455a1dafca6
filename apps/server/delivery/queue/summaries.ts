import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

export type DeliverySummary = { waiting: number; dead: number; oldestMinutes: number }

/** What each receiver has not confirmed: how much, how old, and how much of it nobody tries any more. */
export async function summariesOf(db: Kysely<Database>): Promise<Map<string, DeliverySummary>> {
  const rows = await db
    .selectFrom('deliveries')
    .select(({ fn }) => [
      'receiver_id',
      fn.countAll<string>().as('waiting'),
      fn.count<string>('dead_at').as('dead'),
      sql<number>`floor(extract(epoch from now() - min(listed_at)) / 60)::integer`.as('oldest'),
    ])
    .where('confirmed_at', 'is', null)
    .groupBy('receiver_id')
    .execute()
  return new Map(
    rows.map(({ receiver_id, waiting, dead, oldest }) => [
      receiver_id,
      { waiting: Number(waiting), dead: Number(dead), oldestMinutes: oldest },
    ]),
  )
}

import { sql, type Kysely, type Selectable } from 'kysely'
import type { DeliveriesTable } from '../../store/tables/delivery-tables.ts'
import type { Database } from '../../store/tables/tables.ts'

export type ListedDelivery = Pick<
  Selectable<DeliveriesTable>,
  'event_id' | 'place' | 'kind' | 'occurred_at' | 'report_id'
> & { bop: string }

export const deliveriesAtOnce = 200

/**
 * The deliveries of a receiver after a place, or those that it has not confirmed; oldest first, one more than a page. They
 * end before what an officer may still take back: a receiver that goes by places would never hear of it.
 */
export async function readDeliveries(
  db: Kysely<Database>,
  receiver: string,
  after: string | undefined,
): Promise<ListedDelivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .innerJoin('reports', 'reports.id', 'deliveries.report_id')
    .select(['event_id', 'place', 'kind', 'occurred_at', 'report_id', 'bop'])
    .select(sql<boolean>`occurred_at > now() and kind = 'notHere'`.as('is_leaving'))
    .where('receiver_id', '=', receiver)
    .$if(after === undefined, (query) => query.where('confirmed_at', 'is', null))
    .$if(after !== undefined, (query) => query.where('place', '>', after ?? ''))
    .orderBy('place')
    .limit(deliveriesAtOnce + 1)
    .execute()
  const leaving = rows.findIndex(({ is_leaving }) => is_leaving)
  return leaving < 0 ? rows : rows.slice(0, leaving)
}

export async function markAnnounced(
  db: Kysely<Database>,
  receiver: string,
  events: readonly string[],
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ announced_at: sql<Date>`now()` })
    .where('receiver_id', '=', receiver)
    .where('event_id', '=', sql<string>`any(${events}::uuid[])`)
    .where('announced_at', 'is', null)
    .execute()
}

/** Whether this report was announced to this receiver: it reads no other. */
export async function isAnnounced(db: Kysely<Database>, receiver: string, report: string): Promise<boolean> {
  const row = await db
    .selectFrom('deliveries')
    .select('place')
    .where('receiver_id', '=', receiver)
    .where('report_id', '=', report)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function markFetched(db: Kysely<Database>, receiver: string, report: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ fetched_at: sql<Date>`now()` })
    .where('receiver_id', '=', receiver)
    .where('report_id', '=', report)
    .where('confirmed_at', 'is', null)
    .execute()
}

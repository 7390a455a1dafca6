import { bringsContent } from '@delegacia/domain/desk/delivery/delivered-types'
import type { DeliveryWay } from '@delegacia/domain/desk/events/event-parts'
import { sql, type Kysely } from 'kysely'
import { appendEvent } from '../../reports/events/append-event.ts'
import type { Database } from '../../store/tables/tables.ts'

type Confirmation = {
  receiver: { id: string; name: string; way: DeliveryWay }
  event: string
  receiptNumber: string
  now: Date
}

export type ConfirmResult =
  | { ok: true; report: string; receiptNumber: string; at: Date }
  /** `another`: confirmed before with another number, which stands. `unread`: the report was not fetched since. */
  | { ok: false; refusal: 'unknown' | 'unread' | 'another' }

/**
 * Keeps the receipt number of a receiver and tells it to the report's history, both or neither. The same confirmation any
 * number of times is one.
 */
export function confirmDelivery(
  db: Kysely<Database>,
  { receiver, event, receiptNumber, now }: Confirmation,
): Promise<ConfirmResult> {
  return db.transaction().execute(async (trx): Promise<ConfirmResult> => {
    const delivery = await trx
      .selectFrom('deliveries')
      .selectAll()
      .where('receiver_id', '=', receiver.id)
      .where('event_id', '=', event)
      .forUpdate()
      .executeTakeFirst()
    if (!delivery) return { ok: false, refusal: 'unknown' }
    const { report_id: report, kind, confirmed_at: before, receipt_number: number } = delivery
    if (before)
      return number === receiptNumber
        ? { ok: true, report, receiptNumber, at: before }
        : { ok: false, refusal: 'another' }
    if (bringsContent(kind) && !delivery.fetched_at && !(await isDestroyed(trx, report)))
      return { ok: false, refusal: 'unread' }
    await trx
      .updateTable('deliveries')
      .set({
        receipt_number: receiptNumber,
        confirmed_at: now,
        announced_at: sql<Date>`coalesce(announced_at, now())`,
        dead_at: null,
        leased_by: null,
        leased_until: null,
      })
      .where('receiver_id', '=', receiver.id)
      .where('event_id', '=', event)
      .execute()
    // A history that has ended takes no further line; the receipt is kept with the delivery.
    if (bringsContent(kind))
      await appendEvent(trx, {
        report,
        event: {
          kind: 'delivered',
          by: { kind: 'station' },
          way: receiver.way,
          receiver: receiver.name,
          receiptNumber,
        },
        now,
      })
    return { ok: true, report, receiptNumber, at: now }
  })
}

async function isDestroyed(db: Kysely<Database>, report: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('key_destroyed_at')
    .where('id', '=', report)
    .executeTakeFirst()
  return !row || row.key_destroyed_at !== null
}

/** The same for everything of a report that waits: one receipt for a package. */
export async function confirmReport(
  db: Kysely<Database>,
  { report, ...rest }: Omit<Confirmation, 'event'> & { report: string },
): Promise<ConfirmResult> {
  const open = await db
    .selectFrom('deliveries')
    .select('event_id')
    .where('receiver_id', '=', rest.receiver.id)
    .where('report_id', '=', report)
    .where('confirmed_at', 'is', null)
    .orderBy('place')
    .execute()
  let last: ConfirmResult = { ok: false, refusal: 'unknown' }
  for (const { event_id: event } of open) {
    last = await confirmDelivery(db, { ...rest, event })
    if (!last.ok) return last
  }
  return last
}

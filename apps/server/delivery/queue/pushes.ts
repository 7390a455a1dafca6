import type { DeliveredKind } from '@delegacia/domain/desk/delivery/delivered-types'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** One attempt to announce an event to a receiver. */
export type Push = {
  receiver_id: string
  event_id: string
  report_id: string
  place: string
  kind: DeliveredKind
  occurred_at: Date
  attempts: number
  bop: string
  address: string
  allows_private: boolean
}

type Claim = { worker: string; busy: readonly string[]; perReceiver: number; leaseSeconds: number }

/**
 * Takes what is due, a few for each receiver that is not busy. Of one report only the oldest unannounced event is ever
 * taken, so that a receiver hears of them in their order.
 */
export async function claimPushes(
  db: Kysely<Database>,
  { worker, busy, perReceiver, leaseSeconds }: Claim,
): Promise<Push[]> {
  const { rows } = await sql<Push>`
    with due as (
      select one.receiver_id, one.event_id from receivers
      cross join lateral (
        select delivery.receiver_id, delivery.event_id from deliveries delivery
        where delivery.receiver_id = receivers.id and delivery.announced_at is null
          and delivery.dead_at is null and delivery.due_at <= now()
          and (delivery.kind <> 'notHere' or delivery.occurred_at <= now())
          and (delivery.leased_until is null or delivery.leased_until < now())
          and not exists (
            select 1 from deliveries earlier
            where earlier.receiver_id = delivery.receiver_id and earlier.report_id = delivery.report_id
              and earlier.announced_at is null and earlier.place < delivery.place
          )
        order by delivery.place limit ${perReceiver}
        for update of delivery skip locked
      ) one
      where receivers.way = 'envio' and receivers.revoked_at is null and receivers.stopped_at is null
        and receivers.id <> all(${[...busy]}::uuid[])
    )
    update deliveries set
      leased_by = ${worker},
      leased_until = now() + make_interval(secs => ${leaseSeconds}),
      attempts = attempts + 1
    from due, receivers, reports
    where deliveries.receiver_id = due.receiver_id and deliveries.event_id = due.event_id
      and receivers.id = deliveries.receiver_id and reports.id = deliveries.report_id
    returning deliveries.receiver_id, deliveries.event_id, deliveries.report_id, place, kind, occurred_at,
      attempts, bop, address, allows_private`.execute(db)
  return rows
}

type Outcome =
  | { outcome: 'announced' }
  | { outcome: 'later'; seconds: number; failure: string }
  | { outcome: 'dead'; failure: string }
  /** The receiver itself was stopped: this attempt does not count. */
  | { outcome: 'stopped'; failure: string }

export async function endPush(
  db: Kysely<Database>,
  { receiver_id, event_id }: Pick<Push, 'receiver_id' | 'event_id'>,
  result: Outcome,
): Promise<void> {
  const now = sql<Date>`now()`
  const failure = 'failure' in result ? { last_failure: result.failure } : {}
  const ended = {
    announced: { announced_at: now, last_failure: null },
    later: { due_at: sql<Date>`now() + make_interval(secs => ${'seconds' in result ? result.seconds : 0})` },
    dead: { dead_at: now },
    stopped: { attempts: 0 },
  }[result.outcome]
  await db
    .updateTable('deliveries')
    .set({ leased_by: null, leased_until: null, ...failure, ...ended })
    .where('receiver_id', '=', receiver_id)
    .where('event_id', '=', event_id)
    // A receiver may have found and confirmed it by itself meanwhile.
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Releases what this server had in hand when it was killed. */
export async function dropPushLeases(db: Kysely<Database>, worker: string): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ leased_by: null, leased_until: null })
    .where('leased_by', '=', worker)
    .execute()
}

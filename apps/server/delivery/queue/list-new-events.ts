import { deliveredKinds } from '@delegacia/domain/desk/delivery/delivered-types'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

const pageSize = 1000

/**
 * Lists what happened since the last time as deliveries of each receiver. Of several servers one does it at a time for a
 * receiver; the others leave it to that one. Returns how many deliveries were added.
 */
export async function listNewEvents(db: Kysely<Database>): Promise<number> {
  const receivers = await db.selectFrom('receivers').select('id').where('revoked_at', 'is', null).execute()
  let added = 0
  for (const { id } of receivers) added += await listFor(db, id)
  return added
}

async function listFor(db: Kysely<Database>, receiver: string): Promise<number> {
  for (let added = 0; ;) {
    const count = await db.transaction().execute((trx) => listPage(trx, receiver))
    added += count
    if (count < pageSize) return added
  }
}

/**
 * Positions become visible in another order than they were given in: a reader that went by them alone would pass an event
 * whose transaction is still under way. Here nothing is read of a transaction before all older ones have ended.
 */
async function listPage(trx: Transaction<Database>, receiver: string): Promise<number> {
  const held = await trx
    .selectFrom('receivers')
    .select('id')
    .where('id', '=', receiver)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!held) return 0
  const { rows } = await sql<{ count: number }>`
    with horizon as (select pg_snapshot_xmin(pg_current_snapshot()) as xact),
    page as (
      select event.*, row_number() over (order by event.xact, event.position) as rank
      from receivers receiver, horizon, report_events event
      where receiver.id = ${receiver}
        and (event.xact, event.position) > (receiver.xact, receiver.position)
        and event.xact < horizon.xact
        and event.kind = any(${[...deliveredKinds]}::text[])
      order by event.xact, event.position
      limit ${pageSize}
    ),
    added as (
      insert into deliveries (receiver_id, event_id, report_id, place, kind, occurred_at)
      select receiver.id, page.id, page.report_id, receiver.last_place + page.rank, page.kind,
        coalesce((page.payload ->> 'leavesAt')::timestamptz, page.at)
      from receivers receiver, page where receiver.id = ${receiver}
      returning place
    ),
    last as (select xact, position from page order by rank desc limit 1),
    moved as (
      update receivers set
        last_place = last_place + (select count(*) from added),
        xact = last.xact,
        position = last.position
      from last where receivers.id = ${receiver}
      returning 1
    )
    select (select count(*)::integer from added) as count, (select count(*) from moved) as moved`.execute(trx)
  return rows[0]?.count ?? 0
}

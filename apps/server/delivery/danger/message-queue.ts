import { randomUUID } from 'node:crypto'
import type { DangerStep, DangerWay } from '@delegacia/domain/desk/events/event-parts'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { DangerMessagesTable } from '../../store/tables/danger-tables.ts'
import type { Database } from '../../store/tables/tables.ts'

export type NewMessage = { unit: number; step: DangerStep; way: DangerWay; since: Date; reports: number }

export type DangerMessage = Pick<
  Selectable<DangerMessagesTable>,
  'id' | 'step' | 'way' | 'since' | 'reports' | 'made_at' | 'attempts'
> & { unit: string }

/** How many seconds lie between two messages to the same contact: what happens meanwhile goes with the second. */
const gatheringSeconds = 60
/** For so many hours a message is tried. */
const mostHours = 24

/** Queues a message, or adds to the one to the same contact that has not left yet. */
export async function queueMessage(
  trx: Transaction<Database>,
  { unit, step, way, since, reports }: NewMessage,
): Promise<void> {
  await sql`
    with planned as (
      select greatest(now(), max(planned_at) + make_interval(secs => ${gatheringSeconds})) as at from danger_messages
      where unit_id = ${unit} and step = ${step} and way = ${way} and made_at > now() - interval '1 hour'
    )
    insert into danger_messages (id, unit_id, step, way, since, reports, planned_at, due_at)
    select ${randomUUID()}, ${unit}, ${step}, ${way}, ${since}, ${reports}, at, at from planned
    on conflict (unit_id, step, way) where attempts = 0 and ended_at is null do update
    set reports = danger_messages.reports + excluded.reports, since = least(danger_messages.since, excluded.since)`.execute(
    trx,
  )
}

type Claim = { way: DangerWay; worker: string; limit: number; leaseSeconds: number }

/** Takes messages that are due by the database's clock, which several servers share. */
export async function claimMessages(
  db: Kysely<Database>,
  { way, worker, limit, leaseSeconds }: Claim,
): Promise<DangerMessage[]> {
  const { rows } = await sql<DangerMessage>`
    update danger_messages message set
      leased_by = ${worker},
      leased_until = now() + make_interval(secs => ${leaseSeconds}),
      attempts = attempts + 1
    from police_units unit
    where unit.id = message.unit_id and message.id in (
      select id from danger_messages
      where ended_at is null and way = ${way} and due_at <= now() and (leased_until is null or leased_until < now())
      order by due_at limit ${limit} for update skip locked
    )
    returning message.id, step, way, since, reports, made_at, attempts, unit.name as unit`.execute(db)
  return rows
}

const free = { leased_by: null, leased_until: null }

/** It was taken, or nothing more is tried. */
export async function endMessage(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('danger_messages')
    .set({ ...free, ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Tries it again in so many seconds; false where it is too old for that, and given up. */
export async function postponeMessage(db: Kysely<Database>, id: string, seconds: number): Promise<boolean> {
  const isOld = sql<boolean>`made_at < now() - make_interval(hours => ${mostHours})`
  const row = await db
    .updateTable('danger_messages')
    .set({
      ...free,
      due_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      ended_at: sql<Date | null>`case when ${isOld} then now() end`,
    })
    .where('id', '=', id)
    .returning('ended_at')
    .executeTakeFirst()
  return row?.ended_at === null
}

/** Releases what this server had in hand when it was killed. */
export async function dropMessageLeases(db: Kysely<Database>, worker: string, way: DangerWay): Promise<void> {
  await db
    .updateTable('danger_messages')
    .set(free)
    .where('leased_by', '=', worker)
    .where('way', '=', way)
    .where('ended_at', 'is', null)
    .execute()
}

/** What was told stands in the histories. */
export async function forgetOldMessages(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('danger_messages')
    .where('ended_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

import { randomBytes, randomUUID } from 'node:crypto'
import type { DeliveryWay } from '@delegacia/domain/desk/events/event-parts'
import { sql, type Kysely, type Selectable } from 'kysely'
import { digestOf } from '../../base/platform/digest-of.ts'
import type { ReceiversTable } from '../../store/tables/delivery-tables.ts'
import type { Database } from '../../store/tables/tables.ts'

export type Receiver = Selectable<ReceiversTable>

export type NewReceiver = {
  name: string
  way: DeliveryWay
  /** Only for receivers of the way `envio`. */
  address?: string | undefined
  allowsPrivate?: boolean
  /** Leaves out what happened before now; else it hears of every report. */
  fromNow?: boolean
}

/** Returns the credential, which is shown only now; undefined where the name is taken. */
export async function addReceiver(
  db: Kysely<Database>,
  { name, way, address, allowsPrivate = false, fromNow = false }: NewReceiver,
): Promise<{ id: string; credential: string } | undefined> {
  const credential = `dvr_${randomBytes(32).toString('base64url')}`
  const begin = fromNow ? sql<string>`pg_snapshot_xmin(pg_current_snapshot())` : sql<string>`'0'::xid8`
  const added = await db
    .insertInto('receivers')
    .values({
      id: randomUUID(),
      name,
      way,
      credential_digest: way === 'pacote' ? null : digestOf(credential),
      address: address ?? null,
      allows_private: allowsPrivate,
      xact: begin,
      position: '0',
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added && { id: added.id, credential }
}

/** The receiver that a credential is of, while it is not revoked. */
export const findByCredential = (db: Kysely<Database>, credential: string): Promise<Receiver | undefined> =>
  db
    .selectFrom('receivers')
    .selectAll()
    .where('credential_digest', '=', digestOf(credential))
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

export const findReceiver = (db: Kysely<Database>, name: string): Promise<Receiver | undefined> =>
  db
    .selectFrom('receivers')
    .selectAll()
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()

export const listReceivers = (db: Kysely<Database>): Promise<Receiver[]> =>
  db.selectFrom('receivers').selectAll().orderBy('created_at').execute()

/** False if there is no such receiver that lives. */
export async function revokeReceiver(db: Kysely<Database>, name: string): Promise<boolean> {
  const revoked = await db
    .updateTable('receivers')
    .set({ revoked_at: sql<Date>`now()` })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

/** Whether it may fetch originals of evidence; false where no such receiver lives. */
export async function allowOriginals(db: Kysely<Database>, name: string, allowed: boolean): Promise<boolean> {
  const changed = await db
    .updateTable('receivers')
    .set({ gets_originals: allowed })
    .where('name', '=', name)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** A receiver that answered 410 gets nothing more until the operator says so. */
export async function stopReceiver(db: Kysely<Database>, id: string): Promise<void> {
  await db
    .updateTable('receivers')
    .set({ stopped_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute()
}

export async function resumeReceiver(db: Kysely<Database>, name: string): Promise<boolean> {
  const resumed = await db
    .updateTable('receivers')
    .set({ stopped_at: null })
    .where('name', '=', name)
    .where('stopped_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return resumed !== undefined
}

import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

const lifeMs = 24 * 60 * 60_000

export type Recovery = {
  id: string
  officer: string
  askedBy: string
  askedAt: Date
  expiresAt: Date
  reopens: boolean
}

const open = (db: Kysely<Database>, now: Date) =>
  db
    .selectFrom('recoveries')
    .select([
      'id',
      'officer_id as officer',
      'asked_by as askedBy',
      'asked_at as askedAt',
      'expires_at as expiresAt',
      'reopens',
    ])
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)

export async function addRecovery(
  db: Kysely<Database>,
  { officer, askedBy, reopens }: Pick<Recovery, 'officer' | 'askedBy' | 'reopens'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('recoveries')
    .values({
      id: randomUUID(),
      officer_id: officer,
      asked_by: askedBy,
      reopens,
      asked_at: now,
      expires_at: new Date(now.getTime() + lifeMs),
      confirmed_by: null,
      confirmed_at: null,
    })
    .execute()
}

export const openRecoveries = (db: Kysely<Database>, now: Date): Promise<Recovery[]> =>
  open(db, now).orderBy('asked_at').execute()

export const findRecovery = (db: Kysely<Database>, id: string, now: Date): Promise<Recovery | undefined> =>
  open(db, now).where('id', '=', id).executeTakeFirst()

/** Ends what two people have not finished: of one account one recovery is open, and none once somebody got in anew. */
export async function endRecoveries(trx: Transaction<Database>, officer: string, now: Date): Promise<void> {
  await trx
    .updateTable('recoveries')
    .set({ expires_at: now })
    .where('officer_id', '=', officer)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/** False where somebody was quicker, or it was ended. */
export async function markConfirmed(
  trx: Transaction<Database>,
  id: string,
  by: string,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .updateTable('recoveries')
    .set({ confirmed_by: by, confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

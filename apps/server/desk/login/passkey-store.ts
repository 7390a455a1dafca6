import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

export type Passkey = {
  id: Buffer
  officer: string
  publicKey: Buffer
  counter: number
  transports: string[]
  label: string
  createdAt: Date
  lastUsedAt: Date | null
}

const stored = (db: Kysely<Database>) =>
  db
    .selectFrom('passkeys')
    .select([
      'id',
      'officer_id as officer',
      'public_key as publicKey',
      'counter',
      'transports',
      'label',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])

export async function findPasskey(db: Kysely<Database>, id: Buffer): Promise<Passkey | undefined> {
  const row = await stored(db).where('id', '=', id).executeTakeFirst()
  return row && { ...row, counter: Number(row.counter) }
}

export async function passkeysOf(db: Kysely<Database>, officer: string): Promise<Passkey[]> {
  const rows = await stored(db).where('officer_id', '=', officer).orderBy('created_at').execute()
  return rows.map((row) => ({ ...row, counter: Number(row.counter) }))
}

export type NewPasskey = Pick<Passkey, 'id' | 'officer' | 'publicKey' | 'counter' | 'transports' | 'label'>

/** False where somebody has registered the same key already. */
export async function addPasskey(db: Kysely<Database>, added: NewPasskey, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('passkeys')
    .values({
      id: added.id,
      officer_id: added.officer,
      public_key: added.publicKey,
      counter: added.counter,
      transports: added.transports,
      label: added.label,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the key was taken from its account. */
export async function passkeyUsed(
  db: Kysely<Database>,
  id: Buffer,
  counter: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the officer has no such key. */
export async function removePasskey(db: Kysely<Database>, officer: string, id: Buffer): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('officer_id', '=', officer)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

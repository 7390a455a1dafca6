import type { Kysely, Transaction } from 'kysely'
import type { Database, StationSecretName } from './tables/tables.ts'

/** Each secret as it is stored, encrypted with the station key. */
export async function findSecrets(db: Kysely<Database>): Promise<Map<StationSecretName, Buffer>> {
  const rows = await db.selectFrom('station_secrets').selectAll().orderBy('name').execute()
  return new Map(rows.map(({ name, locked }) => [name, locked]))
}

/** Keeps the first of each name, so that servers that start together share the same secret. */
export async function addSecret(
  db: Kysely<Database>,
  name: StationSecretName,
  encrypted: Buffer,
): Promise<void> {
  await db
    .insertInto('station_secrets')
    .values({ name, locked: encrypted })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** What reads the secret as it is stored now; a row lock keeps it unchanged until the transaction ends. */
export const heldSecret = (trx: Transaction<Database>, name: StationSecretName) =>
  trx.selectFrom('station_secrets').select('locked').where('name', '=', name).forShare()

export async function replaceSecret(
  trx: Transaction<Database>,
  name: StationSecretName,
  encrypted: Buffer,
): Promise<void> {
  await trx.updateTable('station_secrets').set({ locked: encrypted }).where('name', '=', name).execute()
}

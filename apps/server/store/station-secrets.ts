import type { Kysely, Transaction } from 'kysely'
import type { Database, StationSecretName } from './tables.ts'

/** What is kept of each secret, locked. */
export async function findSecrets(db: Kysely<Database>): Promise<Map<StationSecretName, Buffer>> {
  const rows = await db.selectFrom('station_secrets').selectAll().orderBy('name').execute()
  return new Map(rows.map(({ name, locked }) => [name, locked]))
}

/** Keeps the first of each name: servers that start together end up with the same. */
export async function addSecret(
  db: Kysely<Database>,
  name: StationSecretName,
  locked: Buffer,
): Promise<void> {
  await db
    .insertInto('station_secrets')
    .values({ name, locked })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The secret as it is kept now; nobody changes it before the transaction ends. */
export async function holdSecret(
  trx: Transaction<Database>,
  name: StationSecretName,
): Promise<Buffer | undefined> {
  const row = await trx
    .selectFrom('station_secrets')
    .select('locked')
    .where('name', '=', name)
    .forShare()
    .executeTakeFirst()
  return row?.locked
}

export async function replaceSecret(
  trx: Transaction<Database>,
  name: StationSecretName,
  locked: Buffer,
): Promise<void> {
  await trx.updateTable('station_secrets').set({ locked }).where('name', '=', name).execute()
}

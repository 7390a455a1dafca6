import type { Kysely } from 'kysely'
import type { Database, ResponsibleUnitsTable } from './tables.ts'

export type ResponsibleUnit = Pick<ResponsibleUnitsTable, 'name' | 'address'>

/** The unit of the neighbourhood, else that of the municipality; undefined where neither is known. */
export async function findUnit(
  db: Kysely<Database>,
  municipality: number,
  neighbourhood: string,
): Promise<ResponsibleUnit | undefined> {
  return db
    .selectFrom('responsible_units')
    .select(['name', 'address'])
    .where('municipality', '=', municipality)
    .where('neighbourhood', 'in', ['', neighbourhood])
    .orderBy('neighbourhood', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The units of a municipality, each once: that of the whole municipality first, then by neighbourhood. */
export async function listUnits(
  db: Kysely<Database>,
  municipality: number,
  most: number,
): Promise<ResponsibleUnit[]> {
  return db
    .selectFrom('responsible_units')
    .select(['name', 'address'])
    .where('municipality', '=', municipality)
    .groupBy(['name', 'address'])
    .orderBy((eb) => eb.fn.min('neighbourhood'))
    .orderBy('name')
    .limit(most)
    .execute()
}

/** Replaces the whole table at once. */
export async function replaceUnits(
  db: Kysely<Database>,
  units: readonly ResponsibleUnitsTable[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('responsible_units').execute()
    if (units.length > 0) await trx.insertInto('responsible_units').values(units).execute()
  })
}

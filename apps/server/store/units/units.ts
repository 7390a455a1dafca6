import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Database, ResponsibleUnitsTable } from '../tables/tables.ts'

/** A row of the operator's table. */
export type UnitRow = Insertable<ResponsibleUnitsTable>

/** The unit of a place; how it is reached is missing where the operator did not say it, and in reports of before 2026-11-27. */
export type ResponsibleUnit = Pick<ResponsibleUnitsTable, 'name' | 'address'> &
  Partial<Pick<Selectable<ResponsibleUnitsTable>, 'phone' | 'hours'>>

/** The unit of the neighbourhood, else that of the municipality; undefined where neither is known. */
export async function findUnit(
  db: Kysely<Database>,
  municipality: number,
  neighbourhood: string,
): Promise<ResponsibleUnit | undefined> {
  return db
    .selectFrom('responsible_units')
    .select(['name', 'address', 'phone', 'hours'])
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

/** Where a unit is and how it is reached. */
export type UnitPlace = Pick<Selectable<ResponsibleUnitsTable>, 'address' | 'phone' | 'hours'>

/** Where the unit of that name is; undefined where the table does not say it, or says different things. */
export async function findUnitPlace(db: Kysely<Database>, name: string): Promise<UnitPlace | undefined> {
  const places = await db
    .selectFrom('responsible_units')
    .select(['address', 'phone', 'hours'])
    .distinct()
    .where('name', '=', name)
    .limit(2)
    .execute()
  return places.length === 1 ? places[0] : undefined
}

/** The e-mail of the person who is told of dangers in the unit of that name; undefined where the table has none. */
export async function findDangerContact(
  db: Kysely<Database>,
  name: string,
  who: 'duty_email' | 'chief_email',
): Promise<string | undefined> {
  const row = await db
    .selectFrom('responsible_units')
    .select(who)
    .where('name', '=', name)
    .where(who, '<>', '')
    .limit(1)
    .executeTakeFirst()
  return row?.[who]
}

/** The units of the table without a contact on duty, in their order. */
export async function unitsWithoutDuty(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('responsible_units')
    .select('name')
    .groupBy('name')
    .having(({ fn }) => fn.max('duty_email'), '=', '')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Replaces the whole table at once. */
export async function replaceUnits(db: Kysely<Database>, units: readonly UnitRow[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('responsible_units').execute()
    if (units.length > 0) await trx.insertInto('responsible_units').values(units).execute()
  })
}

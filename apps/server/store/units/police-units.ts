import type { Kysely } from 'kysely'
import type { Database } from '../tables/tables.ts'

export type PoliceUnit = { id: number; name: string }

export async function findUnits(db: Kysely<Database>, ids: readonly number[]): Promise<PoliceUnit[]> {
  if (ids.length === 0) return []
  return db.selectFrom('police_units').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute()
}

const known = (db: Kysely<Database>, name: string): Promise<PoliceUnit | undefined> =>
  db.selectFrom('police_units').select(['id', 'name']).where('name', '=', name).executeTakeFirst()

/** The unit of that name, made where the desk does not know it yet. */
export async function unitNamed(db: Kysely<Database>, name: string): Promise<PoliceUnit> {
  const before = await known(db, name)
  if (before) return before
  await db
    .insertInto('police_units')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const after = await known(db, name)
  if (!after) throw new Error('A police unit was deleted')
  return after
}

import type { Kysely } from 'kysely'
import type { Database } from './tables.ts'

export type PoliceUnit = { id: number; name: string }

export async function findUnits(db: Kysely<Database>, ids: readonly number[]): Promise<PoliceUnit[]> {
  if (ids.length === 0) return []
  return db.selectFrom('police_units').select(['id', 'name']).where('id', 'in', ids).orderBy('name').execute()
}

/** The unit of that name, made where the desk does not know it yet. */
export async function unitNamed(db: Kysely<Database>, name: string): Promise<PoliceUnit> {
  const added = await db
    .insertInto('police_units')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
  return (
    added ??
    (await db
      .selectFrom('police_units')
      .select(['id', 'name'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow())
  )
}

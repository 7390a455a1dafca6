import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** The names of all police units: a few hundred rows, and the events name any of them. */
export async function readUnitNames(db: Kysely<Database>): Promise<(unit: number) => string> {
  const rows = await db.selectFrom('police_units').select(['id', 'name']).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (unit) => names.get(unit) ?? ''
}

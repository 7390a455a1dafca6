import { dutyOf, type Duty } from '@delegacia/domain/desk/roles'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'

/** An officer with an account that may be used. */
export type Officer = { id: string; name: string; registration: string; duties: Duty[] }

/** Undefined where there is none, or the account was closed. */
export async function findOfficer(db: Kysely<Database>, id: string): Promise<Officer | undefined> {
  const row = await db
    .selectFrom('officers')
    .select(['id', 'name', 'registration'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, duties: await dutiesOf(db, id) }
}

export async function dutiesOf(db: Kysely<Database>, officer: string): Promise<Duty[]> {
  const rows = await db
    .selectFrom('officer_duties')
    .select(['role', 'unit_id'])
    .where('officer_id', '=', officer)
    .orderBy('granted_at')
    .execute()
  return rows.flatMap(({ role, unit_id }) => dutyOf(role, unit_id ?? undefined) ?? [])
}

/** Whether anybody has an account: without one the desk has nobody to serve. */
export async function hasOfficers(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('officers').select('id').limit(1).execute()).length > 0
}

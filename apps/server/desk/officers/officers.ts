import { dutyOf, type Duty } from '@delegacia/domain/desk/roles'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'

/** An officer with an account that may be used. */
export type Officer = { id: string; name: string; registration: string; duties: Duty[] }

const known = (db: Kysely<Database>) =>
  db.selectFrom('officers').select(['id', 'name', 'registration']).where('disabled_at', 'is', null)

/** Undefined where there is none, or the account was closed. */
export async function findOfficer(db: Kysely<Database>, id: string): Promise<Officer | undefined> {
  return withDuties(db, await known(db).where('id', '=', id).executeTakeFirst())
}

export async function findRegistered(
  db: Kysely<Database>,
  registration: string,
): Promise<Officer | undefined> {
  return withDuties(db, await known(db).where('registration', '=', registration).executeTakeFirst())
}

async function withDuties(
  db: Kysely<Database>,
  row: Omit<Officer, 'duties'> | undefined,
): Promise<Officer | undefined> {
  return row && { ...row, duties: await dutiesOf(db, row.id) }
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

import type { Duty } from '@delegacia/domain/desk/roles'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { dutiesOf } from './duties.ts'

/** An officer with an account that may be used. */
export type Officer = { id: string; name: string; registration: string; duties: Duty[] }

/** With the duties that hold; undefined if there is none, or the account was closed. */
export async function findOfficer(db: Kysely<Database>, id: string, now: Date): Promise<Officer | undefined> {
  const row = await db
    .selectFrom('officers')
    .select(['id', 'name', 'registration'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return row && { ...row, duties: await dutiesOf(db, id, now) }
}

/** Whether anybody has an account: without one the desk has nobody to serve. */
export async function hasOfficers(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('officers').select('id').limit(1).execute()).length > 0
}

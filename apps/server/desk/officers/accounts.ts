import type { Duty } from '@delegacia/domain/desk/roles'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { dutiesOf } from './duties.ts'
import type { Officer } from './officers.ts'

/** An account, closed ones too: the officer who keeps accounts must see them. */
export type Account = Officer & { closedAt: Date | null }

const everyone = (db: Kysely<Database>) =>
  db.selectFrom('officers').select(['id', 'name', 'registration', 'disabled_at as closedAt'])

export async function findAccount(db: Kysely<Database>, id: string, now: Date): Promise<Account | undefined> {
  const row = await everyone(db).where('id', '=', id).executeTakeFirst()
  return row && { ...row, duties: await dutiesOf(db, id, now) }
}

export async function listAccounts(db: Kysely<Database>, now: Date): Promise<Account[]> {
  const rows = await everyone(db).orderBy('name').execute()
  return Promise.all(rows.map(async (row) => ({ ...row, duties: await dutiesOf(db, row.id, now) })))
}

export async function closeAccount(db: Kysely<Database>, id: string, now: Date): Promise<void> {
  await db.updateTable('officers').set({ disabled_at: now }).where('id', '=', id).execute()
}

/** Opens a closed account again; it has no way in until somebody uses an invitation. */
export async function reopenAccount(db: Kysely<Database>, id: string): Promise<void> {
  await db.updateTable('officers').set({ disabled_at: null }).where('id', '=', id).execute()
}

/** The units that an account belongs to; `undefined` stands for the station as a whole, to which also belongs who has no duty. */
export const placesOf = (duties: readonly Duty[]): (number | undefined)[] =>
  duties.length === 0 ? [undefined] : [...new Set(duties.map(({ unit }) => unit))]

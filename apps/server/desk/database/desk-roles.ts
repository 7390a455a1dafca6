import { createHmac } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../store/tables/tables.ts'
import { grantsOf, type DeskRole, deskRoles } from './grants.ts'
import { scramVerifier } from '../../base/platform/scram-verifier.ts'

/** How one of the desk's own roles logs in. */
export type RoleLogin = { user: string; password: string }

/** Longer names PostgreSQL would cut off. */
const longestName = 63

/** Roles belong to the whole cluster, so that each database has its own. */
const roleName = (database: string, role: DeskRole): string =>
  `desk_${role}_${database}`.slice(0, longestName)

const derived = (deskKey: Buffer, text: string) => createHmac('sha256', deskKey).update(text).digest()

/** The same on every server of the station, and stored on none. */
export const roleLogin = (deskKey: Buffer, database: string, role: DeskRole): RoleLogin => ({
  user: roleName(database, role),
  password: derived(deskKey, `database role\n${role}`).toString('base64url'),
})

/**
 * Makes the desk's roles in the database and gives each its rights, and no others; called at every start, by the owner of
 * the tables. Servers that start together wait for each other. Returns the name of the database.
 */
export async function prepareDeskRoles(db: Kysely<Database>, deskKey: Buffer): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await sql`select 1 from migration_gate where id = 1 for update`.execute(trx)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(trx)
    const database = rows[0]?.name ?? ''
    for (const role of deskRoles) await prepareRole(trx, role, roleLogin(deskKey, database, role), deskKey)
    return database
  })
}

async function prepareRole(
  trx: Transaction<Database>,
  role: DeskRole,
  { user, password }: RoleLogin,
  deskKey: Buffer,
): Promise<void> {
  const { rows } = await sql`select 1 from pg_roles where rolname = ${user}`.execute(trx)
  const name = sql.id(user)
  if (rows.length === 0) await sql`create role ${name}`.execute(trx)
  const verifier = scramVerifier(password, derived(deskKey, `salt\n${role}`).subarray(0, 16))
  await sql`alter role ${name} login noinherit connection limit 200 password ${sql.lit(verifier)}`.execute(
    trx,
  )
  await sql`revoke all on all tables in schema public from ${name}`.execute(trx)
  for (const grant of grantsOf(role)) await sql`${sql.raw(grant)} to ${name}`.execute(trx)
}

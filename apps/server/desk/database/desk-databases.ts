import type { Kysely } from 'kysely'
import { databaseOver, openPool } from '../../store/connection/database.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { DeskRole } from './grants.ts'
import { prepareDeskRoles, roleLogin } from './desk-roles.ts'

/** One connection pool for each of the desk's roles; no part of the desk has the owner's. */
export type DeskDatabases = Readonly<Record<DeskRole, Kysely<Database>>> & { close(): Promise<void> }

type Options = {
  /** The owner's database: makes the roles, and is not kept. */
  owner: Kysely<Database>
  /** The owner's address, of that moment. */
  url: () => string
  deskKey: Buffer
  onLost?: (error: Error) => void
}

const connections: Readonly<Record<DeskRole, number>> = { list: 10, open: 6, accounts: 8 }

export async function openDeskDatabases({ owner, url, deskKey, onLost }: Options): Promise<DeskDatabases> {
  const database = await prepareDeskRoles(owner, deskKey)
  const open = (role: DeskRole) => {
    const address = () => addressFor(url(), roleLogin(deskKey, database, role))
    return databaseOver(openPool(address, { connections: connections[role], ...(onLost && { onLost }) }))
  }
  const [list, reading, accounts] = [open('list'), open('open'), open('accounts')]
  return {
    list,
    open: reading,
    accounts,
    async close() {
      await Promise.all([list, reading, accounts].map((db) => db.destroy()))
    },
  }
}

function addressFor(ownerUrl: string, { user, password }: { user: string; password: string }): string {
  const address = new URL(ownerUrl)
  address.username = encodeURIComponent(user)
  address.password = encodeURIComponent(password)
  return address.href
}

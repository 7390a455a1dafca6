import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import { openDatabase, openDatabaseWithLongTimeouts } from './database.ts'
import type { Database } from '../tables/tables.ts'
import { stationRole, stationUrl } from '../embedded/cluster-address.ts'
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { quickFolder } from './quick-folder.fixture.ts'

/** One PostgreSQL for a whole run of tests, with a migrated template. `url` is its superuser's; hand it to `testDatabase`. */
export async function startTestCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(quickFolder(), 'delegacia-tests-'))
  chmodSync(dataDir, 0o711)
  const cluster = await startEmbeddedPostgres({ dataDir, archive: false })
  const admin = openDatabaseWithLongTimeouts(cluster.adminUrl)
  // It need not outlive a power cut: on a disk, making a database takes a fifth of the time.
  await sql`alter system set fsync = off`.execute(admin)
  await sql`select pg_reload_conf()`.execute(admin)
  await sql`create database template_delegacia owner ${sql.id(stationRole)}`.execute(admin)
  await admin.destroy()
  const template = openDatabaseWithLongTimeouts(named(cluster.url, 'template_delegacia'))
  await migrate(template)
  await template.destroy()
  return {
    url: cluster.adminUrl,
    async stop() {
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type TestDatabase = { url: string; db: Kysely<Database>; drop(): Promise<void> }

/** A new database in that cluster, with all tables and no rows, which belongs to the station's role. */
export const testDatabase = (clusterUrl: string): Promise<TestDatabase> =>
  databaseFrom(clusterUrl, sql`template_delegacia`)

/** A new database in that cluster without a table. */
export const emptyDatabase = (clusterUrl: string): Promise<TestDatabase> =>
  databaseFrom(clusterUrl, sql`template1`)

async function databaseFrom(clusterUrl: string, template: RawBuilder<unknown>): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const admin = openDatabaseWithLongTimeouts(clusterUrl)
  await sql`create database ${sql.id(name)} template ${template} owner ${sql.id(stationRole)}`.execute(admin)
  const { port, password } = new URL(clusterUrl)
  const url = named(stationUrl(Number(port), decodeURIComponent(password)), name)
  const db = openDatabase(url)
  return {
    url,
    db,
    async drop() {
      await db.destroy()
      await sql`drop database ${sql.id(name)} with (force)`.execute(admin)
      await admin.destroy()
    },
  }
}

function named(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${database}`
  return url.href
}

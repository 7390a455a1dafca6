import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDeskDatabases } from '../../desk/database/desk-databases.ts'
import { openDatabaseWithLongTimeouts } from '../connection/database.ts'
import { migrate } from '../migrate.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

let dataDir: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'station-role-'))
  chmodSync(dataDir, 0o711)
  postgres = await startEmbeddedPostgres({ dataDir })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const as = async <T>(
  url: string,
  work: (db: ReturnType<typeof openDatabaseWithLongTimeouts>) => Promise<T>,
) => {
  const db = openDatabaseWithLongTimeouts(url)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** All that a station asks of its database at a start: tables, and the desk's roles, which log in. */
async function begin(url: string): Promise<void> {
  await as(url, async (db) => {
    await migrate(db)
    const desk = await openDeskDatabases({ owner: db, url: () => url, deskKey: Buffer.alloc(32, 7) })
    await sql`select count(*) from report_progress`.execute(desk.list)
    await desk.close()
  })
}

// DP-18
describe('the role of the station in the embedded database', () => {
  test('is no superuser, and reaches no file, no program, no setting and no copy of the whole', async () => {
    await as(postgres.url, async (db) => {
      const { rows } = await sql<Record<string, unknown>>`
        select rolsuper, rolreplication, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user`.execute(
        db,
      )
      expect(Object.values(rows[0] ?? {})).toEqual([false, false, false, false])
      for (const forbidden of [
        sql`copy (select 1) to program 'true'`,
        sql`copy (select 1) to '/tmp/of-the-station'`,
        sql`select pg_read_file('PG_VERSION')`,
        sql`alter system set fsync = off`,
        sql`select rolpassword from pg_authid`,
        sql`select lo_import('/etc/hostname')`,
        sql`create role another superuser`,
        sql`alter role delegacia password 'other'`,
        sql`grant delegacia to station`,
        sql`set session authorization delegacia`,
        sql`create extension amcheck`,
      ])
        await expect(forbidden.execute(db)).rejects.toThrow(/permission|must be|denied|privilege|ADMIN/i)
    })
  })

  test('does all that a station does', async () => {
    await begin(postgres.url)
    await as(postgres.url, async (db) => {
      await sql`vacuum reports`.execute(db)
      await sql`select pg_switch_wal()`.execute(db)
      await sql`checkpoint`.execute(db)
      await sql`select modification from pg_ls_archive_statusdir()`.execute(db)
      const { rows } = await sql`select system_identifier from pg_control_system()`.execute(db)
      expect(rows).toHaveLength(1)
    })
  })

  test('gets the tables of a station that the superuser made, and its rows', async () => {
    // As versions before it left a cluster: everything belongs to the one role that there is.
    await as(postgres.adminUrl, async (db) => {
      await sql`drop schema public cascade`.execute(db)
      await sql`create schema public authorization pg_database_owner`.execute(db)
      await sql`grant usage on schema public to public`.execute(db)
      await sql`alter database postgres owner to delegacia`.execute(db)
      for (const role of ['desk_list_postgres', 'desk_open_postgres', 'desk_accounts_postgres'])
        await sql`drop role ${sql.id(role)}`.execute(db)
      await sql`drop owned by station`.execute(db)
      await sql`drop role station`.execute(db)
    })
    await begin(postgres.adminUrl)
    await as(postgres.adminUrl, (db) => sql`insert into police_units (name) values ('Redenção')`.execute(db))

    const [again, command] = await Promise.all([
      startEmbeddedPostgres({ dataDir }),
      startEmbeddedPostgres({ dataDir }),
    ])
    expect(command.url).toBe(again.url)
    await begin(again.url)
    await as(again.url, async (db) => {
      const { rows: units } = await sql`select name from police_units`.execute(db)
      expect(units).toEqual([{ name: 'Redenção' }])
      const { rows: foreign } = await sql`
        select relname from pg_class where relnamespace = 'public'::regnamespace and relowner <> (
          select oid from pg_roles where rolname = 'station')
        union all
        select proname from pg_proc where pronamespace = 'public'::regnamespace and proowner <> (
          select oid from pg_roles where rolname = 'station')`.execute(db)
      expect(foreign).toEqual([])
      await sql`create table made_by_an_update (n integer)`.execute(db)
    })
  })
})

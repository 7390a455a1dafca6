import { sql, type Kysely } from 'kysely'
import { migrationState } from '../../store/migrate.ts'
import type { Database } from '../../store/tables/tables.ts'
import { look, ok, wrong, type Finding } from './finding.ts'

/** What one server may open at once: requests, jobs, the desk's three pools, and the operator's commands. */
const connectionsOfOneServer = 20 + 8 + 24 + 4
const leastVersion = 13

const names = [
  'fsync',
  'full_page_writes',
  'synchronous_commit',
  'synchronous_standby_names',
  'archive_mode',
  'data_checksums',
  'server_encoding',
  'server_version_num',
  'max_connections',
  'superuser_reserved_connections',
  'TimeZone',
] as const
type Name = (typeof names)[number]
/** What the database says of itself. */
export type DatabaseSettings = Readonly<Record<Name, string>>

export async function readDatabaseSettings(db: Kysely<Database>): Promise<DatabaseSettings> {
  const columns = sql.join(names.map((name) => sql`current_setting(${sql.lit(name)}) as ${sql.ref(name)}`))
  const { rows } = await sql<DatabaseSettings>`select ${columns}`.execute(db)
  const [settings] = rows
  if (!settings) throw new Error('no settings')
  return settings
}

/** Whether a database with these settings keeps what it confirmed, and has room for a server. */
export function judgeDatabase(settings: DatabaseSettings, { embedded }: { embedded: boolean }): Finding[] {
  const check = 'database'
  const version = Math.floor(Number(settings.server_version_num) / 10_000)
  const unsafe = (['fsync', 'full_page_writes'] as const).filter((name) => settings[name] !== 'on')
  const commits = settings.synchronous_commit === 'off' || settings.synchronous_commit === 'local'
  const room = Number(settings.max_connections) - Number(settings.superuser_reserved_connections)
  const findings = [
    ...(version < leastVersion
      ? [wrong(check, `PostgreSQL ${version}`, `the station needs ${leastVersion} or newer`)]
      : []),
    ...(unsafe.length > 0
      ? [wrong(check, `${unsafe.join(' and ')} off`, 'switch on: a power cut loses what was confirmed')]
      : []),
    ...(commits
      ? [
          wrong(
            check,
            `synchronous_commit is ${settings.synchronous_commit}`,
            'set it to on: confirmed reports may be lost, and numbers given twice',
          ),
        ]
      : []),
    ...(settings.server_encoding !== 'UTF8'
      ? [wrong(check, `the encoding is ${settings.server_encoding}`, 'make the database with UTF8')]
      : []),
    ...(room < connectionsOfOneServer
      ? [
          look(
            check,
            `room for ${room} connections`,
            `a server opens up to ${connectionsOfOneServer}: raise max_connections`,
          ),
        ]
      : []),
    ...(settings.data_checksums === 'off'
      ? [
          look(
            check,
            'no checksums',
            'pg_checksums --enable, with the database stopped: a failing disk is noticed',
          ),
        ]
      : []),
    ...(embedded || settings.synchronous_standby_names !== ''
      ? []
      : [
          look(
            check,
            'no synchronous standby',
            'set synchronous_standby_names: what one machine confirms is lost with it',
          ),
        ]),
    ...(embedded || settings.archive_mode !== 'off'
      ? []
      : [
          look(
            check,
            'archive_mode is off',
            'archive the WAL: docs/operations/cluster.md, "The backup of a cluster"',
          ),
        ]),
  ]
  const well = `PostgreSQL ${version}, ${settings.TimeZone}, fsync and full_page_writes on, ${room} connections`
  return findings.length === 0 ? [ok(check, well)] : findings
}

/** Whether the tables are those of this version. */
export async function checkMigrations(db: Kysely<Database>): Promise<Finding> {
  const check = 'migrations'
  const { applied, pending, unknown } = await migrationState(db)
  if (unknown.length > 0)
    return wrong(
      check,
      `the tables are of a newer version (${unknown.length} unknown changes)`,
      'start the newer version',
    )
  if (pending.length > 0)
    return look(
      check,
      `${pending.length} changes of the tables are still to be made`,
      'the next start makes them: back up first',
    )
  return ok(check, `all ${applied} applied`)
}

/** Whether the desk may make its roles, where it is to be served. */
export async function checkDeskRoles(db: Kysely<Database>, deskPort: number | undefined): Promise<Finding> {
  const check = 'desk-roles'
  if (deskPort === undefined) return ok(check, 'no desk (DESK_PORT=off)')
  const { rows } = await sql<{ may: boolean }>`
    select rolcreaterole or rolsuper as may from pg_roles where rolname = current_user
  `.execute(db)
  return rows[0]?.may === true
    ? ok(check, 'may be made')
    : wrong(
        check,
        'the user of DATABASE_URL may not make roles',
        'alter role … createrole: the desk is not served',
      )
}

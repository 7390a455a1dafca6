import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { processIdentity } from '../../platform/process-identity.ts'
import { choosePlace, recordDatabase, recordedDatabase, type DatabasePlace } from './database-place.ts'
import { nativePrograms } from './native-programs.ts'
import { forgetZombie, isAlive, isStopped, readPostmaster } from './postmaster-file.ts'
import { databaseUser, type DatabaseUser } from './unprivileged-user.ts'
import { secretFile } from '../../platform/secret-file.ts'

export type EmbeddedPostgres = {
  /** With its password: never to be shown. */
  url: string
  /** Where the database is kept. */
  folder: string
  /** True when a killed server had left it running. */
  adopted: boolean
  /** Whether the process that was started or adopted is still alive. */
  isAlive(): boolean
  /** Ends it cleanly: what was committed is on the disk either way. */
  stop(announce?: (line: string) => void): Promise<void>
}

export type EmbeddedPostgresOptions = {
  dataDir: string
  /** Where databases are kept whose data folder PostgreSQL's user cannot enter. */
  elsewhere?: string
  announce?: (line: string) => void
  /** False where nobody takes the archived WAL away (tests). */
  archive?: boolean
}

/** Where a database is, and all that its programs need to run. */
export type Cluster = DatabasePlace & {
  programs: string
  user: DatabaseUser
  password: string
  log: string
}

export const databasesElsewhere = '/var/lib/delegacia-virtual'

const superuser = 'delegacia'

/** Errors of the database could quote what a person typed, so neither statements nor values reach its log. */
const configuration = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Some error messages quote a value; our own log has their codes.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  // Time, process, and whose transaction it was (connection-pool.ts).
  log_line_prefix: '%m [%p] %a ',
  // A statement whose client is gone is ended, instead of holding its locks until it is done.
  client_connection_check_interval: '5s',
}

/** Where PostgreSQL puts its WAL, a segment at a time, for the backup to take away. */
export const walSpool = (database: string): string => join(dirname(database), 'wal-spool')

/** PostgreSQL's basic_archive copies under another name, syncs, renames and never overwrites, once a minute at least. */
export function archiving({ database, user }: Cluster): Record<string, string> {
  const spool = walSpool(database)
  mkdirSync(spool, { recursive: true, mode: 0o700 })
  ownByDatabase(spool, user)
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': spool,
    archive_timeout: '60s',
  }
}

/**
 * The real PostgreSQL, from the registry's package, for one machine: made at the first start, adopted when a killed
 * server left it running. The caller holds the data folder's lock.
 */
export async function startEmbeddedPostgres({
  dataDir,
  elsewhere = databasesElsewhere,
  announce = () => undefined,
  archive = true,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = realpathSync(dataDir)
  const password = secretFile(join(home, 'keys/database-password'), () =>
    Buffer.from(randomBytes(24).toString('base64url')),
  ).toString('utf8')

  const recorded = recordedDatabase(home)
  if (recorded !== undefined) {
    const port = await answeringPort(recorded, password)
    if (port !== undefined) return handle(recorded, port, password, true)
  }

  const cluster = prepareCluster(home, recorded, elsewhere, password)
  if (recorded === undefined) {
    if (cluster.parentFolder !== home) announce(`The database is kept in ${cluster.database}`)
    announce('Making the database (first start only)')
    makeCluster(cluster)
    recordDatabase(home, cluster.database)
  }
  const port = await runCluster(cluster, archive ? archiving(cluster) : {})
  return handle(cluster.database, port, password, false)
}

/** The address of the database of a data folder while it runs; nothing is made or started. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const home = realpathSync(dataDir)
  const recorded = recordedDatabase(home)
  const passwordFile = join(home, 'keys/database-password')
  if (recorded === undefined || !existsSync(passwordFile)) return undefined
  const password = readFileSync(passwordFile, 'utf8')
  const port = await answeringPort(recorded, password)
  return port === undefined ? undefined : clusterUrl(port, password)
}

/** What runs the database of a data folder, where there is one. */
export function findCluster(dataDir: string): Cluster {
  const home = realpathSync(dataDir)
  const password = readFileSync(join(home, 'keys/database-password'), 'utf8')
  return prepareCluster(home, recordedDatabase(home), databasesElsewhere, password)
}

/** Prepares folders and programs so that another user can enter them, whatever the operator's umask. */
export function prepareCluster(
  dataDir: string,
  recorded: string | undefined,
  elsewhere: string,
  password: string,
): Cluster {
  const umask = process.umask(0o022)
  try {
    const user = databaseUser(recorded)
    const place = choosePlace(dataDir, user, elsewhere)
    const database = recorded ?? place.database
    const programs = nativePrograms(user, place.parentFolder)
    return { ...place, database, programs, user, password, log: join(dataDir, 'postgres.log') }
  } finally {
    process.umask(umask)
  }
}

/** Created under another name and renamed when complete, so that an interrupted first start leaves no half database. */
function makeCluster({ database, parentFolder, programs, user, password }: Cluster): void {
  const half = `${database}.half`
  const passwordFile = join(parentFolder, `.password-${randomBytes(8).toString('hex')}`)
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  ownByDatabase(half, user)
  try {
    writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
    ownByDatabase(passwordFile, user)
    const program = join(programs, 'bin/initdb')
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = ['-U', superuser, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    const made = spawnSync(program, ['-D', half, ...access, ...locale, '--data-checksums'], {
      ...user,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      encoding: 'utf8',
    })
    if (made.status !== 0)
      throw new Error(`The database could not be made: ${made.stderr || made.error?.message}`)
    renameSync(half, database)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

export function ownByDatabase(path: string, user: DatabaseUser): void {
  if ('uid' in user) chownSync(path, user.uid, user.gid)
}

/** Starts PostgreSQL on any free port and returns the port; retried while a dead server's process id is still taken. */
export async function runCluster(
  cluster: Cluster,
  more: Record<string, string>,
  { attempts = 30, env = {} }: { attempts?: number; env?: Record<string, string> } = {},
): Promise<number> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const port = await freePort()
    const log = openSync(cluster.log, 'a', 0o600)
    const settings = Object.entries({ ...configuration, ...more }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ])
    const child = spawn(
      join(cluster.programs, 'bin/postgres'),
      ['-D', cluster.database, '-p', String(port), ...settings],
      // Its own session: Ctrl+C in the terminal must reach us, who then end it in order.
      {
        ...cluster.user,
        cwd: '/',
        env: { LC_ALL: 'C', ...env },
        detached: true,
        stdio: ['ignore', log, log],
      },
    )
    closeSync(log)
    child.unref()
    let ended = false
    child.once('exit', () => (ended = true))
    child.once('error', () => (ended = true))
    while (!ended) {
      if ((await answeringPort(cluster.database, cluster.password)) === port) return port
      await sleep(25)
    }
    const adopted = await answeringPort(cluster.database, cluster.password)
    if (adopted !== undefined) return adopted
    if (attempt > 5) forgetZombie(cluster.database)
    await sleep(500)
  }
  throw new Error(`The embedded PostgreSQL did not start; its reasons are in ${cluster.log}`)
}

/** The port of the server that runs in exactly this folder and accepts our password; undefined when there is none. */
async function answeringPort(database: string, password: string): Promise<number | undefined> {
  const postmaster = readPostmaster(database)
  if (postmaster === undefined || !isAlive(postmaster)) return undefined
  const client = new pg.Client({
    connectionString: clusterUrl(postmaster.port, password),
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    const folder = rows[0]?.data_directory
    return folder !== undefined && realpathSync(folder) === database ? postmaster.port : undefined
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

function handle(folder: string, port: number, password: string, adopted: boolean): EmbeddedPostgres {
  const pid = readPostmaster(folder)?.pid
  const identity = pid === undefined ? undefined : processIdentity(pid)
  return {
    url: clusterUrl(port, password),
    folder,
    adopted,
    isAlive: () => pid !== undefined && identity !== undefined && processIdentity(pid) === identity,
    stop: (announce) => stopCluster(folder, announce),
  }
}

export const clusterUrl = (port: number, password: string) =>
  `postgresql://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`

/** A fast shutdown: open transactions are rolled back, committed ones are written. */
export async function stopCluster(
  database: string,
  announce: (line: string) => void = () => undefined,
): Promise<void> {
  const postmaster = readPostmaster(database)
  if (postmaster === undefined || !isAlive(postmaster)) return
  process.kill(postmaster.pid, 'SIGINT')
  if (isStopped(postmaster)) {
    // It may have been stopped on purpose: the signal to end takes effect when it continues.
    const { pid } = postmaster
    announce(`The database (process ${pid}) is stopped (SIGSTOP) and ends in order when it gets SIGCONT`)
    return
  }
  const giveUp = Date.now() + 20_000
  while (isAlive(postmaster) && existsSync(join(database, 'postmaster.pid')) && Date.now() < giveUp)
    await sleep(25)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port')),
      )
    })
  })
}

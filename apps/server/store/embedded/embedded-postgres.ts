import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processIdentity } from '../../base/platform/process-identity.ts'
import { secretFile } from '../../base/platform/secret-file.ts'
import { adminUrl, answeringPort, askPostmaster, stationUrl } from './cluster-address.ts'
import { passwordFileIn, refuseDamagedCluster, refusedPassword } from './cluster-damage.ts'
import {
  choosePlace,
  hasDatabase,
  recordDatabase,
  recordedDatabase,
  type DatabasePlace,
} from './database-place.ts'
import { makeCluster } from './make-cluster.ts'
import { nativePrograms } from './native-programs.ts'
import { forgetZombie, isAlive, isStopped, readPostmaster } from './postmaster-file.ts'
import { prepareStationRole } from './station-role.ts'
import { databaseUser, ownByDatabase, type DatabaseUser } from './unprivileged-user.ts'

export type EmbeddedPostgres = {
  /** As the station logs in; with its password: never to be shown. */
  url: string
  /** As the superuser, for backups; never to be shown either. */
  adminUrl: string
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
  passwordFile: string
  log: string
}

export const databasesElsewhere = '/var/lib/delegacia-virtual'

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
  const recorded = recordedDatabase(home) ?? adoptUnrecorded(home, elsewhere)
  if (recorded !== undefined) refuseDamagedCluster(home, recorded)
  const password = secretFile(passwordFileIn(home), () =>
    Buffer.from(randomBytes(24).toString('base64url')),
  ).toString('utf8')

  if (recorded !== undefined) {
    const port = await answeringPort(recorded, password)
    if (port !== undefined) return await handle(recorded, port, password, true)
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

/** The database of a first start that was cut off before it was recorded: it has its name only once it is whole. */
function adoptUnrecorded(home: string, elsewhere: string): string | undefined {
  const { database } = placeFor(home, databaseUser(undefined), elsewhere)
  if (!hasDatabase(database)) return undefined
  refuseDamagedCluster(home, database)
  recordDatabase(home, database)
  return realpathSync(database)
}

/** The address of the database of a data folder while it runs; nothing is made or started. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const home = realpathSync(dataDir)
  const recorded = recordedDatabase(home)
  const passwordFile = passwordFileIn(home)
  if (recorded === undefined || !existsSync(passwordFile)) return undefined
  const password = readFileSync(passwordFile, 'utf8')
  const port = await answeringPort(recorded, password)
  return port === undefined ? undefined : stationUrl(port, password)
}

/** What runs the database of a data folder, if there is one. */
export function findCluster(dataDir: string): Cluster {
  const home = realpathSync(dataDir)
  const password = readFileSync(passwordFileIn(home), 'utf8')
  return prepareCluster(home, recordedDatabase(home), databasesElsewhere, password)
}

/** Prepares folders and programs so that another user can enter them, whatever the operator's umask. */
export function prepareCluster(
  dataDir: string,
  recorded: string | undefined,
  elsewhere: string,
  password: string,
): Cluster {
  const user = databaseUser(recorded)
  const place = placeFor(dataDir, user, elsewhere)
  const database = recorded ?? place.database
  const programs = withPlainUmask(() => nativePrograms(user, place.parentFolder))
  const [passwordFile, log] = [passwordFileIn(dataDir), join(dataDir, 'postgres.log')]
  return { ...place, database, programs, user, password, passwordFile, log }
}

const placeFor = (dataDir: string, user: DatabaseUser, elsewhere: string) =>
  withPlainUmask(() => choosePlace(dataDir, user, elsewhere))

function withPlainUmask<T>(work: () => T): T {
  const umask = process.umask(0o022)
  try {
    return work()
  } finally {
    process.umask(umask)
  }
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
      const answer = await askPostmaster(cluster.database, cluster.password)
      if (answer === port) return port
      if (answer === 'refused' && readPostmaster(cluster.database)?.port === port) {
        await stopCluster(cluster.database)
        throw refusedPassword(cluster.passwordFile)
      }
      await sleep(25)
    }
    const adopted = await askPostmaster(cluster.database, cluster.password)
    if (adopted === 'refused') throw refusedPassword(cluster.passwordFile)
    if (adopted !== undefined) return adopted
    if (attempt > 5) forgetZombie(cluster.database)
    await sleep(500)
  }
  throw new Error(`The embedded PostgreSQL did not start; its reasons are in ${cluster.log}`)
}

async function handle(
  folder: string,
  port: number,
  password: string,
  adopted: boolean,
): Promise<EmbeddedPostgres> {
  const admin = adminUrl(port, password)
  await prepareStationRole(admin, password)
  const pid = readPostmaster(folder)?.pid
  const identity = pid === undefined ? undefined : processIdentity(pid)
  return {
    url: stationUrl(port, password),
    adminUrl: admin,
    folder,
    adopted,
    isAlive: () => pid !== undefined && identity !== undefined && processIdentity(pid) === identity,
    stop: (announce) => stopCluster(folder, announce),
  }
}

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

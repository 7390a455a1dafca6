import type { Kysely } from 'kysely'
import { createLastTime, type LastTime } from '../watch/health/last-time.ts'
import { faultLine, type Log } from '../base/platform/log.ts'
import type { NoteSpan } from '../base/platform/spans.ts'
import type { Settings } from '../base/settings/settings.ts'
import { serverName } from '../base/platform/server-name.ts'
import { codeOf, isDiskFull, withCode } from '../store/connection/database-failure.ts'
import { databaseResponds } from '../store/connection/database-responds.ts'
import { databaseOver, openDatabaseWithLongTimeouts, openPool } from '../store/connection/database.ts'
import type { Outage } from '../store/connection/outage.ts'
import type { Database } from '../store/tables/tables.ts'
import { keepPostgresRunning } from '../store/embedded/keep-postgres-running.ts'
import { migrate, TablesTooNew } from '../store/migrate.ts'
import { findMove } from '../store/move/moves.ts'
import type { Closing } from './closing.ts'
import { StartError } from './start-error.ts'
import { waitForDatabase } from './wait-for-database.ts'

export type OpenStore = {
  db: Kysely<Database>
  /** Separate connections for documents and letters, which a rush of requests cannot take. */
  jobs: Kysely<Database>
  /** A few more, so that the checks of health do not wait behind a rush either. */
  checks: Kysely<Database>
  /** The present address of the database. */
  url: () => string
  /** The folder of the embedded database. */
  folder: string | undefined
  /** When the operator's database last reported a full disk. */
  diskFull: LastTime
  /** Closes all connections at once if the database does not answer now, so that nothing waits for it any more. */
  leaveIfSilent(): Promise<void>
}

/** More than documents and letters need at once. */
const jobConnections = 8
/** As many checks ask the database at once. */
const checkConnections = 4

const tooOld =
  'A newer version has changed the tables so that this one cannot work on them any more: start the newer version. Nothing was changed'

const hasLeft =
  'The station was moved from this database to another one (npm run move): start with that one. What were registered here now would ' +
  'be lost there, and its numbers given twice. Nothing was changed'

/** How long the database may take to answer when the server ends, in milliseconds. */
const endTimeout = 2000

type StoreDeps = {
  closing: Closing
  log: Log
  say: (line: string) => void
  /** Tells of the operator's database; the embedded one is watched by what keeps it running. */
  outage?: Outage | undefined
  /** Told of every transaction. */
  note?: NoteSpan | undefined
}

/** The operator's database or the embedded one, its tables up to date. */
export async function openStore(
  { dataDir, databaseUrl }: Settings,
  { closing, log, say, outage, note }: StoreDeps,
): Promise<OpenStore> {
  let closed = false
  let lastLoss = -Infinity
  const { url, folder } =
    databaseUrl === undefined ? await embedded() : { url: () => databaseUrl, folder: undefined }
  const diskFull = createLastTime()
  const listeners = {
    onLost(error: Error) {
      if (outage) return closed ? undefined : outage.failed(withCode(error))
      // A database that ends breaks all idle connections at once; one line is enough.
      if (!closed && performance.now() - lastLoss > 1000) log(faultLine('database', error))
      lastLoss = performance.now()
    },
    onFailure(error: unknown) {
      // For the embedded database the free space of its disk is checked instead.
      if (folder === undefined && isDiskFull(error)) diskFull.isNow()
      if (!closed) outage?.failed(error)
    },
    onAnswer: () => outage?.answered(),
    note,
  }
  const name = serverName(dataDir).slice(0, 8)
  const pools = [
    openPool(url, { ...listeners, name: `station ${name}` }),
    openPool(url, { ...listeners, name: `station ${name} jobs`, connections: jobConnections }),
    openPool(url, { ...listeners, name: `station ${name} checks`, connections: checkConnections }),
  ] as const
  const [db, jobs, checks] = [databaseOver(pools[0]), databaseOver(pools[1]), databaseOver(pools[2])]
  closing.add(async () => {
    closed = true
    await Promise.all([db.destroy(), jobs.destroy(), checks.destroy()])
  })
  try {
    await waitForDatabase(() => migrateWithoutTimeout(url()), { say })
  } catch (error) {
    if (databaseUrl === undefined) throw error
    if (error instanceof TablesTooNew) throw new StartError(tooOld)
    const reason = codeOf(withCode(error)) || 'no answer'
    throw new StartError(`The database of DATABASE_URL cannot be used (${reason})`)
  }
  if (await findMove(checks, 'away')) throw new StartError(hasLeft)
  return {
    db,
    jobs,
    checks,
    url,
    folder,
    diskFull,
    async leaveIfSilent() {
      if (!(await databaseResponds(url(), endTimeout))) for (const pool of pools) pool.leave()
    },
  }

  async function embedded(): Promise<{ url: () => string; folder: string }> {
    say('Starting the database')
    const postgres = await keepPostgresRunning({ dataDir, announce: say, log })
    if (postgres.adopted) say('The database was still running; going on with it')
    closing.add(() => postgres.stop())
    return postgres
  }
}

/** Changing the tables of a large database may take longer than the limits for requests. */
async function migrateWithoutTimeout(url: string): Promise<void> {
  const db = openDatabaseWithLongTimeouts(url)
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}

import type { Kysely } from 'kysely'
import { createLastTime, type LastTime } from '../health/last-time.ts'
import { faultLine, type Log } from '../platform/log.ts'
import type { Settings } from '../settings/settings.ts'
import { isDiskFull } from '../store/database-failure.ts'
import { databaseResponds } from '../store/database-responds.ts'
import { databaseOver, openDatabaseWithLongTimeouts, openPool } from '../store/database.ts'
import type { Database } from '../store/tables.ts'
import { keepPostgresRunning } from '../store/embedded/keep-postgres-running.ts'
import { migrate } from '../store/migrate.ts'
import type { Closing } from './closing.ts'
import { StartError } from './start-error.ts'

export type OpenStore = {
  db: Kysely<Database>
  /** Separate connections for documents and letters, which a rush of requests cannot take. */
  jobs: Kysely<Database>
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

/** How long the database may take to answer when the server ends, in milliseconds. */
const endTimeout = 2000

/** The operator's database or the embedded one, its tables up to date. */
export async function openStore(
  { dataDir, databaseUrl }: Settings,
  { closing, log, say }: { closing: Closing; log: Log; say: (line: string) => void },
): Promise<OpenStore> {
  let closed = false
  let lastLoss = -Infinity
  const { url, folder } =
    databaseUrl === undefined ? await embedded() : { url: () => databaseUrl, folder: undefined }
  const diskFull = createLastTime()
  const listeners = {
    onLost(error: Error) {
      // A database that ends breaks all idle connections at once; one line is enough.
      if (!closed && performance.now() - lastLoss > 1000) log(faultLine('database', error))
      lastLoss = performance.now()
    },
    onFailure(error: unknown) {
      // For the embedded database the free space of its disk is checked instead.
      if (folder === undefined && isDiskFull(error)) diskFull.isNow()
    },
  }
  const pools = [
    openPool(url, listeners),
    openPool(url, { ...listeners, connections: jobConnections }),
  ] as const
  const [db, jobs] = [databaseOver(pools[0]), databaseOver(pools[1])]
  closing.add(async () => {
    closed = true
    await Promise.all([db.destroy(), jobs.destroy()])
  })
  try {
    await migrateWithoutTimeout(url())
  } catch (error) {
    if (databaseUrl === undefined) throw error
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    throw new StartError(`The database of DATABASE_URL cannot be used (${reason})`)
  }
  return {
    db,
    jobs,
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

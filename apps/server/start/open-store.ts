import type { Kysely } from 'kysely'
import { faultLine, type Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { openDatabase } from '../store/database.ts'
import type { Database } from '../store/tables.ts'
import { keepPostgresRunning } from '../store/keep-postgres-running.ts'
import { migrate } from '../store/migrate.ts'
import type { Closing } from './closing.ts'
import { StartError } from './start-error.ts'

/** The operator's database or the embedded one, its tables up to date; `url` says where it is now. */
export async function openStore(
  { dataDir, databaseUrl }: Settings,
  { closing, log, say }: { closing: Closing; log: Log; say: (line: string) => void },
): Promise<{ db: Kysely<Database>; url: () => string }> {
  let closed = false
  let lastLoss = -Infinity
  const url = databaseUrl === undefined ? await embedded() : () => databaseUrl
  const db = openDatabase(url, (error) => {
    // A database that ends breaks all idle connections at once; one line says it.
    if (!closed && performance.now() - lastLoss > 1000) log(faultLine('database', error))
    lastLoss = performance.now()
  })
  closing.add(() => {
    closed = true
    return db.destroy()
  })
  try {
    await migrate(db)
  } catch (error) {
    if (databaseUrl === undefined) throw error
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    throw new StartError(`The database of DATABASE_URL cannot be used (${reason})`)
  }
  return { db, url }

  async function embedded(): Promise<() => string> {
    say('Starting the database')
    const postgres = await keepPostgresRunning({ dataDir, announce: say, log })
    if (postgres.adopted) say('The database was still running; going on with it')
    closing.add(() => postgres.stop())
    return postgres.url
  }
}

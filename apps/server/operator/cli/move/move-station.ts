import { mkdirSync } from 'node:fs'
import { createLastNumbers } from '../../../store/last-numbers.ts'
import { readCounters } from '../../../store/bulletin-counters.ts'
import { lostNumbers, lostNumbersMessage } from '../../../reports/numbers/lost-numbers.ts'
import { lockDataDir } from '../../../base/platform/data-dir-lock.ts'
import { areEncryptedWith } from '../../../reports/keys/rotate-keys.ts'
import { readSettings, type Settings } from '../../../base/settings/settings.ts'
import { openDatabaseWithLongTimeouts } from '../../../store/connection/database.ts'
import { startEmbeddedPostgres } from '../../../store/embedded/embedded-postgres.ts'
import { migrate } from '../../../store/migrate.ts'
import { MoveRefused, moveStation } from '../../../store/move/move-station.ts'
import { findKeyFile } from '../../../store/keys/station-key.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

const usage = [
  'DATABASE_URL=postgres://… npm run move -- to-cluster    from the embedded database of DATA_DIR into that one',
  'DATABASE_URL=postgres://… npm run move -- to-embedded   from that one into a new embedded database of DATA_DIR',
]

/** Moves a station that stands still between the embedded database and the operator's. */
export async function runMove(
  args: string[],
  say: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  const [direction] = args
  if (args.length !== 1 || (direction !== 'to-cluster' && direction !== 'to-embedded'))
    return refused(...usage)
  const reading = readSettings(env)
  if (!reading.ok)
    return refused(...reading.errors.map(({ name, expected }) => `${name} must be ${expected}`))
  const { settings } = reading
  if (settings.databaseUrl === undefined) return refused(...usage)
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o755 })
  const taken = await lockDataDir(settings.dataDir, 'npm run move')
  if (!taken.ok) return refused(`${taken.runningAt} is at work there (process ${taken.pid}): stop it first`)
  try {
    return await moveAlone(settings, settings.databaseUrl, direction, say)
  } catch (error) {
    if (error instanceof MoveRefused) return refused(error.message, 'Nothing was moved')
    throw error
  } finally {
    taken.lock.release()
  }
}

async function moveAlone(
  settings: Settings,
  url: string,
  direction: 'to-cluster' | 'to-embedded',
  say: (line: string) => void,
): Promise<Outcome> {
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, archive: false })
  const [embedded, cluster] = [postgres.url, url].map(openDatabaseWithLongTimeouts)
  if (!embedded || !cluster) throw new Error('There are two databases')
  try {
    for (const db of [embedded, cluster]) await migrate(db)
    const [source, target] = direction === 'to-cluster' ? [embedded, cluster] : [cluster, embedded]
    const problem = await problemOf(settings, source)
    if (problem !== undefined) return refused(problem, 'Nothing was moved')
    const { outcome, tables } = await moveStation(source, target, say)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const reports = tables.find(({ name }) => name === 'reports')?.rows ?? 0
    return done(
      outcome === 'moved'
        ? `${rows} rows of ${tables.length} tables are there as they were here, ${reports} of them reports`
        : 'Everything had been moved before; the database that was left is now marked',
      direction === 'to-cluster'
        ? 'Start with DATABASE_URL and the same DATA_DIR; keep the embedded database until you have a backup of the cluster'
        : 'Start without DATABASE_URL, and make a backup at once: npm run backup',
    )
  } finally {
    await Promise.all([embedded.destroy(), cluster.destroy()])
    await postgres.stop()
  }
}

type Source = Parameters<typeof readCounters>[0]

/** What would make the moved station worthless: a key that does not open it, or numbers that it does not know. */
async function problemOf({ dataDir, dataKey }: Settings, source: Source): Promise<string | undefined> {
  const key = dataKey ?? findKeyFile(dataDir)
  if (key === undefined) return `Copy the station key to ${dataDir}/keys/data.key first, or set DATA_KEY`
  if (!(await areEncryptedWith(source, key))) return 'The reports are locked with another station key'
  const [lost] = lostNumbers(createLastNumbers(dataDir).all(), await readCounters(source))
  return lost && lostNumbersMessage(lost)
}

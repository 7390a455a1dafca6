import { uptime } from 'node:os'
import type { Kysely } from 'kysely'
import { faultLine, type Log } from '../../base/platform/log.ts'
import { isCopiedFolder, isRecordedFolder, recordOriginalFolder } from '../../base/platform/copied-folder.ts'
import { readCounters } from '../../store/bulletin-counters.ts'
import { createLastNumbers } from '../../store/last-numbers.ts'
import type { Database } from '../../store/tables/tables.ts'
import { createBulletinNumbers, type BulletinNumbers } from './bulletin-numbers.ts'
import { clockAdvice } from './clock-advice.ts'
import { copiedFolderMessage, lostNumbers, lostNumbersMessage } from './lost-numbers.ts'
import { createStationClock, type StationClock } from './station-clock.ts'

const everyMinute = 60_000

export type OpenNumbers = { numbers: BulletinNumbers; clock: StationClock; stop(): void }

/**
 * At start: throws a message for the operator where the database is or may be behind the given numbers, and warns of a
 * doubtful clock. `holdsDatabase` says that the data folder holds the database too, so that a copy sets both back together.
 */
export async function openNumbers({
  db,
  checks,
  dataDir,
  holdsDatabase,
  log,
  now,
  say,
}: {
  db: Kysely<Database>
  /** The connections of the checks of health. */
  checks: Kysely<Database>
  dataDir: string
  holdsDatabase: boolean
  log: Log
  now: () => Date
  say: (line: string) => void
}): Promise<OpenNumbers> {
  const notes = createLastNumbers(dataDir)
  const counters = await readCounters(db)
  const lost = lostNumbers(notes.all(), counters)
  if (lost.length > 0) throw new Error(lost.map(lostNumbersMessage).join('\n'))
  const newest = counters.findLast(({ last }) => last > 0)
  if (holdsDatabase && newest && isCopiedFolder(dataDir))
    throw new Error(copiedFolderMessage(dataDir, newest))
  if (!newest || !isRecordedFolder(dataDir)) await recordOriginalFolder(dataDir)
  const clock = createStationClock({ db: checks, log, now, uptime })
  const numbers = createBulletinNumbers({ db, checks, notes, clock, log })
  await numbers.beat()
  const advice = clockAdvice(await clock.beat())
  if (advice !== undefined) say(advice)
  const timer = setInterval(() => {
    numbers.beat().catch((error: unknown) => log(faultLine('numbers', error)))
  }, everyMinute)
  return { numbers, clock, stop: () => clearInterval(timer) }
}

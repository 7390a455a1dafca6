import { realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { openDatabase } from '../../store/connection/database.ts'
import { hasDatabase, recordDatabase, recordedDatabase } from '../../store/embedded/database-place.ts'
import {
  archiving,
  databasesElsewhere,
  prepareCluster,
  stopCluster,
  walSpool,
  type Cluster,
} from '../../store/embedded/embedded-postgres.ts'
import { skipNumbersTo } from '../../store/bulletin-counters.ts'
import { holdOpenLetters } from '../../store/held-letters.ts'
import { migrate } from '../../store/migrate.ts'
import { readMissing, type MissingNumbers } from '../../store/missing-numbers.ts'
import type { Settings } from '../../base/settings/settings.ts'
import type { Identities } from './backup-keys.ts'
import type { LastNumbers } from '../../store/last-numbers.ts'
import { stationFile, walFolder, type Backup } from './backup-folder.ts'
import { inspectDatabase, type Inspection } from './inspect-database.ts'
import { unpackBase } from './unpack-base.ts'
import { syncPath } from './encrypted-file.ts'
import { keepLastNumbers } from './last-numbers.ts'
import { recoverDatabase, type RecoveredDatabase } from './recover.ts'
import { busiestDay, numbersToSkipTo, type KnownNumbers } from './restore-numbers.ts'
import { shipWal } from './ship-wal.ts'
import { databasePassword, layStationFiles, decryptStationFiles } from './station-files.ts'
import { listArchive } from './wal-archive.ts'

export type RestoreOptions = {
  /** The data folder must not have a database. */
  settings: Settings
  backup: Backup
  identities: Identities
  until: Date | undefined
  known: KnownNumbers
  /** The key of its documents, where it is at hand: some are then decrypted. */
  stationKey: Buffer | undefined
}

export type RestoreResult = Inspection &
  Pick<RecoveredDatabase, 'lastChangeAt' | 'damaged' | 'unreachable'> & {
    database: string
    skippedTo: LastNumbers
    missing: MissingNumbers[]
    lettersHeld: number
  }

/** The database that a data folder has already, wherever it is stored and also a damaged one; undefined when there is none. */
export function findDatabase(dataDir: string): string | undefined {
  const home = realpathSync(dataDir)
  const places = [recordedOf(home), prepareCluster(home, undefined, databasesElsewhere, '').database]
  return places.find((place) => place !== undefined && hasDatabase(place))
}

/** Undefined also where the recorded database is gone, since that is the reason for a restore. */
function recordedOf(home: string): string | undefined {
  try {
    return recordedDatabase(home)
  } catch {
    return undefined
  }
}

/**
 * Restores a backup into a data folder that has no database, applies the archive, and skips the numbers that the lost
 * station may have given, and holds the letters that it may have sent. No server starts there before it is complete: the place is recorded first, the database put last.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { settings, backup, identities } = options
  const home = realpathSync(settings.dataDir)
  const files = await decryptStationFiles(stationFile(backup.folder), identities)
  const password = files.get(databasePassword)?.toString('utf8') ?? ''
  const cluster = prepareCluster(home, undefined, databasesElsewhere, password)
  const half = { ...cluster, database: `${cluster.database}.half` }
  await stopCluster(half.database)
  rmSync(half.database, { recursive: true, force: true })
  recordDatabase(home, cluster.database)
  layStationFiles(home, files)

  const { systemIdentifier } = backup.facts
  // WAL that the lost station had archived but not yet shipped to the backups.
  await shipWal({ settings, spool: walSpool(cluster.database), systemIdentifier })
  await unpackBase(backup.folder, identities, half)
  const restored = await bringBack(options, half)
  renameSync(half.database, cluster.database)
  await syncPath(dirname(cluster.database))
  await keepLastNumbers(home, restored.skippedTo)
  return { ...restored, database: cluster.database }
}

async function bringBack(
  options: RestoreOptions,
  cluster: Cluster,
): Promise<Omit<RestoreResult, 'database'>> {
  const { settings, backup, identities, until, known, stationKey } = options
  const recovered = await recoverDatabase({
    cluster,
    archive: await listArchive(walFolder(settings.backupDir, backup.facts.systemIdentifier)),
    identities,
    until,
    // The next restore needs the history of the timeline that begins here.
    settings: archiving(cluster),
  })
  try {
    const found = await inspectDatabase(recovered.url, stationKey)
    const db = openDatabase(recovered.url)
    try {
      await migrate(db)
      const skippedTo = numbersToSkipTo({
        restored: found.numbers,
        ...known,
        now: new Date(),
        busiestDay: await busiestDay(db),
      })
      for (const [unit, years] of Object.entries(skippedTo))
        for (const [year, last] of Object.entries(years))
          await skipNumbersTo(db, {
            unit: Number(unit),
            year: Number(year),
            last,
            given: known.known[unit]?.[year] ?? 0,
          })
      const missing = await readMissing(db)
      return { ...found, ...recovered, skippedTo, missing, lettersHeld: await holdOpenLetters(db) }
    } finally {
      await db.destroy()
    }
  } finally {
    await recovered.stop()
  }
}

import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kysely } from 'kysely'
import { runningServer } from '../../base/platform/data-dir-lock.ts'
import { areEncryptedWith } from '../../reports/keys/rotate-keys.ts'
import type { Settings } from '../../base/settings/settings.ts'
import { hasOfficers } from '../../desk/officers/officers.ts'
import { openDatabase } from '../../store/connection/database.ts'
import { recordedDatabase } from '../../store/embedded/database-place.ts'
import { runningDatabase } from '../../store/embedded/embedded-postgres.ts'
import type { Database } from '../../store/tables/tables.ts'
import { checkBackups, checkClusterBackup, checkWal, judgeArchiver, readArchiver } from './backup.ts'
import { checkBuild } from './build.ts'
import { checkDanger } from './danger.ts'
import { checkDataFolder } from './data-folder.ts'
import { checkChoices } from './choices.ts'
import { checkDeskRoles, checkMigrations, judgeDatabase, readDatabaseSettings } from './database.ts'
import { checkDisk } from './disk.ts'
import { faultCode, look, wrong, type Finding } from './finding.ts'
import { checkSeal, checkStationKey } from './keys.ts'
import { checkLaw } from './law.ts'
import { checkMail } from './mail.ts'
import { checkSignatureTrust } from './signatures.ts'
import { checkDeliveryAddress, checkDeskAddress, checkPortalAddress, checkTiles } from './reach.ts'
import { examineTimeStamp } from './time-stamp.ts'
import { checkUnits } from './units.ts'
import { checkClock, checkEvidenceQuota, checkMissing, checkNumbers, checkWork } from './work.ts'

type Checked = Finding | Finding[]

/** A check that fails says so with the code of its error: its message might hold what must not be printed. */
async function tried(check: string, work: () => Checked | Promise<Checked>): Promise<Finding[]> {
  try {
    return [await work()].flat()
  } catch (error) {
    return [
      wrong(
        check,
        `could not be checked (${faultCode(error)})`,
        'look at the log of the station and of the database',
      ),
    ]
  }
}

/** Everything that can be found out without changing anything, whether the station runs or not. `root` is where it is installed. */
export async function examineStation(
  settings: Settings,
  { root, now }: { root: string; now: () => Date },
): Promise<Finding[]> {
  const { dataDir, databaseUrl, backupDir } = settings
  const embedded = databaseUrl === undefined
  const running = runningServer(dataDir) !== undefined
  const folder = embedded && existsSync(dataDir) ? recordedOrUndefined(dataDir) : undefined
  const places = [
    dataDir,
    ...(folder ? [dirname(folder)] : []),
    ...(embedded && existsSync(backupDir) ? [backupDir] : []),
  ]
  const alone = await Promise.all([
    tried('settings', () => checkChoices(settings)),
    tried('data-folder', () => checkDataFolder(settings)),
    tried('build', () => checkBuild(root, now())),
    tried('server', () =>
      running
        ? []
        : look('server', 'no server runs with this data folder', 'start the station, and ask again'),
    ),
    tried('seal', () => checkSeal(settings, now())),
    tried('time-stamp', () => examineTimeStamp(settings)),
    tried('signature-roots', () => checkSignatureTrust(settings, now())),
    tried('disk', () => checkDisk(places)),
    tried('mail', () => checkMail(settings)),
    tried('tiles', () => checkTiles(settings)),
    tried('law', () => checkLaw(settings, root, now())),
    tried('portal-address', () => checkPortalAddress(settings, now())),
    tried('delivery-address', () => checkDeliveryAddress(settings)),
    tried('backup', () => (embedded ? checkBackups(settings, now()) : checkClusterBackup(settings, now()))),
  ])
  return [...alone.flat(), ...(await examineDatabase(settings, folder, now))]
}

function recordedOrUndefined(dataDir: string): string | undefined {
  try {
    return recordedDatabase(dataDir)
  } catch {
    return undefined
  }
}

async function examineDatabase(
  settings: Settings,
  folder: string | undefined,
  now: () => Date,
): Promise<Finding[]> {
  const { dataDir, databaseUrl, deskPort, evidenceRoom } = settings
  const url = databaseUrl ?? (folder === undefined ? undefined : await runningDatabase(dataDir))
  if (url === undefined)
    return [
      wrong(
        'database',
        'the embedded database does not run',
        'start the station; postgres.log says why it ended',
      ),
    ]
  const db: Kysely<Database> = openDatabase(url)
  try {
    const settingsOfDatabase = await readDatabaseSettings(db)
    const checks: [string, () => Checked | Promise<Checked>][] = [
      ['database', () => judgeDatabase(settingsOfDatabase, { embedded: databaseUrl === undefined })],
      ['migrations', () => checkMigrations(db)],
      ['station-key', () => checkStationKey(settings, (key) => areEncryptedWith(db, key))],
      ['clock', () => checkClock(db, now)],
      ['numbers', () => checkNumbers(db, dataDir)],
      ['missing-reports', () => checkMissing(db)],
      ['outbox', () => checkWork(db)],
      ['evidence-room', () => checkEvidenceQuota(db, evidenceRoom)],
      ['desk-roles', () => checkDeskRoles(db, deskPort)],
      ['units', () => checkUnits(db, now())],
      ['desk-address', async () => checkDeskAddress(settings, await hasOfficers(db))],
      ['danger-contacts', async () => checkDanger(db, settings, await hasOfficers(db))],
      [
        'wal',
        async () =>
          folder === undefined ? (await readArchiver(db)).map(judgeArchiver) : checkWal(db, folder, now()),
      ],
    ]
    return (await Promise.all(checks.map(([check, work]) => tried(check, work)))).flat()
  } catch (error) {
    return [
      wrong(
        'database',
        `it cannot be used (${faultCode(error)})`,
        'check DATABASE_URL, and that the database runs',
      ),
    ]
  } finally {
    await db.destroy()
  }
}

import { existsSync, statSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { identityFile } from '../backup/backup-keys.ts'
import { lastVerified, listBackups } from '../backup/backup-folder.ts'
import { unshippedWal } from '../backup/unshipped-wal.ts'
import type { Settings } from '../settings/settings.ts'
import { walSpool } from '../store/embedded/embedded-postgres.ts'
import type { Database } from '../store/tables.ts'
import { look, ok, wrong, type Finding } from './finding.ts'

const hour = 3_600_000
/** As the log and the alarms count it. */
const oldAfter = 48 * hour
const waitedTooLong = 10 * 60_000

/** Backups of the embedded database: how old the last verified one is, and where they and their key lie. */
export async function checkBackups(
  settings: Pick<Settings, 'dataDir' | 'backupDir'>,
  now: Date,
): Promise<Finding[]> {
  const { dataDir, backupDir } = settings
  const newest = lastVerified(await listBackups(backupDir))
  if (!newest)
    return [wrong('backup', 'no verified backup', 'npm run backup; then look at BACKUP_DIR and BACKUP_AT')]
  const age = now.getTime() - Date.parse(newest.facts.endedAt)
  const hours = `the last verified one is ${Math.round(age / hour)} hours old`
  return [
    age > oldAfter
      ? wrong('backup', hours, 'npm run backup; backup.log says why the daily one failed')
      : ok('backup', hours),
    statSync(backupDir).dev === statSync(dataDir).dev
      ? look(
          'backup-place',
          'on the disk of the station',
          'let BACKUP_DIR be another disk, and copy it elsewhere',
        )
      : ok('backup-place', 'another disk'),
    existsSync(identityFile(dataDir))
      ? look(
          'backup-key',
          'what opens backups lies in the data folder',
          'copy keys/backup.key to another place, and remove it here',
        )
      : ok('backup-key', 'not on the station'),
  ]
}

/** Whether the WAL of the embedded database gets into the backups. */
export async function checkWal(db: Kysely<Database>, database: string, now: Date): Promise<Finding> {
  const check = 'wal'
  const { segments, oldest } = await unshippedWal(db, walSpool(database))
  const age = oldest ? now.getTime() - oldest.getTime() : 0
  return age > waitedTooLong
    ? wrong(
        check,
        `${segments} segments have waited ${Math.round(age / 60_000)} minutes`,
        'BACKUP_DIR is full or missing: the disk of the database fills',
      )
    : ok(check, `${segments} segments on their way`)
}

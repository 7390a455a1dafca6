import { existsSync, statSync } from 'node:fs'
import { sql, type Kysely } from 'kysely'
import { identityFile } from '../backup/backup-keys.ts'
import { lastVerified, listBackups } from '../backup/backup-folder.ts'
import { readBackupReport } from '../backup/backup-report.ts'
import { unshippedWal } from '../backup/unshipped-wal.ts'
import type { Settings } from '../../base/settings/settings.ts'
import { walSpool } from '../../store/embedded/embedded-postgres.ts'
import type { Database } from '../../store/tables/tables.ts'
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

/** Whether the backup job of a cluster leaves word of backups, and how old the newest is. */
export async function checkClusterBackup(
  { backupReport }: Pick<Settings, 'backupReport'>,
  now: Date,
): Promise<Finding> {
  const check = 'backup'
  const todo = 'run the backup job of the cluster, and look at what it printed'
  if (backupReport === undefined)
    return look(
      check,
      'nothing says whether the cluster is backed up',
      'let its backup job write BACKUP_REPORT',
    )
  const newest = await readBackupReport(backupReport).catch(() => 'unreadable' as const)
  if (newest === 'unreadable') return wrong(check, 'BACKUP_REPORT cannot be read', todo)
  if (newest === undefined) return wrong(check, 'BACKUP_REPORT names no sound backup', todo)
  const age = now.getTime() - newest.getTime()
  const hours = `the cluster's newest one is ${Math.round(age / hour)} hours old`
  return age > oldAfter ? wrong(check, hours, todo) : ok(check, hours)
}

/** What the primary's archiver has done: whether it fails now, and how often it did. */
export type Archiver = { archived: string; failed: string; fails: boolean }

/** The archiver of a cluster; none if it archives no WAL. */
export async function readArchiver(db: Kysely<Database>): Promise<Archiver[]> {
  const { rows } = await sql<Archiver>`
    select archived_count as archived, failed_count as failed,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as fails
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'
  `.execute(db)
  return rows
}

/** Whether the WAL of a cluster gets into its archive. */
export const judgeArchiver = ({ archived, failed, fails }: Archiver): Finding =>
  fails
    ? wrong(
        'wal',
        `archive_command fails, ${failed} times so far`,
        'the log of the primary says why; until it works again its disk fills',
      )
    : ok('wal', `${archived} segments archived`)

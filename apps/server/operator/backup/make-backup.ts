import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Settings } from '../../base/settings/settings.ts'
import { walSpool, type Cluster } from '../../store/embedded/embedded-postgres.ts'
import { lockDataDir } from '../../base/platform/data-dir-lock.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { findIdentities, takeRecipients } from './backup-keys.ts'
import {
  backupName,
  baseFile,
  factsFile,
  makePrivateFolder,
  recordVerification,
  stationFile,
  unfinishedIn,
  walFolder,
  writeJson,
  type Backup,
  type BackupFacts,
} from './backup-folder.ts'
import { streamBaseBackup } from './base-backup.ts'
import { countReports } from './inspect-database.ts'
import { encryptInto, syncPath } from './encrypted-file.ts'
import { rotateBackups } from './rotation.ts'
import { shipWal } from './ship-wal.ts'
import { encryptStationFiles } from './station-files.ts'
import { findStationKey, stationKeyFingerprint } from './find-station-key.ts'
import { clearScratch, verifyBackup, type BackupVerdict } from './verify-backup.ts'
import { listArchive } from './wal-archive.ts'

export type MakeBackup = {
  settings: Settings
  /** The running embedded database. */
  url: string
  cluster: Cluster
}

export type MadeBackup = {
  backup: Backup
  verdict: BackupVerdict
  /** False where the running database was started without keeping its WAL. */
  archives: boolean
  removed: string[]
}

/** Makes a backup while the station runs, restores it to verify it, and deletes older ones. */
export async function makeBackup(options: MakeBackup): Promise<MadeBackup | { runningPid: number }> {
  const { settings, cluster } = options
  const { backupDir } = settings
  await makePrivateFolder(backupDir)
  const taken = await lockDataDir(backupDir, 'npm run backup')
  if (!taken.ok) return { runningPid: taken.pid }
  const clear = async () => {
    for (const name of await unfinishedIn(backupDir)) rmSync(join(backupDir, name), { recursive: true })
    await clearScratch(cluster.parentFolder)
  }
  /** On a signal it leaves neither a half backup nor the database of a check behind. */
  const interrupted = () => void clear().finally(() => process.exit(1))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, interrupted)
  try {
    await clear()
    return await makeAlone(options)
  } catch (error) {
    await clear()
    throw error
  } finally {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.off(signal, interrupted)
    taken.lock.release()
  }
}

async function makeAlone({ settings, url, cluster }: MakeBackup): Promise<MadeBackup> {
  const { backupDir, dataDir } = settings
  const recipients = await takeRecipients(settings)
  // A temporary key with which only this process can decrypt the backup to verify it.
  const passing = await generateX25519Identity()
  const stationKey = findStationKey(dataDir, settings.dataKey)
  const before = await queryDatabase(url)
  const startedAt = new Date()
  const name = backupName(startedAt, before.numbers)
  const half = join(backupDir, `${name}.unfinished`)
  await makePrivateFolder(half)
  const all = [...recipients, await identityToRecipient(passing)]

  const { archive, finished } = await streamBaseBackup(url, 'npm run backup')
  const [base] = await Promise.all([finished, encryptInto(baseFile(half), archive, all)])
  await encryptStationFiles(stationFile(half), dataDir, all)
  const facts: BackupFacts = {
    format: 1,
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    systemIdentifier: base.systemIdentifier,
    startSegment: base.startSegment,
    endPosition: base.end,
    bytes: before.bytes,
    numbers: before.numbers,
    reports: before.reports,
    newestReportAt: before.newestReportAt?.toISOString() ?? null,
    stationKey: stationKey ? stationKeyFingerprint(stationKey) : null,
    recipients,
  }
  await writeJson(factsFile(half), facts)
  await syncPath(half)
  const folder = join(backupDir, name)
  renameSync(half, folder)
  await syncPath(backupDir)

  const { systemIdentifier } = base
  await shipWal({ settings, spool: walSpool(cluster.database), systemIdentifier })
  const backup: Backup = { name, folder, facts, verified: undefined }
  const identities = findIdentities(settings)
  const verdict = await verifyBackup({
    backup,
    identities: [...identities, passing],
    archive:
      identities.length > 0
        ? await listArchive(walFolder(backupDir, systemIdentifier))
        : new Map<never, never>(),
    cluster,
    stationKey,
  })
  if (verdict.ok) await recordVerification(backup, verdict.verification)
  const removed = await rotateBackups(backupDir, systemIdentifier, settings.backupKeep)
  return { backup, verdict, archives: before.archives, removed }
}

async function queryDatabase(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string; archives: boolean }>(
      "select sum(pg_database_size(oid))::text as bytes, current_setting('archive_mode') <> 'off' as archives from pg_database",
    )
    const { bytes = '0', archives = false } = rows[0] ?? {}
    return { ...(await countReports(client)), bytes: Number(bytes), archives }
  } finally {
    await client.end()
  }
}

import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { stopCluster, type Cluster } from '../../store/embedded/embedded-postgres.ts'
import { ownByDatabase } from '../../store/embedded/unprivileged-user.ts'
import type { Identities } from './backup-keys.ts'
import { namesIn, stationFile, type Backup, type BackupVerification } from './backup-folder.ts'
import { inspectDatabase } from './inspect-database.ts'
import { InspectionError } from './inspection-error.ts'
import { unpackBase } from './unpack-base.ts'
import { EncryptedFileError } from './encrypted-file.ts'
import { recoverDatabase, RecoveryError } from './recover.ts'
import { databasePassword, decryptStationFiles } from './station-files.ts'

export type VerifyOptions = {
  backup: Backup
  identities: Identities
  /** The WAL that follows it, as far as the identities decrypt it. */
  archive: Map<string, string>
  /** The station's own; only its programs, its user and its parent folder are used. */
  cluster: Cluster
  stationKey: Buffer | undefined
}

export type BackupVerdict = { ok: true; verification: BackupVerification } | { ok: false; reason: string }

const scratchName = 'backup-check-'
/** What a running database needs besides its tables. */
const spareBytes = 300 * 1024 * 1024

/** Restores a backup into a temporary folder, reads all of it, and deletes the folder. */
export async function verifyBackup(options: VerifyOptions): Promise<BackupVerdict> {
  const { backup, identities, cluster } = options
  const { bavail, bsize } = await statfs(cluster.parentFolder)
  const needed = backup.facts.bytes + spareBytes
  if (bavail * bsize < needed)
    return failed(`Restoring it to check it needs ${megabytes(needed)} MB in ${cluster.parentFolder}`)
  const scratch = join(cluster.parentFolder, `${scratchName}${randomUUID()}`)
  const own = { ...cluster, database: join(scratch, 'postgres'), log: join(scratch, 'postgres.log') }
  mkdirSync(scratch, { mode: 0o700 })
  ownByDatabase(scratch, cluster.user)
  try {
    const files = await decryptStationFiles(stationFile(backup.folder), identities)
    await unpackBase(backup.folder, identities, own)
    const password = files.get(databasePassword)?.toString('utf8') ?? ''
    return await inspect(options, { ...own, password })
  } catch (error) {
    if (
      error instanceof EncryptedFileError ||
      error instanceof RecoveryError ||
      error instanceof InspectionError
    )
      return failed(error.message)
    throw error
  } finally {
    await stopCluster(own.database)
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function inspect(options: VerifyOptions, cluster: Cluster): Promise<BackupVerdict> {
  const { backup, identities, archive, stationKey } = options
  const recovered = await recoverDatabase({
    cluster,
    archive,
    identities,
    // A check that a power cut interrupts is simply repeated.
    settings: { fsync: 'off', archive_mode: 'off' },
  })
  const lost = [...recovered.damaged, ...recovered.unreachable]
  if (lost.length > 0) return failed(`WAL that belongs to it is damaged or missing: ${lost[0]}`)
  const found = await inspectDatabase(recovered.url, stationKey)
  const { facts } = backup
  if (found.reports < facts.reports)
    return failed(`It holds ${found.reports} reports of the ${facts.reports} that there were`)
  for (const [unit, years] of Object.entries(facts.numbers))
    for (const [year, last] of Object.entries(years))
      if ((found.numbers[unit]?.[year] ?? 0) < last)
        return failed(`Its numbers of ${year} end before ${last}, which had been given`)
  const verification: BackupVerification = {
    at: new Date().toISOString(),
    reports: found.reports,
    newestReportAt: found.newestReportAt?.toISOString() ?? null,
    papersOpened: found.documentsDecrypted,
    valuesOpened: found.opened.values,
    filesOpened: found.opened.files,
  }
  return { ok: true, verification }
}

/** Deletes the folders of interrupted checks, and stops databases that may still run in them. */
export async function clearScratch(parentFolder: string): Promise<void> {
  for (const name of (await namesIn(parentFolder)).filter((each) => each.startsWith(scratchName))) {
    await stopCluster(join(parentFolder, name, 'postgres'))
    rmSync(join(parentFolder, name), { recursive: true, force: true })
  }
}

const failed = (reason: string): BackupVerdict => ({ ok: false, reason })
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

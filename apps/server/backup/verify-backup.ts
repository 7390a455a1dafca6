import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ownByDatabase, stopCluster, type Cluster } from '../store/embedded/embedded-postgres.ts'
import type { Identities } from './backup-keys.ts'
import { namesIn, stationFile, type Backup, type Verification } from './backup-folder.ts'
import { inspectDatabase, InspectionError } from './inspect-database.ts'
import { unpackBase } from './unpack-base.ts'
import { EncryptedFileError } from './encrypted-file.ts'
import { recoverDatabase, RecoveryError } from './recover.ts'
import { databasePassword, decryptStationFiles } from './station-files.ts'

export type VerifyOptions = {
  backup: Backup
  identities: Identities
  /** The WAL that follows it, as far as the identities open it. */
  archive: Map<string, string>
  /** As the station's own would run; only its programs, its user and the room beside it are used. */
  cluster: Cluster
  stationKey: Buffer | undefined
}

export type Verdict = { ok: true; verification: Verification } | { ok: false; reason: string }

const scratchName = 'backup-check-'
/** What a running database takes beside its tables. */
const spareBytes = 300 * 1024 * 1024

/** Restores a backup into a folder of its own, reads it whole, and takes the folder away again. */
export async function verifyBackup(options: VerifyOptions): Promise<Verdict> {
  const { backup, identities, cluster } = options
  const { bavail, bsize } = await statfs(cluster.beside)
  const needed = backup.facts.bytes + spareBytes
  if (bavail * bsize < needed)
    return fault(`Restoring it to check it needs ${megabytes(needed)} MB in ${cluster.beside}`)
  const scratch = join(cluster.beside, `${scratchName}${randomUUID()}`)
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
      return fault(error.message)
    throw error
  } finally {
    await stopCluster(own.database)
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function inspect(options: VerifyOptions, cluster: Cluster): Promise<Verdict> {
  const { backup, identities, archive, stationKey } = options
  const recovered = await recoverDatabase({
    cluster,
    archive,
    identities,
    // What a power cut takes from it is made anew.
    settings: { fsync: 'off', archive_mode: 'off' },
  })
  const lost = [...recovered.damaged, ...recovered.unreachable]
  if (lost.length > 0) return fault(`WAL that belongs to it is damaged or missing: ${lost[0]}`)
  const found = await inspectDatabase(recovered.url, stationKey)
  const { facts } = backup
  if (found.reports < facts.reports)
    return fault(`It holds ${found.reports} reports of the ${facts.reports} that there were`)
  for (const [unit, years] of Object.entries(facts.numbers))
    for (const [year, last] of Object.entries(years))
      if ((found.numbers[unit]?.[year] ?? 0) < last)
        return fault(`Its numbers of ${year} end before ${last}, which had been given`)
  const verification: Verification = {
    at: new Date().toISOString(),
    reports: found.reports,
    newestReportAt: found.newestReportAt?.toISOString() ?? null,
    papersOpened: found.documentsDecrypted,
  }
  return { ok: true, verification }
}

/** Folders of checks that were broken off, with the databases that may still run in them. */
export async function clearScratch(beside: string): Promise<void> {
  for (const name of (await namesIn(beside)).filter((each) => each.startsWith(scratchName))) {
    await stopCluster(join(beside, name, 'postgres'))
    rmSync(join(beside, name), { recursive: true, force: true })
  }
}

const fault = (reason: string): Verdict => ({ ok: false, reason })
const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024)

import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../../base/settings/settings.ts'
import { listBackups, makePrivateFolder, namesIn, unfinishedIn, walFolder } from './backup-folder.ts'
import { findRecipients } from './backup-keys.ts'
import { archiveFile, isWalName } from './wal-archive.ts'

const hour = 3_600_000

export type WalShipping = {
  settings: Pick<Settings, 'dataDir' | 'backupDir' | 'backupRecipients' | 'backupIdentity'>
  /** Where PostgreSQL puts its segments. */
  spool: string
  systemIdentifier: string
}

/**
 * Moves the segments of the spool, in order, into the archive of the backups; each is deleted from the spool once it is safely
 * archived. Without a backup that it could complete, WAL is useless and deleted. Returns whether there is such a backup.
 */
export async function shipWal({ settings, spool, systemIdentifier }: WalShipping): Promise<boolean> {
  const { backupDir } = settings
  const isWanted =
    (await unfinishedIn(backupDir)).length > 0 ||
    (await listBackups(backupDir)).some(({ facts }) => facts.systemIdentifier === systemIdentifier)
  const folder = walFolder(backupDir, systemIdentifier)
  if (isWanted) await makePrivateFolder(folder)
  await clearHalfCopies(spool)
  const waiting = (await namesIn(spool)).filter(isWalName).toSorted()
  if (waiting.length === 0) return isWanted
  const recipients = isWanted ? await findRecipients(settings) : []
  if (isWanted && recipients.length === 0)
    throw new Error('The recipient of backups is gone; see BACKUP_RECIPIENT')
  for (const name of waiting) {
    const path = join(spool, name)
    if (isWanted && !(await shipOne(path, name, folder, recipients))) continue
    await rm(path, { force: true })
  }
  return isWanted
}

/** Deletes copies that PostgreSQL had begun when it was killed; it copies them again under another name. */
async function clearHalfCopies(spool: string): Promise<void> {
  for (const name of (await namesIn(spool)).filter((each) => each.startsWith('archtemp.'))) {
    const path = join(spool, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > hour) await rm(path, { force: true })
  }
}

/** False when another process has moved it meanwhile. */
async function shipOne(path: string, name: string, folder: string, recipients: string[]): Promise<boolean> {
  try {
    await archiveFile(path, name, folder, recipients)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

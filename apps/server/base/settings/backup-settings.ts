import { join } from 'node:path'
import { Encrypter } from 'age-encryption'
import * as v from 'valibot'
import { existingFile, expecting, explained, folder, listed } from './formats.ts'
import { timeOfDay } from './time-of-day.ts'

/** For how many days and weeks the newest verified backup of each is kept. */
export type Keep = { days: number; weeks: number }

/** What the operator decides about backups, all but the last of the embedded database. */
export type BackupSettings = {
  /** Absolute. */
  backupDir: string
  /** The public keys that backups are encrypted for (age1…); empty: the key that the first backup makes. */
  backupRecipients: string[]
  /** The file of the key that decrypts them; undefined: DATA_DIR/keys/backup.key. */
  backupIdentity: string | undefined
  /** When the daily backup is made, in minutes after midnight in Pará; undefined: never. */
  backupAt: number | undefined
  backupKeep: Keep
  /** The file in which the backup job of a cluster says what there is; undefined: the station knows of no backup of it. */
  backupReport: string | undefined
}

const recipients = expecting(
  'what age-keygen calls a public key, as age1…; several with commas between',
  v.pipe(v.string(), listed, v.everyItem(isRecipient)),
)

function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

const keep = expecting(
  'how many days and weeks, such as "7d 4w" or "3d"',
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d?d( \d\d?w)?$/),
    v.transform((text): Keep => {
      const [days = 0, weeks = 0] = text.split(' ').map((each) => Number.parseInt(each, 10))
      return { days, weeks }
    }),
  ),
)

export const backupVariables = v.object({
  BACKUP_DIR: v.optional(
    explained(
      folder,
      'Where backups of the embedded database go: another disk, or a folder that is copied to another machine. Without it: `DATA_DIR/backups`.',
    ),
  ),
  BACKUP_RECIPIENT: v.optional(
    explained(
      recipients,
      'The public keys of age for which backups are encrypted. Without it the first backup makes a key.',
    ),
  ),
  BACKUP_IDENTITY: v.optional(
    explained(
      existingFile,
      'The file of the key that decrypts backups, for `restore` and `verify`. Without it: `DATA_DIR/keys/backup.key`.',
    ),
  ),
  BACKUP_AT: v.optional(
    explained(timeOfDay, 'When the station makes its daily backup, in Pará’s time; `off`: never.'),
    '03:00',
  ),
  BACKUP_KEEP: v.optional(
    explained(
      keep,
      'For so many days and weeks the newest verified backup of each is kept, and the WAL of those days.',
    ),
    '7d 4w',
  ),
  BACKUP_REPORT: v.optional(
    explained(
      folder,
      'The file in which the backup job of a cluster says what backups there are ([The backup of a cluster](cluster.md#the-backup-of-a-cluster)). Without it the station knows of none.',
    ),
  ),
})

export const backupSettings = (
  given: v.InferOutput<typeof backupVariables>,
  dataDir: string,
): BackupSettings => ({
  backupDir: given.BACKUP_DIR ?? join(dataDir, 'backups'),
  backupRecipients: given.BACKUP_RECIPIENT ?? [],
  backupIdentity: given.BACKUP_IDENTITY,
  backupAt: given.BACKUP_AT,
  backupKeep: given.BACKUP_KEEP,
  backupReport: given.BACKUP_REPORT,
})

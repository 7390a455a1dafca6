import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Encrypter } from 'age-encryption'

/** Of so many last days, and of so many last weeks, the newest verified backup is kept. */
export type Keep = { days: number; weeks: number }

/** What the operator decides about backups of the embedded database. */
export type BackupSettings = {
  /** Absolute. */
  backupDir: string
  /** Whom backups are locked for (age1…); empty: the key that the first backup makes. */
  backupRecipients: string[]
  /** The file of the key that opens them; undefined: DATA_DIR/keys/backup.key. */
  backupIdentity: string | undefined
  /** When the station makes one by itself, in minutes after midnight in Pará; undefined: never. */
  backupAt: number | undefined
  backupKeep: Keep
}

type Reading<T> = { value: T } | { expected: string }
type Read = <T>(name: string, fallback: T, parse: (text: string) => Reading<T>) => T

export function readBackupSettings(read: Read, dataDir: string): BackupSettings {
  return {
    backupDir: read('BACKUP_DIR', join(dataDir, 'backups'), (text) => ({ value: resolve(text) })),
    backupRecipients: read<string[]>('BACKUP_RECIPIENT', [], parseRecipients),
    backupIdentity: read<string | undefined>('BACKUP_IDENTITY', undefined, (text) =>
      existsSync(text) ? { value: resolve(text) } : { expected: 'the path of a file that exists' },
    ),
    backupAt: read<number | undefined>('BACKUP_AT', 3 * 60, parseTimeOfDay),
    backupKeep: read('BACKUP_KEEP', { days: 7, weeks: 4 }, parseKeep),
  }
}

function parseRecipients(text: string): Reading<string[]> {
  const value = text.split(',').map((each) => each.trim())
  return value.every(isRecipient)
    ? { value }
    : { expected: 'what age-keygen calls a public key, as age1…; several with commas between' }
}

function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text)
    return true
  } catch {
    return false
  }
}

function parseTimeOfDay(text: string): Reading<number | undefined> {
  if (text === 'off') return { value: undefined }
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hour === ''
    ? { expected: 'a time of day in Pará, such as 03:00, or off' }
    : { value: Number(hour) * 60 + Number(minute) }
}

function parseKeep(text: string): Reading<Keep> {
  const [, days = '', weeks = '0'] = /^([1-9]\d?)d(?: (\d\d?)w)?$/.exec(text) ?? []
  return days === ''
    ? { expected: 'how many days and weeks, such as "7d 4w" or "3d"' }
    : { value: { days: Number(days), weeks: Number(weeks) } }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { secretFile } from '../../base/platform/secret-file.ts'
import { refuseKeyDamage } from '../../store/keys/key-folder.ts'
import type { BackupSettings } from '../../base/settings/backup-settings.ts'

/** The public keys that backups are encrypted for (age1…): enough to make them, not to decrypt them. */
export type Recipients = string[]
/** The private keys that decrypt them (AGE-SECRET-KEY-1…). */
export type Identities = string[]

type KeySettings = Pick<BackupSettings, 'backupRecipients' | 'backupIdentity'> & { dataDir: string }

export const identityFile = (dataDir: string): string => join(dataDir, 'keys/backup.key')
const recipientFile = (dataDir: string) => join(dataDir, 'keys/backup.recipient')

/** The operator's recipients, or those of the key that the first backup made; none before that. */
export async function findRecipients({ dataDir, backupRecipients }: KeySettings): Promise<Recipients> {
  if (backupRecipients.length > 0) return backupRecipients
  if (existsSync(recipientFile(dataDir))) return [readFileSync(recipientFile(dataDir), 'utf8').trim()]
  return Promise.all(identitiesIn(identityFile(dataDir)).map((each) => identityToRecipient(each)))
}

/** As `findRecipients`; if there are none, a key is made. Throws a DamagedFile if the present one opens nothing. */
export async function takeRecipients(settings: KeySettings): Promise<Recipients> {
  if (settings.backupRecipients.length === 0) refuseKeyDamage(settings.dataDir)
  const found = await findRecipients(settings)
  if (found.length > 0) return found
  const path = identityFile(settings.dataDir)
  const fresh = await generateX25519Identity()
  secretFile(path, () => Buffer.from(`${fresh}\n`))
  const recipients = await findRecipients(settings)
  // The private key may be moved away from this machine afterwards; the public one is enough for further backups.
  writeFileSync(recipientFile(settings.dataDir), `${recipients.join()}\n`, { mode: 0o600, flush: true })
  return recipients
}

/** The keys that can decrypt backups here: BACKUP_IDENTITY, else the first backup's key; none where it was moved away. */
export function findIdentities({ dataDir, backupIdentity }: KeySettings): Identities {
  return identitiesIn(backupIdentity ?? identityFile(dataDir))
}

/** The format of age's own key files: one a line, and comments. */
function identitiesIn(path: string): Identities {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8').match(/^AGE-SECRET-KEY-[\w-]+/gm) ?? []
}

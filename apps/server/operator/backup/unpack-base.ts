import { mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackTar } from 'modern-tar/fs'
import type { Cluster } from '../../store/embedded/embedded-postgres.ts'
import { ownByDatabase } from '../../store/embedded/unprivileged-user.ts'
import type { Identities } from './backup-keys.ts'
import { baseFile } from './backup-folder.ts'
import { decryptInto } from './encrypted-file.ts'

/** Unpacks a base backup into a new folder that PostgreSQL's user owns. Throws an EncryptedFileError when it is damaged. */
export async function unpackBase(backup: string, identities: Identities, cluster: Cluster): Promise<void> {
  const { database, user } = cluster
  mkdirSync(database, { mode: 0o700 })
  const umask = process.umask(0o077)
  try {
    await decryptInto(baseFile(backup), identities, unpackTar(database, { strict: true }))
  } finally {
    process.umask(umask)
  }
  ownByDatabase(database, user)
  if (!('uid' in user)) return
  for (const entry of await readdir(database, { recursive: true })) ownByDatabase(join(database, entry), user)
}

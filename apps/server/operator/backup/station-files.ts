import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Identities, Recipients } from './backup-keys.ts'
import { encryptInto, decryptBytes } from './encrypted-file.ts'

/** Files of the data folder by their path in it, in base64. */
type StationFiles = Record<string, string>

/** The keys of reports and of backups must never be in a backup. */
const staysOut = /^(data|backup)\.key/

/** Encrypts what a restored station needs besides its database: its other keys, and the test certificate. */
export async function encryptStationFiles(
  path: string,
  dataDir: string,
  recipients: Recipients,
): Promise<void> {
  const keys = join(dataDir, 'keys')
  const files: StationFiles = {}
  for (const name of readdirSync(keys))
    if (!staysOut.test(name) && statSync(join(keys, name)).isFile())
      files[`keys/${name}`] = readFileSync(join(keys, name)).toString('base64')
  await encryptInto(path, Readable.from([Buffer.from(JSON.stringify(files))]), recipients)
}

/** The decrypted files by their path in the data folder. */
export async function decryptStationFiles(
  path: string,
  identities: Identities,
): Promise<Map<string, Buffer>> {
  const files = JSON.parse((await decryptBytes(path, identities)).toString('utf8')) as StationFiles
  const isPlain = (name: string) => /^keys\/[\w.-]+$/.test(name) && !name.includes('..')
  return new Map(
    Object.entries(files)
      .filter(([name]) => isPlain(name))
      .map(([name, text]) => [name, Buffer.from(text, 'base64')]),
  )
}

export const databasePassword = 'keys/database-password'

/** Puts them into a data folder; existing files stay, except the password, which must be the one of the database. */
export function layStationFiles(dataDir: string, files: Map<string, Buffer>): void {
  for (const [name, bytes] of files) {
    const path = join(dataDir, name)
    if (existsSync(path) && name !== databasePassword) continue
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(path, bytes, { mode: 0o600, flush: true })
  }
}

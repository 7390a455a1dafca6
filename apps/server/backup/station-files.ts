import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Identities, Recipients } from './backup-keys.ts'
import { encryptInto, decryptBytes } from './encrypted-file.ts'

/** Files of the data folder by their path in it, in base64. */
type StationFiles = Record<string, string>

/** What opens reports, and what opens backups, must never lie in a backup. */
const staysOut = /^(data|backup)\.key/

/** Locks what a restored station needs beside its database: its other keys, and the test certificate. */
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

/** The files again, by their path in the data folder. */
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

/** Lays them into a data folder; what is already there stays, but for the password that the database asks for. */
export function layStationFiles(dataDir: string, files: Map<string, Buffer>): void {
  for (const [name, bytes] of files) {
    const path = join(dataDir, name)
    if (existsSync(path) && name !== databasePassword) continue
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    writeFileSync(path, bytes, { mode: 0o600, flush: true })
  }
}

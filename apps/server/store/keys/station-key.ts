import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedFile } from '../../base/platform/damaged-file.ts'
import { secretFile } from '../../base/platform/secret-file.ts'

export const keyFile = (dataDir: string): string => join(dataDir, 'keys/data.key')

/** Where the next key is kept while reports are being encrypted with it. */
export const nextKeyFile = (dataDir: string): string => `${keyFile(dataDir)}.next`

/** The key of the data folder, or undefined if there is none. Throws when it is invalid, or its change was interrupted. */
export function findKeyFile(dataDir: string): Buffer | undefined {
  if (existsSync(nextKeyFile(dataDir)))
    throw new Error('A change of the station key was cut off; "npm run keys -- rotate" finishes it')
  return existsSync(keyFile(dataDir)) ? wholeKey(keyFile(dataDir)) : undefined
}

/** The key of the data folder, made if there is none: only for a station without reports. */
export function makeKeyFile(dataDir: string): Buffer {
  return secretFile(keyFile(dataDir), () => randomBytes(32))
}

/** Throws when the file does not hold a complete key. */
export function wholeKey(path: string): Buffer {
  const key = readFileSync(path)
  if (key.length !== 32)
    throw new DamagedFile({
      path,
      found: `is no station key: it must be 32 bytes long, and has ${key.length}`,
      todo: 'bring back the copy that was kept apart',
    })
  return key
}

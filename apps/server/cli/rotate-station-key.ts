import { randomBytes } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { areLockedWith, rotateKeys } from '../reports/rotate-keys.ts'
import { lockDataDir } from '../start/data-dir-lock.ts'
import { secretFile } from '../store/secret-file.ts'
import { keyFile, nextKeyFile, readDataKey, wholeKey } from '../store/station-key.ts'
import type { OpenStation } from './open-station.ts'
import { done, refused, type Outcome } from './run-command.ts'

type Station = Pick<OpenStation, 'db' | 'settings'>

/**
 * Gives the station another key. With DATA_KEY the operator brings it as NEW_DATA_KEY; else the key file is replaced. A
 * rotation that was cut off is finished by calling it again.
 */
export async function rotateStationKey(
  { db, settings }: Station,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  if (args.join() !== 'rotate') return refused('rotate   locks every report with a new station key')
  const { dataDir, dataKey } = settings
  const taken = await lockDataDir(dataDir, 'a change of keys')
  if (!taken.ok)
    return refused(`Stop the server first (process ${taken.pid}), and every other on this database`)
  try {
    return await (dataKey ? rotateOperatorKey(db, dataKey, env['NEW_DATA_KEY']) : rotateKeyFile(db, dataDir))
  } finally {
    taken.lock.release()
  }
}

async function rotateOperatorKey(db: Station['db'], current: Buffer, typed = ''): Promise<Outcome> {
  const next = readDataKey(typed)
  if (!next)
    return refused('NEW_DATA_KEY must be 32 bytes in base64, as "openssl rand -base64 32" writes them')
  const isRight = await areLockedWith(db, current)
  const changed = await change(db, isRight ? current : undefined, next)
  return done(`${changed} reports are locked with the new key: put it into DATA_KEY before the next start`)
}

async function rotateKeyFile(db: Station['db'], dataDir: string): Promise<Outcome> {
  const [file, nextFile] = [keyFile(dataDir), nextKeyFile(dataDir)]
  const current = existsSync(file) ? wholeKey(file) : undefined
  // Nothing is made before it is known that the present key is the right one.
  const isRight = current !== undefined && (await areLockedWith(db, current))
  if (!isRight && !existsSync(nextFile)) return refused(wrongKey)
  // Safe on the disk before any report depends on it.
  const next = secretFile(nextFile, () => randomBytes(32))
  const changed = await change(db, isRight ? current : undefined, next)
  renameSync(nextFile, file)
  return done(
    `${changed} reports are locked with the new ${file}: back it up, and destroy copies of the old one`,
  )
}

const wrongKey = 'The reports are locked with neither the present key nor a new one; nothing was changed'

/** @param current undefined where it is not the key that locks the reports */
async function change(db: Station['db'], current: Buffer | undefined, next: Buffer): Promise<number> {
  if (current) return rotateKeys(db, current, next)
  // A rotation before was cut off after its commit.
  if (await areLockedWith(db, next)) return 0
  throw new Error(wrongKey)
}

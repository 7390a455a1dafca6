import { randomBytes } from 'node:crypto'
import { existsSync, renameSync } from 'node:fs'
import { areEncryptedWith, rotateKeys } from '../../../reports/keys/rotate-keys.ts'
import { lockDataDir } from '../../../base/platform/data-dir-lock.ts'
import { secretFile } from '../../../base/platform/secret-file.ts'
import { readDataKey } from '../../../base/settings/data-key.ts'
import { keyFile, nextKeyFile, wholeKey } from '../../../store/keys/station-key.ts'
import type { OpenStation } from '../command/open-station.ts'
import { done, refused, type Outcome } from '../command/run-command.ts'

type Station = Pick<OpenStation, 'db' | 'settings'>

/**
 * Gives the station another key. With DATA_KEY the operator provides it as NEW_DATA_KEY; else the key file is replaced. A
 * rotation that was interrupted is finished by calling it again.
 */
export async function rotateStationKey(
  { db, settings }: Station,
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<Outcome> {
  if (args.join() !== 'rotate') return refused('rotate   locks every report with a new station key')
  const taken = await lockDataDir(settings.dataDir, 'a change of keys')
  if (!taken.ok)
    return refused(`Stop the server first (process ${taken.pid}), and every other on this database`)
  try {
    return await changeStationKey({ db, settings }, env)
  } finally {
    taken.lock.release()
  }
}

/** Why the station key cannot be changed now; changes nothing itself. */
export async function keyChangeProblem(
  { db, settings: { dataDir, dataKey } }: Station,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  if (dataKey && !newDataKey(env))
    return 'NEW_DATA_KEY must be 32 bytes in base64, as "openssl rand -base64 32" writes them'
  const present = dataKey ?? keyIn(keyFile(dataDir))
  const next = dataKey ? newDataKey(env) : keyIn(nextKeyFile(dataDir))
  for (const key of [present, next]) if (key && (await areEncryptedWith(db, key))) return undefined
  return 'The reports are locked with neither the present key nor the next one; nothing was changed'
}

/** The caller holds the data folder's lock. A change that was interrupted after its commit is finished. */
export async function changeStationKey(station: Station, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const problem = await keyChangeProblem(station, env)
  if (problem !== undefined) return refused(problem)
  const {
    db,
    settings: { dataDir, dataKey },
  } = station
  const [file, nextFile] = [keyFile(dataDir), nextKeyFile(dataDir)]
  const present = dataKey ?? keyIn(file)
  // Safe on the disk before any report depends on it.
  const next = newDataKey(dataKey ? env : {}) ?? secretFile(nextFile, () => randomBytes(32))
  const isPresent = present !== undefined && (await areEncryptedWith(db, present))
  const changed = isPresent ? await rotateKeys(db, present, next) : 0
  if (dataKey)
    return done(`${changed} reports are locked with the new key: put it into DATA_KEY before the next start`)
  renameSync(nextFile, file)
  return done(
    `${changed} reports are locked with the new ${file}: back it up, and destroy copies of the old one`,
  )
}

const newDataKey = (env: NodeJS.ProcessEnv) => readDataKey(env['NEW_DATA_KEY'] ?? '')
const keyIn = (path: string) => (existsSync(path) ? wholeKey(path) : undefined)

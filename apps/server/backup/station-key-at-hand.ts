import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The station key where it is at hand; it is never made here. */
export function findStationKey(dataDir: string, given: Buffer | undefined): Buffer | undefined {
  const path = join(dataDir, 'keys/data.key')
  return given ?? (existsSync(path) ? readFileSync(path) : undefined)
}

/** By which a key is known again without telling anything of it. */
export const stationKeyFingerprint = (key: Buffer): string =>
  createHmac('sha256', key).update('delegacia-virtual station key').digest('hex').slice(0, 16)

import { createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { keyFile } from '../../store/keys/station-key.ts'

/** The station key if it is at hand; never creates one. */
export function findStationKey(dataDir: string, given: Buffer | undefined): Buffer | undefined {
  const path = keyFile(dataDir)
  return given ?? (existsSync(path) ? readFileSync(path) : undefined)
}

/** Identifies a key without revealing anything of it. */
export const stationKeyFingerprint = (key: Buffer): string =>
  createHmac('sha256', key).update('delegacia-virtual station key').digest('hex').slice(0, 16)

import type { Kysely } from 'kysely'
import { findSecrets } from '../store/station-secrets.ts'
import type { Database } from '../store/tables.ts'
import type { ReadinessCheck } from './readiness.ts'

/** The database is still locked with the key that this server has: it was not rotated or replaced beneath it. */
export const stationKeyFits = (db: Kysely<Database>, encryptedLookupKey: Buffer): ReadinessCheck => ({
  fault: 'station-key',
  isWell: async () => (await findSecrets(db)).get('lookup')?.equals(encryptedLookupKey) ?? false,
})

import type { Kysely } from 'kysely'
import { findSecrets } from '../../store/station-secrets.ts'
import type { Database } from '../../store/tables/tables.ts'
import type { ReadinessCheck } from '../../base/http/readiness.ts'

/** The database is still encrypted with this server's key, which was not rotated or replaced meanwhile. */
export const stationKeyFits = (db: Kysely<Database>, encryptedLookupKey: Buffer): ReadinessCheck => ({
  failure: 'station-key',
  isWell: async () => (await findSecrets(db)).get('lookup')?.equals(encryptedLookupKey) ?? false,
})

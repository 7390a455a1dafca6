import { createDeliveryKey, type DeliveryKey } from '../../../delivery/delivery-key.ts'
import { areEncryptedWith } from '../../../reports/keys/rotate-keys.ts'
import { findKeyFile } from '../../../store/keys/station-key.ts'
import { findSecrets } from '../../../store/station-secrets.ts'
import { createVault, decryptSecret, type Vault } from '../../../store/keys/vault.ts'
import type { OpenStation } from '../command/open-station.ts'

/** The keys that a package needs. Throws a message for the operator. */
export async function openDeliverySecrets({
  db,
  settings: { dataDir, dataKey },
}: Pick<OpenStation, 'db' | 'settings'>): Promise<{ key: DeliveryKey; vault: Vault }> {
  const stationKey = dataKey ?? findKeyFile(dataDir)
  const locked = (await findSecrets(db)).get('delivery')
  if (!stationKey || !(await areEncryptedWith(db, stationKey)))
    throw new Error('The station key of this database is not here; see DATA_DIR and DATA_KEY')
  if (!locked) throw new Error('The station has no key for deliveries yet; start it once')
  return {
    key: createDeliveryKey(decryptSecret(stationKey, 'delivery', locked)),
    vault: createVault(stationKey),
  }
}

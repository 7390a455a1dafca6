import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { createDeliveryKey, makeDeliveryKey, type DeliveryKey } from '../delivery/delivery-key.ts'
import { areEncryptedWith } from '../reports/keys/rotate-keys.ts'
import { createReceiptSigner, type ReceiptSigner } from '../reports/registration/receipt.ts'
import type { Settings } from '../base/settings/settings.ts'
import { createLookup, type Lookup } from '../store/lookup.ts'
import { digestOldIdempotencyKeys } from '../store/old-idempotency-keys.ts'
import { findKeyFile, keyFile, makeKeyFile } from '../store/keys/station-key.ts'
import { addSecret, findSecrets } from '../store/station-secrets.ts'
import type { Database, StationSecretName } from '../store/tables/tables.ts'
import {
  canDecryptSecret,
  createVault,
  encryptSecret,
  decryptSecret,
  type Vault,
} from '../store/keys/vault.ts'
import { StartError } from './start-error.ts'

/** What only the right station key decrypts. */
export type StationSecrets = {
  stationKey: Buffer
  vault: Vault
  lookup: Lookup
  receipts: ReceiptSigner
  /** Locks what officers log in with, and the desk's ways into the database. */
  deskKey: Buffer
  /** Signs what goes to other systems. */
  deliveryKey: DeliveryKey
  /** The lookup key as it is stored now: other bytes later mean that the station key was changed. */
  encryptedLookupKey: Buffer
}

/**
 * The station's secrets, made at its first start. Rejects with a StartError when the station key is not the one of this
 * database, or is missing where the database has reports: a new key could decrypt nothing.
 */
export async function loadSecrets(
  db: Kysely<Database>,
  { dataDir, dataKey }: Pick<Settings, 'dataDir' | 'dataKey'>,
): Promise<StationSecrets> {
  const given = dataKey ?? findKeyFile(dataDir)
  if (!given && (await isInUse(db))) throw new StartError(missing(dataDir))
  const stationKey = given ?? makeKeyFile(dataDir)
  const from = dataKey ? 'DATA_KEY' : keyFile(dataDir)
  if (!(await areEncryptedWith(db, stationKey))) throw new StartError(mismatch(from))

  const before = await findSecrets(db)
  for (const [name, make] of Object.entries(makers) as [StationSecretName, (dataDir: string) => Buffer][])
    if (!before.has(name)) await addSecret(db, name, encryptSecret(stationKey, name, make(dataDir)))
  const kept = await findSecrets(db)
  const decrypt = (name: StationSecretName) => {
    const encrypted = kept.get(name)
    // Another server with another key may have been first on an empty database.
    if (!encrypted || !canDecryptSecret(stationKey, name, encrypted)) throw new StartError(mismatch(from))
    return decryptSecret(stationKey, name, encrypted)
  }
  const lookup = createLookup(decrypt('lookup'))
  await digestOldIdempotencyKeys(db, lookup)
  return {
    stationKey,
    vault: createVault(stationKey),
    lookup,
    receipts: createReceiptSigner(decrypt('receipt')),
    deskKey: decrypt('desk'),
    deliveryKey: createDeliveryKey(decrypt('delivery')),
    encryptedLookupKey: kept.get('lookup') ?? Buffer.alloc(0),
  }
}

const makers: Record<StationSecretName, (dataDir: string) => Buffer> = {
  lookup: () => randomBytes(32),
  receipt: receiptKey,
  desk: () => randomBytes(32),
  delivery: makeDeliveryKey,
}

/** The key that signed this station's receipts before they were kept in the database, or a new one; PKCS#8, PEM. */
function receiptKey(dataDir: string): Buffer {
  const file = join(dataDir, 'keys/receipt.key')
  if (existsSync(file)) return readFileSync(file)
  return Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
}

async function isInUse(db: Kysely<Database>): Promise<boolean> {
  const [report] = await db.selectFrom('reports').select('id').limit(1).execute()
  return report !== undefined || (await findSecrets(db)).size > 0
}

const missing = (dataDir: string) =>
  `The database is locked with a station key that is not here: bring it back as ${keyFile(dataDir)} (from the copy that was kept apart, or from another server of this station) or as DATA_KEY. Nothing was changed`

const mismatch = (from: string) =>
  `${from} is not the station key that locks this database: bring the right one (from the copy that was kept apart, or from another server of this station). Nothing was changed`

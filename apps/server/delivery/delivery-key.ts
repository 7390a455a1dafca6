import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'

/** Signs what leaves the station: pushes and packages. */
export type DeliveryKey = {
  /** The beginning of the SHA-256 of the public key. */
  id: string
  publicPem: string
  /** As Standard Webhooks write a public key. */
  webhookKey: string
  /** Base64. */
  sign(text: string | Buffer): string
}

/** Ed25519, PKCS#8 in PEM. */
export const makeDeliveryKey = (): Buffer =>
  Buffer.from(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))

/** The last bytes of the key's DER are the key itself. */
const rawLength = 32

export function createDeliveryKey(pem: Buffer): DeliveryKey {
  const key = createPrivateKey(pem)
  const publicKey = createPublicKey(key)
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return {
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    webhookKey: `whpk_${der.subarray(-rawLength).toString('base64')}`,
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  }
}

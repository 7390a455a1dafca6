import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts the content of a report with a key of its own, and that key with the station's. */
export type Vault = {
  /** A new report's key, encrypted with the station's; it is stored only in this form. */
  newKey(reportId: string): Buffer
  /** `part` is authenticated with the bytes, so that one encrypted part cannot be passed off as another. */
  encrypt(reportId: string, wrappedKey: Buffer, part: VaultPart, bytes: Uint8Array): Buffer
  /** Throws when the bytes are not exactly what was encrypted for this report and part. */
  decrypt(reportId: string, wrappedKey: Buffer, part: VaultPart, encrypted: Uint8Array): Buffer
}

export type VaultPart =
  | 'key'
  | 'body'
  | 'paper'
  | 'addendum'
  | 'paper without code'
  | 'police copy'
  | 'risk form'
  | 'petition'
  | `interview/${number}`
  | `interview paper/${number}`
  | `removal notice/${number}`
  | `text/${string}`
  | `draft/${string}`
  | `signature/${string}`
  | EvidencePart

/** Of one file: its name, its pieces and the pages of its copy by their numbers. */
export type EvidencePart =
  `evidence name/${string}` | `evidence piece/${string}/${number}` | `evidence copy/${string}/${number}`

const nonceLength = 12
const tagLength = 16

export function createVault(stationKey: Buffer): Vault {
  const unwrap = (reportId: string, wrapped: Buffer) => decrypt(stationKey, bound(reportId, 'key'), wrapped)
  return {
    newKey: (reportId) => encrypt(stationKey, bound(reportId, 'key'), randomBytes(32)),
    encrypt: (reportId, wrapped, part, bytes) =>
      encrypt(unwrap(reportId, wrapped), bound(reportId, part), bytes),
    decrypt: (reportId, wrapped, part, encrypted) =>
      decrypt(unwrap(reportId, wrapped), bound(reportId, part), encrypted),
  }
}

/** A report's own key encrypted with another station key. Throws when `from` is not its present one. */
export function rewrap(reportId: string, wrapped: Buffer, from: Buffer, to: Buffer): Buffer {
  const context = bound(reportId, 'key')
  return encrypt(to, context, decrypt(from, context, wrapped))
}

export const canUnwrap = (reportId: string, wrapped: Buffer, stationKey: Buffer): boolean =>
  succeeds(() => decrypt(stationKey, bound(reportId, 'key'), wrapped))

/** One of the station's own secrets, bound to its name. */
export const encryptSecret = (stationKey: Buffer, name: string, secret: Uint8Array): Buffer =>
  encrypt(stationKey, secretContext(name), secret)

/** Throws when it was encrypted with another key. */
export const decryptSecret = (stationKey: Buffer, name: string, encrypted: Uint8Array): Buffer =>
  decrypt(stationKey, secretContext(name), encrypted)

export const canDecryptSecret = (stationKey: Buffer, name: string, encrypted: Uint8Array): boolean =>
  succeeds(() => decryptSecret(stationKey, name, encrypted))

const secretContext = (name: string) => Buffer.from(`station secret/${name}`)
const bound = (reportId: string, part: VaultPart) => Buffer.from(`${reportId}/${part}`)

function succeeds(work: () => Buffer): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}

/** AES-256-GCM as nonce, tag, ciphertext. */
function encrypt(key: Buffer, context: Buffer, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(context)
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

function decrypt(key: Buffer, context: Buffer, encrypted: Uint8Array): Buffer {
  const nonce = encrypted.subarray(0, nonceLength)
  const tag = encrypted.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(context).setAuthTag(tag)
  return Buffer.concat([decipher.update(encrypted.subarray(nonceLength + tagLength)), decipher.final()])
}

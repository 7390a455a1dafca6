import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Locks what a report holds with a key of its own, and that key with the station's. */
export type Vault = {
  /** A new report's key, locked by the station's; only this form is ever stored. */
  newKey(reportId: string): Buffer
  /** `part` binds the bytes to their place, so that one sealed part cannot be passed off as another. */
  encrypt(reportId: string, wrappedKey: Buffer, part: VaultPart, bytes: Uint8Array): Buffer
  /** Throws when the bytes are not exactly what was locked under this report and part. */
  decrypt(reportId: string, wrappedKey: Buffer, part: VaultPart, encrypted: Uint8Array): Buffer
}

export type VaultPart = 'key' | 'body' | 'paper'

const nonceLength = 12
const tagLength = 16

export function createVault(stationKey: Buffer): Vault {
  const unwrap = (reportId: string, wrapped: Buffer) => decrypt(stationKey, bound(reportId, 'key'), wrapped)
  return {
    newKey: (reportId) => encrypt(stationKey, bound(reportId, 'key'), randomBytes(32)),
    encrypt: (reportId, wrapped, part, bytes) =>
      encrypt(unwrap(reportId, wrapped), bound(reportId, part), bytes),
    decrypt: (reportId, wrapped, part, locked) =>
      decrypt(unwrap(reportId, wrapped), bound(reportId, part), locked),
  }
}

/** A report's own key locked with another station key. Throws when `from` is not what locks it. */
export function rewrap(reportId: string, wrapped: Buffer, from: Buffer, to: Buffer): Buffer {
  const context = bound(reportId, 'key')
  return encrypt(to, context, decrypt(from, context, wrapped))
}

export const canUnwrap = (reportId: string, wrapped: Buffer, stationKey: Buffer): boolean =>
  isSound(() => decrypt(stationKey, bound(reportId, 'key'), wrapped))

/** One of the station's own secrets, bound to its name. */
export const encryptSecret = (stationKey: Buffer, name: string, secret: Uint8Array): Buffer =>
  encrypt(stationKey, secretContext(name), secret)

/** Throws when it was locked with another key. */
export const decryptSecret = (stationKey: Buffer, name: string, locked: Uint8Array): Buffer =>
  decrypt(stationKey, secretContext(name), locked)

export const canDecryptSecret = (stationKey: Buffer, name: string, locked: Uint8Array): boolean =>
  isSound(() => decryptSecret(stationKey, name, locked))

const secretContext = (name: string) => Buffer.from(`station secret/${name}`)
const bound = (reportId: string, part: VaultPart) => Buffer.from(`${reportId}/${part}`)

function isSound(open: () => Buffer): boolean {
  try {
    open()
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

function decrypt(key: Buffer, context: Buffer, locked: Uint8Array): Buffer {
  const nonce = locked.subarray(0, nonceLength)
  const tag = locked.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(context).setAuthTag(tag)
  return Buffer.concat([decipher.update(locked.subarray(nonceLength + tagLength)), decipher.final()])
}

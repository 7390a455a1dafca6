import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { secretFile } from './secret-file.ts'

/** Locks what a report holds with a key of its own, and that key with the station's. */
export type Vault = {
  /** A new report's key, locked by the station's; only this form is ever stored. */
  newKey(reportId: string): Buffer
  /** `part` binds the bytes to their place, so that one sealed part cannot be passed off as another. */
  lock(reportId: string, wrappedKey: Buffer, part: VaultPart, bytes: Uint8Array): Buffer
  /** Throws when the bytes are not exactly what was locked under this report and part. */
  open(reportId: string, wrappedKey: Buffer, part: VaultPart, locked: Uint8Array): Buffer
}

export type VaultPart = 'key' | 'body' | 'paper'

const nonceLength = 12
const tagLength = 16

export function createVault(stationKey: Buffer): Vault {
  const unwrap = (reportId: string, wrapped: Buffer) => decrypt(stationKey, bound(reportId, 'key'), wrapped)
  return {
    newKey: (reportId) => encrypt(stationKey, bound(reportId, 'key'), randomBytes(32)),
    lock: (reportId, wrapped, part, bytes) =>
      encrypt(unwrap(reportId, wrapped), bound(reportId, part), bytes),
    open: (reportId, wrapped, part, locked) =>
      decrypt(unwrap(reportId, wrapped), bound(reportId, part), locked),
  }
}

/** A report's own key locked with another station key. Throws when `from` is not what locks it. */
export function rewrap(reportId: string, wrapped: Buffer, from: Buffer, to: Buffer): Buffer {
  const context = bound(reportId, 'key')
  return encrypt(to, context, decrypt(from, context, wrapped))
}

export function canUnwrap(reportId: string, wrapped: Buffer, stationKey: Buffer): boolean {
  try {
    decrypt(stationKey, bound(reportId, 'key'), wrapped)
    return true
  } catch {
    return false
  }
}

/** Where the next key waits while reports are being locked with it. */
export const nextKeyFile = (dataDir: string): string => join(dataDir, 'keys/data.key.next')

/** A station key in base64, or undefined. */
export function readDataKey(text: string): Buffer | undefined {
  const value = Buffer.from(text, 'base64')
  return /^[A-Za-z\d+/_-]{43}=?$/.test(text) && value.length === 32 ? value : undefined
}

/** The station's key: the operator's, or one made at first start. Without it no report can ever be read again. */
export function stationKey(dataDir: string, given: Buffer | undefined): Buffer {
  if (!given && existsSync(nextKeyFile(dataDir)))
    throw new Error('A change of the station key was cut off; "npm run keys -- rotate" finishes it')
  const key = given ?? secretFile(join(dataDir, 'keys/data.key'), () => randomBytes(32))
  if (key.length !== 32) throw new Error('The station key must be 32 bytes long')
  return key
}

/** What is kept instead of a secret that only has to be recognised. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

const bound = (reportId: string, part: VaultPart) => Buffer.from(`${reportId}/${part}`)

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

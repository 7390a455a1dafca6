import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as NodeWebStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import type { Identities, Recipients } from './backup-keys.ts'

/** Why a file of a backup cannot be read, as a message for the operator. */
export class EncryptedFileError extends Error {
  override name = 'EncryptedFileError'
}

/**
 * Compresses and encrypts a stream into a new file (0600), which is synced to the disk when this resolves. The format is
 * gzip inside age, so that `age -d -i backup.key FILE | gunzip` reads it without this program; it needs little memory.
 */
export async function encryptInto(path: string, source: Readable, recipients: Recipients): Promise<void> {
  const encrypter = new Encrypter()
  for (const each of recipients) encrypter.addRecipient(each)
  const encrypt = async function* (packed: AsyncIterable<Uint8Array>) {
    yield* await encrypter.encrypt(webStreamOf(packed))
  }
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  await pipeline(source, createGzip({ level: 3 }), encrypt, file)
  await syncPath(path)
}

/** Pipes the decrypted bytes into `sink`. Throws an EncryptedFileError when they were changed, cut short or are for other keys. */
export async function decryptInto(
  path: string,
  identities: Identities,
  sink: NodeJS.WritableStream,
): Promise<void> {
  const decrypter = new Decrypter()
  for (const each of identities) decrypter.addIdentity(each)
  const decrypt = async function* (encrypted: AsyncIterable<Uint8Array>) {
    yield* await decrypter.decrypt(webStreamOf(encrypted))
  }
  try {
    await pipeline(createReadStream(path), decrypt, createGunzip(), sink)
  } catch (error) {
    // A system error, such as a full disk at the destination, does not mean that the file is damaged.
    if (isOfTheSystem(error) && error.code !== 'ENOENT') throw error
    throw new EncryptedFileError(reasonOf(path, error), { cause: error })
  }
}

/** Small files only. */
export async function decryptBytes(path: string, identities: Identities): Promise<Buffer> {
  const sink = new PassThrough()
  const parts: Buffer[] = []
  sink.on('data', (part: Buffer) => parts.push(part))
  await decryptInto(path, identities, sink)
  return Buffer.concat(parts)
}

/** Makes writes and renames in the path survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Node's web streams and the browser's are the same; only their types differ. */
const webStreamOf = (bytes: AsyncIterable<Uint8Array>) =>
  NodeWebStream.from(bytes) as unknown as ReadableStream<Uint8Array>

const isOfTheSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error

function reasonOf(path: string, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (/identit/.test(message)) return `The key at hand does not open ${path}`
  return isOfTheSystem(error) ? `${path} is missing` : `${path} is damaged or cut short`
}

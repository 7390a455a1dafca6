import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream as NodeWebStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import type { Identities, Recipients } from './backup-keys.ts'

/** Why a file of a backup cannot be read, in words for the operator. */
export class EncryptedFileError extends Error {
  override name = 'EncryptedFileError'
}

/**
 * Packs and locks a stream into a new file (0600), whole on the disk when this ends. The format is age's over gzip's, so
 * that `age -d -i backup.key FILE | gunzip` opens it without us; memory stays small whatever its length.
 */
export async function encryptInto(path: string, source: Readable, recipients: Recipients): Promise<void> {
  const encrypter = new Encrypter()
  for (const each of recipients) encrypter.addRecipient(each)
  const lock = async function* (packed: AsyncIterable<Uint8Array>) {
    yield* await encrypter.encrypt(webStreamOf(packed))
  }
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx' })
  await pipeline(source, createGzip({ level: 3 }), lock, file)
  await syncPath(path)
}

/** The bytes that were locked, piped into `sink`. Throws a EncryptedFileError when they were changed, cut short or locked for others. */
export async function decryptInto(
  path: string,
  identities: Identities,
  sink: NodeJS.WritableStream,
): Promise<void> {
  const decrypter = new Decrypter()
  for (const each of identities) decrypter.addIdentity(each)
  const unlock = async function* (locked: AsyncIterable<Uint8Array>) {
    yield* await decrypter.decrypt(webStreamOf(locked))
  }
  try {
    await pipeline(createReadStream(path), unlock, createGunzip(), sink)
  } catch (error) {
    // A full disk where the bytes go says nothing against the file.
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

/** What was written or renamed below the path stays after a power cut. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Node's kind and the browser's are one; only their types differ. */
const webStreamOf = (bytes: AsyncIterable<Uint8Array>) =>
  NodeWebStream.from(bytes) as unknown as ReadableStream<Uint8Array>

const isOfTheSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error

function reasonOf(path: string, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (/identit/.test(message)) return `The key at hand does not open ${path}`
  return isOfTheSystem(error) ? `${path} is missing` : `${path} is damaged or cut short`
}

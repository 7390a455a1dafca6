import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { encryptInto, decryptBytes, decryptInto } from './encrypted-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'locked-'))
afterAll(() => rmSync(folder, { recursive: true }))

const identity = await generateX25519Identity()
const recipient = await identityToRecipient(identity)
/** Incompressible, so that it fills several chunks. */
const bytes = randomBytes(300_000)
const sound = join(folder, 'sound')
await encryptInto(sound, Readable.from([bytes]), [recipient])
const locked = readFileSync(sound)

test('what was encrypted is decrypted with its key, and only its owner can read the file', async () => {
  expect((await decryptBytes(sound, [identity])).equals(bytes)).toBe(true)
  expect(statSync(sound).mode & 0o777).toBe(0o600)
})

const chunk = 64 * 1024 + 16
const header = locked.length - 16 - bytesOfChunks(locked.length)
/** The length of age's payload: a nonce of 16 bytes and then chunks. */
function bytesOfChunks(length: number): number {
  const start = locked.indexOf('\n', locked.indexOf('\n---') + 1) + 1 + 16
  return length - start
}

test.each([
  ['cut short by a byte', locked.subarray(0, -1)],
  ['cut off after a whole chunk', locked.subarray(0, header + 16 + 2 * chunk)],
  ['with two chunks exchanged', exchanged()],
  ['with one bit changed', changed()],
  ['empty', Buffer.alloc(0)],
])('a file %s is reported as damaged', async (_what, content) => {
  const path = join(folder, 'unsound')
  writeFileSync(path, content)
  await expect(decryptBytes(path, [identity])).rejects.toThrow('is damaged or cut short')
})

function exchanged(): Buffer {
  const first = header + 16
  const [a, b] = [locked.subarray(first, first + chunk), locked.subarray(first + chunk, first + 2 * chunk)]
  return Buffer.concat([locked.subarray(0, first), b, a, locked.subarray(first + 2 * chunk)])
}

function changed(): Buffer {
  const copy = Buffer.from(locked)
  copy[150_000] = (copy[150_000] ?? 0) ^ 1
  return copy
}

test('another key does not decrypt it, and a missing file is reported as missing', async () => {
  await expect(decryptBytes(sound, [await generateX25519Identity()])).rejects.toThrow('does not open')
  await expect(decryptBytes(join(folder, 'none'), [identity])).rejects.toThrow('is missing')
})

test('a full disk at the destination does not make the file count as damaged', async () => {
  const full = new Writable({
    write: (_chunk, _encoding, done) =>
      done(Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })),
  })
  await expect(decryptInto(sound, [identity], full)).rejects.toThrow('full')
})

test('a source that breaks off leaves no file that could be taken for complete', async () => {
  const broken = Readable.from(
    (function* () {
      yield bytes
      throw new Error('the database went away')
    })(),
  )
  const path = join(folder, 'broken')
  await expect(encryptInto(path, broken, [recipient])).rejects.toThrow('went away')
  await expect(decryptBytes(path, [identity])).rejects.toThrow('damaged')
})

import { lastPlace, lettersOf } from './first-bytes.ts'
import { md5, rc4 } from './old-ciphers.ts'
import { readValues, type PdfValues } from './pdf-values.ts'

// The domain knows neither browser nor server; both have this one.
declare const crypto: {
  readonly subtle: {
    digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer>
    importKey(form: 'raw', key: Uint8Array, name: string, open: boolean, uses: string[]): Promise<object>
    encrypt(how: { name: string; iv: Uint8Array }, key: object, bytes: Uint8Array): Promise<ArrayBuffer>
  }
}

/**
 * Whether nobody opens this PDF without a password. One with only a password of its owner, which forbids printing or changes, opens
 * for everybody: the empty password is tried as the standard says (ISO 32000-2, 7.6.4). Takes the whole file.
 */
export async function asksForPassword(bytes: Uint8Array): Promise<boolean> {
  const found = findEncryption(bytes)
  if (!found?.values['Filter']) return false
  const { values, id } = found
  if (values['Filter'] !== 'Standard') return true
  return Number(values['R']) < 5 ? !opensOld(values, id) : !(await opensNew(values))
}

/** The dictionary of the encryption, which is never packed, and the first part of the file's id. */
function findEncryption(bytes: Uint8Array): { values: PdfValues; id: Uint8Array } | undefined {
  for (let at = lastPlace(bytes, '/Encrypt'); at >= 0; at = lastPlace(bytes, '/Encrypt', at)) {
    const [, object, inside] =
      /^\/Encrypt\s*(?:(\d+\s+\d+)\s+R|(<<))/.exec(lettersOf(bytes, at, at + 40)) ?? []
    if (object === undefined && inside === undefined) continue
    const place = object === undefined ? at : lastPlace(bytes, `${object.replace(/\s+/, ' ')} obj`)
    if (place < 0) continue
    return { values: readValues(lettersOf(bytes, place, place + 4096)), id: idNear(bytes, at) }
  }
  return undefined
}

/** The id stands in the same dictionary, before the encryption or behind it. */
function idNear(bytes: Uint8Array, at: number): Uint8Array {
  const letters = lettersOf(bytes, Math.max(0, at - 1024), at + 1024)
  const begin = letters.lastIndexOf('/ID')
  const [first = ''] = /^\/ID\s*\[\s*/.exec(letters.slice(begin)) ?? []
  // As a dictionary of one entry, so that both ways of writing a string are read.
  return begin < 0
    ? new Uint8Array()
    : bytesOf(readValues(`<</ID ${letters.slice(begin + first.length)}`)['ID'])
}

const bytesOf = (letters = ''): Uint8Array => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))

const isSame = (some: Uint8Array, others: Uint8Array): boolean =>
  some.every((byte, at) => byte === others[at])

/** What stands for a password of no letters. */
const padding = bytesOf(
  '\x28\xbf\x4e\x5e\x4e\x75\x8a\x41\x64\x00\x4e\x56\xff\xfa\x01\x08\x2e\x2e\x00\xb6\xd0\x68\x3e\x80\x2f\x0c\xa9\xfe\x64\x53\x69\x7a',
)

/** Algorithms 4 to 6: RC4, and AES with keys of 128 bits. */
function opensOld(values: PdfValues, id: Uint8Array): boolean {
  const revision = Number(values['R'])
  const rights = Number(values['P'])
  const isPlainHead = revision >= 4 && values['EncryptMetadata'] === 'false'
  let key = md5(
    joined(
      padding,
      bytesOf(values['O']).subarray(0, 32),
      Uint8Array.of(rights, rights >> 8, rights >> 16, rights >> 24),
      id,
      isPlainHead ? Uint8Array.of(255, 255, 255, 255) : Uint8Array.of(),
    ),
  )
  const stated = Number(values['Length'] ?? 40)
  const size = revision === 2 ? 5 : Number(values['V']) === 4 ? 16 : stated < 40 ? stated : stated / 8
  for (let turn = 0; revision > 2 && turn < 50; turn += 1) key = md5(key.subarray(0, size))
  key = key.subarray(0, size)
  if (revision === 2) return isSame(rc4(key, padding), bytesOf(values['U']))
  let check = md5(joined(padding, id))
  for (let turn = 0; turn < 20; turn += 1)
    check = rc4(
      key.map((byte) => byte ^ turn),
      check,
    )
  return isSame(check, bytesOf(values['U']))
}

/** Algorithm 11: the digest of password and salt. */
async function opensNew(values: PdfValues): Promise<boolean> {
  const stored = bytesOf(values['U'])
  const salt = stored.subarray(32, 40)
  const digest = await sha(256, salt)
  return isSame(Number(values['R']) === 5 ? digest : await hardened(digest), stored)
}

const sha = async (bits: number, bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, bytes))

/** Algorithm 2.B, of the empty password. */
async function hardened(digest: Uint8Array): Promise<Uint8Array> {
  let key = digest
  for (let round = 1; ; round += 1) {
    const secret = await crypto.subtle.importKey('raw', key.subarray(0, 16), 'AES-CBC', false, ['encrypt'])
    const repeated = joined(...Array.from({ length: 64 }, () => key))
    const how = { name: 'AES-CBC', iv: key.subarray(16, 32) }
    // The browser adds a block, which the standard does not have.
    const coded = new Uint8Array(await crypto.subtle.encrypt(how, secret, repeated)).subarray(
      0,
      repeated.length,
    )
    const rest = coded.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = await sha([256, 384, 512][rest] ?? 256, coded)
    if (round >= 64 && (coded.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32)
  }
}

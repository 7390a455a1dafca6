import { type Bytes, joined, UnreadableError } from '../asn1/read-asn1.ts'
import { isDictionary, isString, itemsIn, nameIn } from './read-value.ts'
import type { Revision } from './revision.ts'

export type FileSignature = {
  /** `old`: a form that is no longer trusted or that we do not know. */
  form: 'signature' | 'time-stamp' | 'old'
  /** The CMS message or the token, with the unused room behind it. */
  message: Bytes
  /** What is signed: all up to `end` but the message. */
  content: Bytes
  end: number
  claimedAt: Date | undefined
}

const forms: Readonly<Record<string, FileSignature['form']>> = {
  'ETSI.CAdES.detached': 'signature',
  'adbe.pkcs7.detached': 'signature',
  'ETSI.RFC3161': 'time-stamp',
}

/**
 * The signature in an object of a revision. Throws `UnreadableError` unless it covers the file from its first byte to a last one
 * without any gap but its own message (ISO 32000-1, section 12.8.1).
 */
export function readSignature(bytes: Bytes, revision: Revision, number: number): FileSignature {
  const { value } = revision.get(number)
  if (!isDictionary(value) || value.repeated || revision.keyOf(number).includes(':'))
    throw new UnreadableError('Not a signature')
  const { entries } = value
  const contents = entries.get('Contents')
  const range = itemsIn(entries.get('ByteRange'))
  const [from, length, second, rest] = range
  if (!isString(contents) || range.length !== 4 || !range.every((one) => Number.isSafeInteger(one)))
    throw new UnreadableError('Not a signature')
  const end = Number(second) + Number(rest)
  if (
    from !== 0 ||
    length !== contents.at ||
    second !== contents.end ||
    end > bytes.length ||
    end <= Number(second)
  )
    throw new UnreadableError('The signature leaves a gap')
  return {
    form: forms[nameIn(entries.get('SubFilter')) ?? ''] ?? 'old',
    message: Uint8Array.from(contents.bytes),
    content: joined([bytes.subarray(0, contents.at), bytes.subarray(contents.end, end)]),
    end,
    claimedAt: pdfDate(entries.get('M')),
  }
}

/** ISO 32000-1, section 7.9.4. */
function pdfDate(value: Parameters<typeof isString>[0]): Date | undefined {
  const text = isString(value) ? String.fromCharCode(...value.bytes.slice(0, 40)) : ''
  const parts = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-])(\d\d)'?(\d\d)?)?/.exec(text)
  if (!parts) return undefined
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    ,
    sign,
    hours,
    minutes = '00',
  ] = parts
  const offset = sign ? `${sign}${hours}:${minutes}` : 'Z'
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

const rangeMark = new TextEncoder().encode('/ByteRange')

/** Where signatures may end, by their own word: each is looked at as an end of an earlier revision. */
export function endsNamed(bytes: Uint8Array): number[] {
  const found = new Set<number>()
  const decoder = new TextDecoder('latin1')
  for (let at = bytes.indexOf(0x2f); at !== -1; at = bytes.indexOf(0x2f, at + 1)) {
    if (!rangeMark.every((byte, place) => bytes[at + place] === byte)) continue
    const text = decoder.decode(bytes.subarray(at, at + 128))
    const [, second, rest] = /^\/ByteRange\s*\[\s*\d+\s+\d+\s+(\d+)\s+(\d+)\s*\]/.exec(text) ?? []
    found.add(second && rest ? Number(second) + Number(rest) : -1)
  }
  return [...found]
}

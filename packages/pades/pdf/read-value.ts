import { UnreadableError } from '../asn1/read-asn1.ts'

/** A dictionary; `repeated` where a key stands twice, so that readers differ on what it says. */
export type Dictionary = { kind: 'dictionary'; entries: Map<string, PdfValue>; repeated: boolean }
export type Reference = { kind: 'reference'; number: number }
/** `at` and `end` are its place in the file with its brackets. */
export type PdfString = { kind: 'string'; bytes: number[]; at: number; end: number }
export type Name = { kind: 'name'; name: string }

/** A value of a PDF (ISO 32000-1, section 7.3). */
export type PdfValue =
  null | boolean | number | Name | PdfString | Reference | Dictionary | { kind: 'list'; items: PdfValue[] }

export type PdfReader = {
  /** Where the next token begins. */
  at: number
  readonly bytes: Uint8Array
  readonly end: number
}

const deepest = 64

const isSpace = (byte: number | undefined): boolean =>
  byte === 0 || byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 32

const delimiters = new Set(Array.from('()<>[]{}/%', (sign) => sign.charCodeAt(0)))

const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !isSpace(byte) && !delimiters.has(byte)

export function skipSpace(reader: PdfReader): void {
  for (; reader.at < reader.end; reader.at += 1) {
    const byte = reader.bytes[reader.at]
    if (byte === 0x25)
      while (reader.at < reader.end && reader.bytes[reader.at] !== 10 && reader.bytes[reader.at] !== 13)
        reader.at += 1
    else if (!isSpace(byte)) return
  }
}

/** The word at the reader: a number, a keyword. */
export function readWord(reader: PdfReader): string {
  skipSpace(reader)
  let word = ''
  while (reader.at < reader.end && isRegular(reader.bytes[reader.at]) && word.length < 128) {
    word += String.fromCharCode(reader.bytes[reader.at] ?? 0)
    reader.at += 1
  }
  return word
}

/** The next value. Throws `UnreadableError`. */
export function readValue(reader: PdfReader, depth = 0): PdfValue {
  if (depth > deepest) throw new UnreadableError('Nested too deeply')
  skipSpace(reader)
  const [byte, next] = [reader.bytes[reader.at], reader.bytes[reader.at + 1]]
  if (reader.at >= reader.end) throw new UnreadableError('The file ends too early')
  if (byte === 0x2f) return readName(reader)
  if (byte === 0x28) return readText(reader)
  if (byte === 0x3c) return next === 0x3c ? readDictionary(reader, depth) : readHex(reader)
  if (byte === 0x5b) return readList(reader, depth)
  return readNumberOrKeyword(reader)
}

function readNumberOrKeyword(reader: PdfReader): PdfValue {
  const word = readWord(reader)
  if (word === 'true' || word === 'false') return word === 'true'
  if (word === 'null') return null
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new UnreadableError('Not a value')
  if (!/^\d+$/.test(word)) return Number(word)
  const after = reader.at
  const generation = readWord(reader)
  if (/^\d{1,5}$/.test(generation) && readWord(reader) === 'R')
    return { kind: 'reference', number: Number(word) }
  reader.at = after
  return Number(word)
}

function readName(reader: PdfReader): Name {
  reader.at += 1
  let name = ''
  while (reader.at < reader.end && isRegular(reader.bytes[reader.at])) {
    name += String.fromCharCode(reader.bytes[reader.at] ?? 0)
    reader.at += 1
  }
  return {
    kind: 'name',
    name: name.replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  }
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

function readText(reader: PdfReader): PdfString {
  const at = reader.at
  const bytes: number[] = []
  let open = 1
  reader.at += 1
  for (; reader.at < reader.end; reader.at += 1) {
    const byte = reader.bytes[reader.at] ?? 0
    if (byte === 0x5c) readEscape(reader, bytes)
    else {
      if (byte === 0x28) open += 1
      if (byte === 0x29) open -= 1
      if (open === 0) {
        reader.at += 1
        return { kind: 'string', bytes, at, end: reader.at }
      }
      bytes.push(byte)
    }
  }
  throw new UnreadableError('A text has no end')
}

/** Leaves the reader on the last sign of the escape. */
function readEscape(reader: PdfReader, bytes: number[]): void {
  reader.at += 1
  const byte = reader.bytes[reader.at] ?? 0
  const sign = String.fromCharCode(byte)
  if (byte === 13 && reader.bytes[reader.at + 1] === 10) reader.at += 1
  else if (/[0-7]/.test(sign)) {
    let digits = sign
    while (digits.length < 3 && /[0-7]/.test(String.fromCharCode(reader.bytes[reader.at + 1] ?? 0))) {
      reader.at += 1
      digits += String.fromCharCode(reader.bytes[reader.at] ?? 0)
    }
    bytes.push(Number.parseInt(digits, 8) & 0xff)
  } else if (byte !== 10 && byte !== 13) bytes.push(escapes[sign] ?? byte)
}

function readHex(reader: PdfReader): PdfString {
  const at = reader.at
  const close = reader.bytes.indexOf(0x3e, at)
  if (close === -1 || close >= reader.end) throw new UnreadableError('A text has no end')
  const bytes: number[] = []
  let half = -1
  for (let place = at + 1; place < close; place += 1) {
    const byte = reader.bytes[place] ?? 0
    if (isSpace(byte)) continue
    const digit = hexDigit(byte)
    if (half === -1) half = digit
    else {
      bytes.push(half * 16 + digit)
      half = -1
    }
  }
  if (half !== -1) bytes.push(half * 16)
  reader.at = close + 1
  return { kind: 'string', bytes, at, end: reader.at }
}

function hexDigit(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48
  const letter = byte | 0x20
  if (letter >= 97 && letter <= 102) return letter - 87
  throw new UnreadableError('Not a hexadecimal digit')
}

function readList(reader: PdfReader, depth: number): PdfValue {
  reader.at += 1
  const items: PdfValue[] = []
  for (;;) {
    skipSpace(reader)
    if (reader.bytes[reader.at] === 0x5d) break
    items.push(readValue(reader, depth + 1))
  }
  reader.at += 1
  return { kind: 'list', items }
}

function readDictionary(reader: PdfReader, depth: number): Dictionary {
  reader.at += 2
  const entries = new Map<string, PdfValue>()
  let repeated = false
  for (;;) {
    skipSpace(reader)
    if (reader.bytes[reader.at] === 0x3e && reader.bytes[reader.at + 1] === 0x3e) break
    const key = readValue(reader, depth + 1)
    if (key === null || typeof key !== 'object' || key.kind !== 'name')
      throw new UnreadableError('Not a name')
    if (entries.has(key.name)) repeated = true
    entries.set(key.name, readValue(reader, depth + 1))
  }
  reader.at += 2
  return { kind: 'dictionary', entries, repeated }
}

export const isDictionary = (value: PdfValue | undefined): value is Dictionary =>
  typeof value === 'object' && value?.kind === 'dictionary'
export const isReference = (value: PdfValue | undefined): value is Reference =>
  typeof value === 'object' && value?.kind === 'reference'
export const isString = (value: PdfValue | undefined): value is PdfString =>
  typeof value === 'object' && value?.kind === 'string'
export const nameIn = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && value?.kind === 'name' ? value.name : undefined
export const itemsIn = (value: PdfValue | undefined): PdfValue[] =>
  typeof value === 'object' && value?.kind === 'list' ? value.items : []

/** A text that names something, in either of the encodings of a PDF; '' for any other value (ISO 32000-1, section 7.9.2.2). */
export function textIn(value: PdfValue | undefined): string {
  const bytes = Uint8Array.from(isString(value) ? value.bytes : [])
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff
  return new TextDecoder(isWide ? 'utf-16be' : 'latin1').decode(bytes)
}

/** A value in one form, so that two can be compared. */
export function plain(value: PdfValue | undefined): string {
  if (value === undefined || value === null) return 'null'
  if (typeof value !== 'object') return String(value)
  if (value.kind === 'reference') return `${value.number} R`
  if (value.kind === 'name') return `/${JSON.stringify(value.name)}`
  if (value.kind === 'string') return `(${value.bytes.join()})`
  if (value.kind === 'list') return `[${value.items.map(plain).join(' ')}]`
  return `<<${[...value.entries]
    .filter(([, one]) => one !== null)
    .map(([key, one]) => `${JSON.stringify(key)} ${plain(one)}`)
    .toSorted()
    .join(' ')}>>`
}

import { UnreadableError } from '../asn1/read-asn1.ts'
import { unpacked } from './inflate.ts'
import { objectAt, streamBytes } from './object-at.ts'
import {
  type Dictionary,
  isDictionary,
  itemsIn,
  type PdfReader,
  readValue,
  readWord,
  skipSpace,
} from './read-value.ts'

/** Where an object stands: at a place of the file, or in a stream of objects; undefined for one that is free. */
export type Place = { at: number } | { stream: number; index: number } | undefined

export type CrossReference = {
  places: Map<number, Place>
  /** Of the newest revision. */
  trailer: Dictionary
  encrypted: boolean
}

const mostSections = 200
const mostObjects = 2_000_000

/**
 * The tables of a file as it ends at a place, the newest first (ISO 32000-1, sections 7.5.4 to 7.5.8). Throws `UnreadableError`:
 * a file is never searched for its objects, as each program would find others.
 */
export async function readCrossReference(bytes: Uint8Array, end: number): Promise<CrossReference> {
  const places: CrossReference['places'] = new Map()
  const seen = new Set<number>()
  let trailer: Dictionary | undefined
  let encrypted = false
  const waiting = [startOf(bytes, end)]
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size > mostSections) throw new UnreadableError('The tables lead in a circle')
    seen.add(at)
    const section = await readSection(bytes, end, at, places)
    trailer ??= section
    encrypted ||= section.entries.has('Encrypt')
    const [hidden, earlier] = [section.entries.get('XRefStm'), section.entries.get('Prev')]
    if (typeof hidden === 'number') waiting.push(hidden)
    if (typeof earlier === 'number') waiting.push(earlier)
  }
  if (!trailer) throw new UnreadableError('The file has no table')
  return { places, trailer, encrypted }
}

/** The place that the last `startxref` names; nothing but its number and the end mark may follow. */
function startOf(bytes: Uint8Array, end: number): number {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(Math.max(0, end - 64), end))
  const found = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]
  if (found === undefined) throw new UnreadableError('The file has no end')
  return Number(found)
}

async function readSection(bytes: Uint8Array, end: number, at: number, places: CrossReference['places']) {
  const reader: PdfReader = { bytes, end, at }
  const before = reader.at
  if (readWord(reader) === 'xref') return readTable(reader, places)
  return readStream(bytes, end, before, places)
}

function readTable(reader: PdfReader, places: CrossReference['places']): Dictionary {
  for (let word = readWord(reader); word !== 'trailer'; word = readWord(reader)) {
    const [first, count] = [Number(word), Number(readWord(reader))]
    if (!/^\d+$/.test(word) || !(count >= 0 && count < mostObjects)) throw new UnreadableError('Not a table')
    for (let number = first; number < first + count; number += 1) {
      const at = Number(readWord(reader))
      readWord(reader)
      const kind = readWord(reader)
      if (kind !== 'n' && kind !== 'f') throw new UnreadableError('Not a table')
      if (!places.has(number)) places.set(number, kind === 'n' ? { at } : undefined)
    }
  }
  skipSpace(reader)
  const trailer = readValue(reader)
  if (!isDictionary(trailer)) throw new UnreadableError('Not a trailer')
  return trailer
}

async function readStream(bytes: Uint8Array, end: number, at: number, places: CrossReference['places']) {
  const { value, streamAt } = objectAt(bytes, end, at, undefined)
  if (!isDictionary(value) || streamAt === undefined) throw new UnreadableError('Not a table')
  const { entries } = value
  const length = entries.get('Length')
  const packed = streamBytes(bytes, end, streamAt, typeof length === 'number' ? length : undefined)
  const rows = await unpacked(packed, value)
  const [kindSize = 0, secondSize = 0, thirdSize = 0] = itemsIn(entries.get('W')).map(Number)
  const rowSize = kindSize + secondSize + thirdSize
  if (!(rowSize > 0 && rowSize < 32)) throw new UnreadableError('Not a table')
  const given = itemsIn(entries.get('Index')).map(Number)
  const ranges = given.length > 0 ? given : [0, Number(entries.get('Size'))]
  let row = 0
  const field = (from: number, size: number) => {
    let number = 0
    for (let place = 0; place < size; place += 1) number = number * 256 + (rows[from + place] ?? 0)
    return number
  }
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range)
    for (
      let number = first;
      number < first + count && row + rowSize <= rows.length;
      number += 1, row += rowSize
    ) {
      const kind = kindSize === 0 ? 1 : field(row, kindSize)
      const second = field(row + kindSize, secondSize)
      const third = field(row + kindSize + secondSize, thirdSize)
      if (places.has(number)) continue
      places.set(
        number,
        kind === 1 ? { at: second } : kind === 2 ? { stream: second, index: third } : undefined,
      )
    }
  }
  return value
}

import { UnreadableError } from '../asn1/read-asn1.ts'
import { type CrossReference, type Place, readCrossReference } from './cross-reference.ts'
import { unpacked } from './inflate.ts'
import { objectAt, type PdfObject, streamBytes } from './object-at.ts'
import {
  isDictionary,
  isReference,
  type PdfReader,
  type PdfValue,
  readValue,
  readWord,
} from './read-value.ts'

/** A PDF as it was when it ended at a place: signed revisions are compared with the file as it is. */
export type Revision = Pick<CrossReference, 'trailer' | 'encrypted'> & {
  end: number
  numbers: Iterable<number>
  /** The same text for the same bytes of the file: two revisions with the same key of a number have the same object. */
  keyOf(number: number): string
  get(number: number): PdfObject
  /** A value itself, or the object that it refers to. */
  follow(value: PdfValue | undefined): PdfValue | undefined
  /** The bytes of a stream as they stand in the file. */
  rawStream(object: PdfObject): Uint8Array
}

/** Objects by their place in the file, shared by its revisions. */
export type ReadObjects = {
  byPlace: Map<string, PdfObject>
  streams: Map<number, Promise<PackedObjects> | undefined>
  unpackedBytes: number
}
type PackedObjects = { bytes: Uint8Array; starts: { number: number; at: number }[] }

export const noneRead = (): ReadObjects => ({ byPlace: new Map(), streams: new Map(), unpackedBytes: 0 })

const missing: PdfObject = { value: null, streamAt: undefined }
const mostUnpacked = 256 * 2 ** 20

/** Throws `UnreadableError` where the file does not end there as a PDF ends. */
export async function openRevision(bytes: Uint8Array, end: number, read: ReadObjects): Promise<Revision> {
  const { places, trailer, encrypted } = await readCrossReference(bytes, end)
  const packed = encrypted ? new Map<number, PackedObjects>() : await unpackAll(bytes, end, places, read)

  const keyOf = (number: number): string => {
    const place = places.get(number)
    if (!place) return 'none'
    if ('at' in place) return String(place.at)
    const stream = places.get(place.stream)
    return `${stream && 'at' in stream ? stream.at : 'none'}:${place.index}`
  }
  const follow = (value: PdfValue | undefined, depth = 0): PdfValue | undefined => {
    if (!isReference(value)) return value
    if (depth > 16) throw new UnreadableError('References lead in a circle')
    return follow(get(value.number).value, depth + 1)
  }
  function get(number: number): PdfObject {
    const place = places.get(number)
    if (!place) return missing
    const key = `${keyOf(number)} ${number}`
    const known = read.byPlace.get(key)
    if (known) return known
    const object =
      'at' in place
        ? objectAt(bytes, end, place.at, number)
        : packedObject(packed.get(place.stream), place.index, number)
    read.byPlace.set(key, object)
    return object
  }
  return {
    end,
    trailer,
    encrypted,
    numbers: places.keys(),
    keyOf,
    get,
    follow: (value) => follow(value),
    rawStream: ({ value, streamAt }) => {
      if (streamAt === undefined || !isDictionary(value)) return new Uint8Array()
      const length = follow(value.entries.get('Length'))
      return streamBytes(bytes, end, streamAt, typeof length === 'number' ? length : undefined)
    },
  }
}

async function unpackAll(bytes: Uint8Array, end: number, places: Map<number, Place>, read: ReadObjects) {
  const found = new Map<number, PackedObjects>()
  for (const place of places.values()) {
    if (!place || 'at' in place || found.has(place.stream)) continue
    const stream = places.get(place.stream)
    if (!stream || !('at' in stream)) continue
    const unpacking =
      read.streams.get(stream.at) ?? unpackObjects(bytes, end, stream.at, place.stream, places, read)
    read.streams.set(stream.at, unpacking)
    found.set(place.stream, await unpacking)
  }
  return found
}

async function unpackObjects(
  bytes: Uint8Array,
  end: number,
  at: number,
  number: number,
  places: Map<number, Place>,
  read: ReadObjects,
): Promise<PackedObjects> {
  const { value, streamAt } = objectAt(bytes, end, at, number)
  if (!isDictionary(value) || streamAt === undefined) throw new UnreadableError('Not a stream of objects')
  const given = value.entries.get('Length')
  const lengthPlace = isReference(given) ? places.get(given.number) : undefined
  const length =
    isReference(given) && lengthPlace && 'at' in lengthPlace
      ? objectAt(bytes, end, lengthPlace.at, given.number).value
      : given
  const raw = streamBytes(bytes, end, streamAt, typeof length === 'number' ? length : undefined)
  const content = await unpacked(raw, value)
  read.unpackedBytes += content.length
  if (read.unpackedBytes > mostUnpacked) throw new UnreadableError('Too large')
  const [count, first] = [Number(value.entries.get('N')), Number(value.entries.get('First'))]
  const reader: PdfReader = { bytes: content, end: content.length, at: 0 }
  const starts: PackedObjects['starts'] = []
  for (let index = 0; index < count && reader.at < content.length; index += 1)
    starts.push({ number: Number(readWord(reader)), at: first + Number(readWord(reader)) })
  return { bytes: content, starts }
}

function packedObject(packed: PackedObjects | undefined, index: number, number: number): PdfObject {
  const start = packed?.starts[index]
  if (!packed || start?.number !== number) throw new UnreadableError('No object stands where the table says')
  const reader: PdfReader = { bytes: packed.bytes, end: packed.bytes.length, at: start.at }
  return { value: readValue(reader), streamAt: undefined }
}

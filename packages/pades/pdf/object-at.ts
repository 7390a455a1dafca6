import { UnreadableError } from '../asn1/read-asn1.ts'
import { isDictionary, type PdfReader, type PdfValue, readValue, readWord } from './read-value.ts'

/** An object of a file: its value and, of a stream, where its bytes begin. */
export type PdfObject = { value: PdfValue; streamAt: number | undefined }

/** The object that begins at a place. Throws `UnreadableError` where another or none begins there. */
export function objectAt(bytes: Uint8Array, end: number, at: number, number: number | undefined): PdfObject {
  const reader: PdfReader = { bytes, end, at }
  const [own, generation, keyword] = [readWord(reader), readWord(reader), readWord(reader)]
  const isOther = number !== undefined && Number(own) !== number
  if (keyword !== 'obj' || !/^\d+$/.test(own) || !/^\d+$/.test(generation) || isOther)
    throw new UnreadableError('No object stands where the table says')
  const value = readValue(reader)
  const word = readWord(reader)
  if (word === 'endobj') return { value, streamAt: undefined }
  if (word !== 'stream' || !isDictionary(value)) throw new UnreadableError('An object has no end')
  if (bytes[reader.at] === 13) reader.at += 1
  if (bytes[reader.at] === 10) reader.at += 1
  return { value, streamAt: reader.at }
}

const endMark = new TextEncoder().encode('endstream')

/** The bytes of a stream: as long as it says where `endstream` follows, else up to the first one. */
export function streamBytes(
  bytes: Uint8Array,
  end: number,
  at: number,
  length: number | undefined,
): Uint8Array {
  if (length !== undefined && at + length <= end) {
    const reader: PdfReader = { bytes, end, at: at + length }
    if (readWord(reader) === 'endstream') return bytes.subarray(at, at + length)
  }
  const found = indexOf(bytes, endMark, at, end)
  if (found === -1) throw new UnreadableError('A stream has no end')
  return bytes.subarray(at, found)
}

/** Where some bytes stand for the first time from a place on; -1 where they do not. */
function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number, end: number): number {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first, from); at !== -1 && at < end; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, place) => bytes[at + place] === byte)) return at
  return -1
}

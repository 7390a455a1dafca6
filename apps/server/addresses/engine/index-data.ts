import type { Postings } from './postings.ts'
import type { PackedTexts } from './packed-texts.ts'

/** One thing that can be chosen: a street, or the own entry of a municipality or neighbourhood, where no street is known. */
export type StreetRow = {
  kind: keyof typeof kinds
  /** Of a street; the own entries have none. */
  id?: number | undefined
  /** IBGE code. */
  municipality: number
  /** Empty where none is known. */
  neighbourhood: string
  /** As `Avenida`; empty for an own entry. */
  type: string
  name: string
  /** Former and popular names, with their type, by which it is found as well. */
  otherNames?: readonly string[]
  /** Which part of the street it is, as `até 999 - lado ímpar`; mostly empty. */
  section: string
  /** Eight digits, or empty. */
  cep: string
  /** Decimal degrees; undefined where nobody has measured. */
  latitude?: number | undefined
  longitude?: number | undefined
}

export const kinds = { municipality: 0, street: 1, neighbourhood: 2 } as const

/** Stands in `latitudes` for a place that nobody has measured. */
export const unmeasured = 0x7fffffff

/**
 * The whole index as plain arrays, so that a worker builds it and hands it over without a copy. Rows are in the order of
 * their municipality; a name with a number has a row for each way to write it, one behind the other.
 */
export type IndexData = {
  /** Every word, sorted by code unit; what follows names a word by its place here. */
  readonly words: readonly string[]
  /** By word: which letters it has, a bit for each. */
  readonly letterSets: Uint32Array<ArrayBuffer>
  /** By length: the words of that length. */
  readonly wordsByLength: Postings
  /** By word: the rows whose name or neighbourhood has it. */
  readonly rowsOfWord: Postings

  /** By row: the words of its type and name, in order. */
  readonly nameWords: Postings
  /** By row: how many of these words are the type. */
  readonly typeLengths: Uint8Array<ArrayBuffer>
  readonly kinds: Uint8Array<ArrayBuffer>
  /** By row: how many rows before it the same thing stands written otherwise. */
  readonly ways: Uint8Array<ArrayBuffer>
  /** By row: which of `municipalities`. */
  readonly municipalityOf: Uint16Array<ArrayBuffer>
  /** By row: which of `neighbourhoods`. */
  readonly neighbourhoodOf: Uint32Array<ArrayBuffer>
  /** 0 for an own entry. */
  readonly ids: Float64Array<ArrayBuffer>
  /** The rows by their id. */
  readonly byId: Uint32Array<ArrayBuffer>
  /** By row: its postal code as a number, 0 where there is none. */
  readonly ceps: Uint32Array<ArrayBuffer>
  /** The rows by their postal code, each place once. */
  readonly byCep: Uint32Array<ArrayBuffer>
  /** By row, in millionths of a degree, or `unmeasured`. */
  readonly latitudes: Int32Array<ArrayBuffer>
  readonly longitudes: Int32Array<ArrayBuffer>
  /** By row: type, name and section, a tabulator between. */
  readonly texts: PackedTexts

  /** IBGE codes, ascending. */
  readonly municipalities: readonly number[]
  /** By municipality: its first row; behind the last one the number of rows. */
  readonly firstRows: Uint32Array<ArrayBuffer>
  readonly municipalityWords: Postings
  /** By municipality: its place when the one with most streets comes first. */
  readonly sizeRanks: Uint16Array<ArrayBuffer>

  readonly neighbourhoods: readonly { readonly municipality: number; readonly name: string }[]
  readonly neighbourhoodWords: Postings
}

/** The memory that a worker gives away with the index. */
export function buffersOf(data: IndexData): ArrayBuffer[] {
  const parts = Object.values(data).flatMap((part: unknown) => {
    if (ArrayBuffer.isView(part)) return [part]
    const inner = part !== null && typeof part === 'object' ? Object.values(part) : []
    return inner.filter((each) => ArrayBuffer.isView(each))
  })
  return parts.map(({ buffer }) => buffer as ArrayBuffer)
}

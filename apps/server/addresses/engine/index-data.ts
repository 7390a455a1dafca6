import type { Postings } from './postings.ts'
import type { PackedTexts } from './packed-texts.ts'

/** An entry to choose: a street, or the placeholder entry of a municipality or neighbourhood, for a street that is not listed. */
export type StreetRow = {
  kind: keyof typeof kinds
  /** Of a street; placeholder entries have none. */
  id?: number | undefined
  /** IBGE code. */
  municipality: number
  /** Empty if none is known. */
  neighbourhood: string
  /** Such as `Avenida`; empty for a placeholder entry. */
  type: string
  name: string
  /** Former and popular names, with their type, by which it is found as well. */
  otherNames?: readonly string[]
  /** Which part of the street it is, such as `até 999 - lado ímpar`; mostly empty. */
  section: string
  /** Eight digits, or empty. */
  cep: string
  /** Decimal degrees; undefined if nobody has measured. */
  latitude?: number | undefined
  longitude?: number | undefined
}

export const kinds = { municipality: 0, street: 1, neighbourhood: 2 } as const

/** In `latitudes`: a place that nobody has measured. */
export const unmeasured = 0x7fffffff

/**
 * The whole index as plain arrays, so that a worker builds it and hands it over without a copy. Rows are in the order of
 * their municipality; the variants of a name are rows of their own, one after another.
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
  /** By row: which variant of the name it is, counted from 0. */
  readonly variants: Uint8Array<ArrayBuffer>
  /** By row: which of `municipalities`. */
  readonly municipalityOf: Uint16Array<ArrayBuffer>
  /** By row: which of `neighbourhoods`. */
  readonly neighbourhoodOf: Uint32Array<ArrayBuffer>
  /** 0 for a placeholder entry. */
  readonly ids: Float64Array<ArrayBuffer>
  /** The rows by their id. */
  readonly byId: Uint32Array<ArrayBuffer>
  /** By row: its postal code as a number, 0 if there is none. */
  readonly ceps: Uint32Array<ArrayBuffer>
  /** The rows by their postal code, without further variants. */
  readonly byCep: Uint32Array<ArrayBuffer>
  /** By row, in millionths of a degree, or `unmeasured`. */
  readonly latitudes: Int32Array<ArrayBuffer>
  readonly longitudes: Int32Array<ArrayBuffer>
  /** By row: type, name and section, separated by tabs. */
  readonly texts: PackedTexts

  /** IBGE codes, ascending. */
  readonly municipalities: readonly number[]
  /** By municipality: its first row; after the last one the number of rows. */
  readonly firstRows: Uint32Array<ArrayBuffer>
  readonly municipalityWords: Postings
  /** By municipality: its place when the one with most streets comes first. */
  readonly sizeRanks: Uint16Array<ArrayBuffer>

  readonly neighbourhoods: readonly { readonly municipality: number; readonly name: string }[]
  readonly neighbourhoodWords: Postings
}

/** The memory that a worker transfers with the index. */
export function buffersOf(data: IndexData): ArrayBuffer[] {
  const parts = Object.values(data).flatMap((part: unknown) => {
    if (ArrayBuffer.isView(part)) return [part]
    const inner = part !== null && typeof part === 'object' ? Object.values(part) : []
    return inner.filter((each) => ArrayBuffer.isView(each))
  })
  return parts.map(({ buffer }) => buffer as ArrayBuffer)
}

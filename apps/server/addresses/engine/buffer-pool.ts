import type { IndexData } from './index-data.ts'

/** A set of rows, a bit for each: as small as the nearest memory of the processor, where it is read and written out of order. */
export type RowSet = {
  /** Whether the row was not in it before. */
  add(row: number): boolean
  has(row: number): boolean
}

/** Memory that every search uses again; each search is over before the next one begins. */
type BufferPool = { readonly rowBits: readonly [Uint32Array, Uint32Array]; readonly matches: Uint8Array[] }

const pools = new WeakMap<IndexData, BufferPool>()

function poolOf(data: IndexData): BufferPool {
  const known = pools.get(data)
  if (known) return known
  const noRows = () => new Uint32Array((data.kinds.length >>> 5) + 1)
  const pool: BufferPool = { rowBits: [noRows(), noRows()], matches: [] }
  pools.set(data, pool)
  return pool
}

/** One of the two empty sets that a search may use at a time. */
export function emptyRowSet(data: IndexData, which: 0 | 1): RowSet {
  const bits = poolOf(data).rowBits[which]
  bits.fill(0)
  return {
    add(row) {
      const place = row >>> 5
      const bit = 1 << (row & 31)
      const before = bits[place] ?? 0
      bits[place] = before | bit
      return (before & bit) === 0
    },
    has: (row) => ((bits[row >>> 5] ?? 0) & (1 << (row & 31))) !== 0,
  }
}

/** A number for each word of the index, all 0; given back with `returnMatches`. */
export const borrowMatches = (data: IndexData): Uint8Array =>
  poolOf(data).matches.pop() ?? new Uint8Array(data.words.length)

/** `used` are the words whose number is not 0. */
export function returnMatches(data: IndexData, matches: Uint8Array, used: readonly number[]): void {
  for (const word of used) matches[word] = 0
  poolOf(data).matches.push(matches)
}

import type { IndexData } from './index-data.ts'

/** A set of rows that is emptied without touching all of them. */
export type RowSet = {
  /** Whether the row was not in it before. */
  add(row: number): boolean
  has(row: number): boolean
}

/** A row is in the set when its stamp is the current one. */
type StampedRows = { readonly stamps: Uint8Array; current: number }
/** Memory that every search uses again; each search is over before the next one begins. */
type BufferPool = { readonly rowSets: readonly [StampedRows, StampedRows]; readonly matches: Uint8Array[] }

const pools = new WeakMap<IndexData, BufferPool>()
const maxStamp = 255

function poolOf(data: IndexData): BufferPool {
  const known = pools.get(data)
  if (known) return known
  const noRows = () => ({ stamps: new Uint8Array(data.kinds.length), current: 0 })
  const pool: BufferPool = { rowSets: [noRows(), noRows()], matches: [] }
  pools.set(data, pool)
  return pool
}

/** One of the two empty sets that a search may use at a time. */
export function emptyRowSet(data: IndexData, which: 0 | 1): RowSet {
  const set = poolOf(data).rowSets[which]
  if (set.current === maxStamp) {
    set.stamps.fill(0)
    set.current = 0
  }
  set.current += 1
  const { stamps, current } = set
  return {
    add(row) {
      if (stamps[row] === current) return false
      stamps[row] = current
      return true
    },
    has: (row) => stamps[row] === current,
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

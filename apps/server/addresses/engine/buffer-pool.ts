import type { IndexData } from './index-data.ts'

/** A set of rows that is emptied without touching all of them. */
export type RowSet = {
  /** Whether the row was not in it before. */
  add(row: number): boolean
  has(row: number): boolean
}

type Marks = { readonly marks: Uint8Array; mark: number }
/** Memory that every search needs again; each search is over before the next one begins. */
type Scratch = { readonly sets: readonly [Marks, Marks]; readonly matches: Uint8Array[] }

const scratches = new WeakMap<IndexData, Scratch>()
const lastMark = 255

function scratchOf(data: IndexData): Scratch {
  const known = scratches.get(data)
  if (known) return known
  const unmarked = () => ({ marks: new Uint8Array(data.kinds.length), mark: 0 })
  const made: Scratch = { sets: [unmarked(), unmarked()], matches: [] }
  scratches.set(data, made)
  return made
}

/** One of the two empty sets that a search may use at a time. */
export function emptyRowSet(data: IndexData, which: 0 | 1): RowSet {
  const set = scratchOf(data).sets[which]
  if (set.mark === lastMark) {
    set.marks.fill(0)
    set.mark = 0
  }
  set.mark += 1
  const { marks, mark } = set
  return {
    add(row) {
      if (marks[row] === mark) return false
      marks[row] = mark
      return true
    },
    has: (row) => marks[row] === mark,
  }
}

/** A number for each word of the index, all 0; given back with `returnMatches`. */
export const borrowMatches = (data: IndexData): Uint8Array =>
  scratchOf(data).matches.pop() ?? new Uint8Array(data.words.length)

/** `used` are the words whose number is not 0. */
export function returnMatches(data: IndexData, matches: Uint8Array, used: readonly number[]): void {
  for (const word of used) matches[word] = 0
  scratchOf(data).matches.push(matches)
}

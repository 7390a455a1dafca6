import type { IndexData } from './index-data.ts'

/** Memory that every search needs again; each search is over before the next one begins. */
type Scratch = { marks: Uint8Array; mark: number; matches: Uint8Array[] }

const scratches = new WeakMap<IndexData, Scratch>()
const lastMark = 255

function scratchOf(data: IndexData): Scratch {
  const known = scratches.get(data)
  if (known) return known
  const made: Scratch = { marks: new Uint8Array(data.kinds.length), mark: 0, matches: [] }
  scratches.set(data, made)
  return made
}

/** Says of each row whether it is seen for the first time since the marker was made. */
export function rowMarker(data: IndexData): (row: number) => boolean {
  const scratch = scratchOf(data)
  if (scratch.mark === lastMark) {
    scratch.marks.fill(0)
    scratch.mark = 0
  }
  const mark = (scratch.mark += 1)
  const { marks } = scratch
  return (row) => {
    if (marks[row] === mark) return false
    marks[row] = mark
    return true
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

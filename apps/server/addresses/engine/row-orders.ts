import { growingArray } from './growing-array.ts'

const digits = 65_536

/** The rows that `counts` accepts in the order of their values (whole, from 0 up), equal ones in their own. */
export function rowsByValue(
  values: ArrayLike<number>,
  counts: (row: number) => boolean,
): Uint32Array<ArrayBuffer> {
  const counted = growingArray(Uint32Array, values.length)
  let most = 0
  for (let row = 0; row < values.length; row++) {
    if (!counts(row)) continue
    counted.push(row)
    most = Math.max(most, values[row] ?? 0)
  }
  let rows = counted.take()
  let sorted = new Uint32Array(rows.length)
  // By the last 16 bits first: each further pass keeps what the one before has ordered.
  for (let unit = 1; unit <= most; unit *= digits) {
    const digitOf = (row: number) => Math.floor((values[row] ?? 0) / unit) % digits
    const next = new Uint32Array(digits + 1)
    for (const row of rows) {
      const after = digitOf(row) + 1
      next[after] = (next[after] ?? 0) + 1
    }
    for (let digit = 1; digit <= digits; digit++) next[digit] = (next[digit] ?? 0) + (next[digit - 1] ?? 0)
    for (const row of rows) {
      const digit = digitOf(row)
      const at = next[digit] ?? 0
      sorted[at] = row
      next[digit] = at + 1
    }
    ;[rows, sorted] = [sorted, rows]
  }
  return rows
}

/** By municipality: its place when the one with most rows comes first, for among equal streets its street is the likelier. */
export function sizeRanksOf(firstRows: Uint32Array): Uint16Array<ArrayBuffer> {
  const size = (place: number) => (firstRows[place + 1] ?? 0) - (firstRows[place] ?? 0)
  const places = Array.from({ length: firstRows.length - 1 }, (_, place) => place)
  const ranks = new Uint16Array(places.length)
  for (const [rank, place] of places.sort((a, b) => size(b) - size(a) || a - b).entries()) ranks[place] = rank
  return ranks
}

const maxRows = 2 ** 22

/** The rows that `counts` accepts in the order of their values (below 2³¹), equal ones in their own. */
export function rowsByValue(
  values: ArrayLike<number>,
  counts: (row: number) => boolean,
): Uint32Array<ArrayBuffer> {
  // Value and row in one number, as numbers are sorted without a call for each comparison.
  const keys = new Float64Array(values.length)
  let count = 0
  for (let row = 0; row < values.length; row++) {
    if (counts(row)) keys[count++] = (values[row] ?? 0) * maxRows + row
  }
  return Uint32Array.from(keys.subarray(0, count).sort(), (key) => key % maxRows)
}

/** By municipality: its place when the one with most rows comes first, for among equal streets its street is the likelier. */
export function sizeRanksOf(firstRows: Uint32Array): Uint16Array<ArrayBuffer> {
  const size = (place: number) => (firstRows[place + 1] ?? 0) - (firstRows[place] ?? 0)
  const places = Array.from({ length: firstRows.length - 1 }, (_, place) => place)
  const ranks = new Uint16Array(places.length)
  for (const [rank, place] of places.sort((a, b) => size(b) - size(a) || a - b).entries()) ranks[place] = rank
  return ranks
}

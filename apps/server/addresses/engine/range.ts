/** From this row on, and before that one. */
export type Range = { readonly from: number; readonly to: number }

/** Where, in ascending rows, the first stands that does not come before the given one. */
export function firstRowFrom(rows: Uint32Array, row: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle] ?? 0) < row) low = middle + 1
    else high = middle
  }
  return low
}

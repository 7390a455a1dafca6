// @ts-check
/**
 * The value that a share of all values, from 0 to 1, does not exceed; NaN of none.
 * @param {readonly number[]} values @param {number} share
 */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

import type { IndexData } from './index-data.ts'

/** The rows whose postal code begins with the digits, in the order of the code. */
export function rowsOfPostalCode({ byCep, ceps }: IndexData, digits: string): Uint32Array {
  const span = 10 ** Math.max(0, 8 - digits.length)
  const least = Number(digits.slice(0, 8)) * span
  return byCep.subarray(firstFrom(least), firstFrom(least + span))

  function firstFrom(code: number): number {
    let low = 0
    let high = byCep.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ceps[byCep[middle] ?? 0] ?? 0) < code) low = middle + 1
      else high = middle
    }
    return low
  }
}

import { growingArray } from './growing-array.ts'

/** Many posting lists in two arrays: list `i` is in `values` from `offsets[i]` to `offsets[i + 1]`. */
export type Postings = {
  readonly offsets: Uint32Array<ArrayBuffer>
  readonly values: Uint32Array<ArrayBuffer>
}

export function listAt({ offsets, values }: Postings, index: number): Uint32Array {
  return values.subarray(offsets[index], offsets[index + 1])
}

/** Takes the lists one after another. */
export function postingsBuilder() {
  const offsets = growingArray()
  const values = growingArray()
  offsets.push(0)
  return {
    add(list: readonly number[]): void {
      for (const value of list) values.push(value)
      offsets.push(values.length)
    },
    finish: (): Postings => ({ offsets: offsets.take(), values: values.take() }),
  }
}

/**
 * The inverted lists: for each number below `count` the lists that hold it, ascending and without repetition. `place` maps
 * a number to its list in the result.
 */
export function invert(lists: Postings, count: number, place: Uint32Array): Postings {
  const offsets = new Uint32Array(count + 1)
  const last = new Int32Array(count).fill(-1)
  const visit = (take: (number: number, list: number) => void) => {
    last.fill(-1)
    for (let list = 0; list + 1 < lists.offsets.length; list++) {
      const end = lists.offsets[list + 1] ?? 0
      for (let i = lists.offsets[list] ?? 0; i < end; i++) {
        const number = place[lists.values[i] ?? 0] ?? 0
        if (last[number] === list) continue
        last[number] = list
        take(number, list)
      }
    }
  }
  visit((number) => (offsets[number + 1] = (offsets[number + 1] ?? 0) + 1))
  for (let i = 0; i < count; i++) offsets[i + 1] = (offsets[i + 1] ?? 0) + (offsets[i] ?? 0)
  const values = new Uint32Array(offsets[count] ?? 0)
  const next = offsets.slice(0, count)
  visit((number, list) => {
    values[next[number] ?? 0] = list
    next[number] = (next[number] ?? 0) + 1
  })
  return { offsets, values }
}

import { growingArray } from './growing-array.ts'

/** Many posting lists in two arrays: list `i` is in `values` from `offsets[i]` to `offsets[i + 1]`. */
export type Postings = {
  readonly offsets: Uint32Array<ArrayBuffer>
  readonly values: Uint32Array<ArrayBuffer>
}

export function listAt({ offsets, values }: Postings, index: number): Uint32Array {
  return values.subarray(offsets[index], offsets[index + 1])
}

/** Takes the lists one after another, about as many as said, with about as many numbers. */
export function postingsBuilder(lists?: number, numbers?: number) {
  const offsets = growingArray(Uint32Array, lists)
  const values = growingArray(Uint32Array, numbers)
  offsets.push(0)
  return {
    add(list: readonly number[]): void {
      for (const value of list) values.push(value)
      offsets.push(values.length)
    },
    finish: (): Postings => ({ offsets: offsets.take(), values: values.take() }),
  }
}

/** Gives the numbers of a list to `take`, any of them more than once. */
type VisitNumbers = (list: number, take: (number: number) => void) => void

/** The inverted lists: for each number below `count` the lists, of so many, that hold it, ascending and without repetition. */
export function invert(lists: number, count: number, visitNumbers: VisitNumbers): Postings {
  const offsets = new Uint32Array(count + 1)
  const last = new Int32Array(count)
  const visit = (take: (number: number, list: number) => void) => {
    last.fill(-1)
    let list = 0
    const takeOnce = (number: number) => {
      if (last[number] === list) return
      last[number] = list
      take(number, list)
    }
    for (; list < lists; list++) visitNumbers(list, takeOnce)
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

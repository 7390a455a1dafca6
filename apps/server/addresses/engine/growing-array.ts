/** A list of whole numbers below 2³² that grows as it is filled: a quarter of what a list of the language would take. */
export type GrowingArray = {
  readonly length: number
  push(value: number): void
  /** The numbers so far, as an array of their own length. */
  take(): Uint32Array<ArrayBuffer>
}

export function growingArray(capacity = 1024): GrowingArray {
  let values = new Uint32Array(capacity)
  let length = 0
  return {
    get length() {
      return length
    },
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(length * 2)
        larger.set(values)
        values = larger
      }
      values[length++] = value
    },
    take: () => values.slice(0, length),
  }
}

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Numbers of one kind, in a typed array that grows as it is filled. */
export type GrowingArray<Kind extends Numbers> = {
  readonly length: number
  push(value: number): void
  /** The numbers so far: a view of the memory that grew, of which what was never written takes no room. */
  take(): Kind
}

/** With a capacity that is not exceeded nothing is ever copied. */
export function growingArray<Kind extends Numbers>(
  kind: new (length: number) => Kind,
  capacity = 1024,
): GrowingArray<Kind> {
  let values = new kind(capacity)
  let length = 0
  return {
    get length() {
      return length
    },
    push(value) {
      if (length === values.length) {
        const larger = new kind(length * 2)
        larger.set(values)
        values = larger
      }
      values[length++] = value
    },
    take: () => values.subarray(0, length) as Kind,
  }
}

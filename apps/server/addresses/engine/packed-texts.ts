import { growingArray } from './growing-array.ts'

/** Many texts as one run of UTF-8 bytes: no object for each, and handed from thread to thread without a copy. */
export type PackedTexts = {
  readonly offsets: Uint32Array<ArrayBuffer>
  readonly bytes: Uint8Array<ArrayBuffer>
}

const decoder = new TextDecoder()
const encoder = new TextEncoder()

export const textAt = ({ offsets, bytes }: PackedTexts, index: number): string =>
  decoder.decode(bytes.subarray(offsets[index], offsets[index + 1]))

/** Takes the texts one after another, about as many as said, of about so many bytes in all. */
export function packedTextsBuilder(texts?: number, size = 65_536) {
  let bytes = new Uint8Array(size)
  const offsets = growingArray(Uint32Array, texts)
  let end = 0
  offsets.push(0)
  return {
    add(text: string): void {
      // A unit of UTF-16 takes three bytes of UTF-8 at most.
      const most = end + text.length * 3
      if (most > bytes.length) {
        const larger = new Uint8Array(most * 2)
        larger.set(bytes)
        bytes = larger
      }
      end += encoder.encodeInto(text, bytes.subarray(end)).written
      offsets.push(end)
    },
    finish: (): PackedTexts => ({ offsets: offsets.take(), bytes: bytes.subarray(0, end) }),
  }
}

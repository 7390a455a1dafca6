/** Many texts as one run of UTF-8 bytes: no object for each, and handed from thread to thread without a copy. */
export type PackedTexts = {
  readonly offsets: Uint32Array<ArrayBuffer>
  readonly bytes: Uint8Array<ArrayBuffer>
}

const decoder = new TextDecoder()
const encoder = new TextEncoder()

export const textAt = ({ offsets, bytes }: PackedTexts, index: number): string =>
  decoder.decode(bytes.subarray(offsets[index], offsets[index + 1]))

/** Takes the texts one after another. */
export function packedTextsBuilder() {
  let bytes = new Uint8Array(65_536)
  let offsets = new Uint32Array(1024)
  let count = 0
  let end = 0
  return {
    add(text: string): void {
      // A unit of UTF-16 takes three bytes of UTF-8 at most.
      const most = end + text.length * 3
      if (most > bytes.length) bytes = larger(bytes, new Uint8Array(most * 2))
      if (count + 2 > offsets.length) offsets = larger(offsets, new Uint32Array(offsets.length * 2))
      end += encoder.encodeInto(text, bytes.subarray(end)).written
      offsets[++count] = end
    },
    finish: (): PackedTexts => ({ offsets: offsets.slice(0, count + 1), bytes: bytes.slice(0, end) }),
  }
}

function larger<Numbers extends Uint8Array | Uint32Array>(old: Numbers, empty: Numbers): Numbers {
  empty.set(old)
  return empty
}

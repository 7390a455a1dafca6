// MD5 and RC4, which browsers no longer offer and the passwords of older PDFs are made with. They protect nothing here.

const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21] as const

export function md5(message: Uint8Array): Uint8Array {
  const padded = new DataView(new ArrayBuffer(((message.length + 8) >> 6) * 64 + 64))
  message.forEach((byte, at) => padded.setUint8(at, byte))
  padded.setUint8(message.length, 0x80)
  padded.setUint32(padded.byteLength - 8, message.length * 8, true)
  const state: Words = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476]
  for (let at = 0; at < padded.byteLength; at += 64) {
    const mixed = mix(state, padded, at)
    mixed.forEach((word, place) => (state[place] = ((state[place] ?? 0) + word) | 0))
  }
  const digest = new DataView(new ArrayBuffer(16))
  state.forEach((word, place) => digest.setInt32(place * 4, word, true))
  return new Uint8Array(digest.buffer)
}

type Words = [number, number, number, number]

function mix([a, b, c, d]: Words, block: DataView, begin: number): Words {
  for (let step = 0; step < 64; step += 1) {
    const [word, bits] = [
      [step, (b & c) | (~b & d)],
      [5 * step + 1, (d & b) | (~d & c)],
      [3 * step + 5, b ^ c ^ d],
      [7 * step, c ^ (b | ~d)],
    ][step >> 4] as [number, number]
    const sine = Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32)
    const sum = (a + bits + sine + block.getUint32(begin + (word % 16) * 4, true)) | 0
    const turn = turns[(step >> 4) * 4 + (step % 4)] ?? 0
    ;[a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0]
  }
  return [a, b, c, d]
}

export function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    const kept = box[one] ?? 0
    box[one] = box[other] ?? 0
    box[other] = kept
  }
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255
    swap(at, other)
  }
  let other = 0
  return data.map((byte, at) => {
    const one = (at + 1) & 255
    other = (other + (box[one] ?? 0)) & 255
    swap(one, other)
    return byte ^ (box[((box[one] ?? 0) + (box[other] ?? 0)) & 255] ?? 0)
  })
}

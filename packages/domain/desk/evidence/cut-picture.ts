import { says } from './first-bytes.ts'

/** Whether a picture ends before its own bytes say that it does, as a download that broke; takes the whole file. */
export function isCutPicture(bytes: Uint8Array, type: string): boolean {
  if (type === 'image/jpeg') return !jpegEnds(bytes)
  if (type === 'image/png') return !pngEnds(bytes)
  if (type === 'image/webp') return littleEndian(bytes, 4) + 8 > bytes.length
  return (type === 'image/heic' || type === 'image/avif') && !boxesEnd(bytes)
}

const bigEndian = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) * 2 ** 24 +
  (bytes[at + 1] ?? 0) * 2 ** 16 +
  (bytes[at + 2] ?? 0) * 256 +
  (bytes[at + 3] ?? 0)

const littleEndian = (bytes: Uint8Array, at: number): number =>
  (bytes[at + 3] ?? 0) * 2 ** 24 +
  (bytes[at + 2] ?? 0) * 2 ** 16 +
  (bytes[at + 1] ?? 0) * 256 +
  (bytes[at] ?? 0)

/** From marker to marker: a small picture inside has an end of its own. What cameras write behind the end is theirs. */
function jpegEnds(bytes: Uint8Array): boolean {
  for (let at = 2; ;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) return false
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xd9) return true
    if (marker === 0xff) at += 1
    // A byte of the picture itself, or a place to begin again.
    else if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + Math.max(2, ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
  }
}

function pngEnds(bytes: Uint8Array): boolean {
  for (let at = 8; at + 12 <= bytes.length; at += bigEndian(bytes, at) + 12)
    if (says(bytes, 'IEND', at + 4)) return true
  return false
}

function boxesEnd(bytes: Uint8Array): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bigEndian(bytes, at)
    if (short === 0) return true
    const size = short === 1 ? bigEndian(bytes, at + 8) * 2 ** 32 + bigEndian(bytes, at + 12) : short
    at += Math.max(size, 8)
  }
  return at <= bytes.length
}

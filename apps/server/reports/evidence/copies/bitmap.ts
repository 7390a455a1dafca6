import { mostPixels } from './copy-order.ts'

type Bitmap = { pixels: Uint8Array; raw: { width: number; height: number; channels: 3 } }

/**
 * The pixels of a Windows bitmap of 8, 24 or 32 bits that is not packed; undefined for a file of another kind. Throws where it
 * is packed, too large or cut.
 */
export function readBitmap(bytes: Uint8Array): Bitmap | undefined {
  if (bytes[0] !== 0x42 || bytes[1] !== 0x4d) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = view.getUint32(14, true)
  const [begin, width, tall] = [view.getUint32(10, true), view.getInt32(18, true), view.getInt32(22, true)]
  const [bits, packing, height] = [view.getUint16(28, true), view.getUint32(30, true), Math.abs(tall)]
  const row = Math.ceil((width * bits) / 32) * 4
  if (head < 40 || width <= 0 || height === 0 || width * height > mostPixels) throw new Error('Odd size')
  if (![8, 24, 32].includes(bits) || (packing !== 0 && !(packing === 3 && bits === 32)))
    throw new Error('Packed')
  if (begin + row * height > bytes.length) throw new Error('Cut')
  const palette = 14 + head
  const pixels = new Uint8Array(width * height * 3)
  let to = 0
  for (let y = 0; y < height; y += 1) {
    const line = begin + row * (tall > 0 ? height - 1 - y : y)
    for (let x = 0; x < width; x += 1) {
      const from = bits === 8 ? palette + (bytes[line + x] ?? 0) * 4 : line + (x * bits) / 8
      pixels[to++] = bytes[from + 2] ?? 0
      pixels[to++] = bytes[from + 1] ?? 0
      pixels[to++] = bytes[from] ?? 0
    }
  }
  return { pixels, raw: { width, height, channels: 3 } }
}

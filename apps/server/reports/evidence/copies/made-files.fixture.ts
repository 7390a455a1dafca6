import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photograph as a phone takes it: lying on its side, with the place where it was taken. */
export const photograph = (width = 600, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#36c' } })
    .withExif({ IFD0: { Artist: 'MARIA DAS DORES' }, IFD3: { GPSLatitude: '1/1 27/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A photograph of more than a megabyte: nothing of it can be packed smaller. */
export const largePhotograph = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

/** A sound picture of some kilobytes, of so many pixels in square: a decompression bomb where there are many. */
export function blackSquare(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(body, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

const pdfOfObjects = (objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((body, at) => [
      Buffer.from(`${at + 1} 0 obj`),
      Buffer.from(body),
      Buffer.from('endobj\n'),
    ]),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ])

const streamOf = (head: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${head}/Length ${body.length}>>stream\n`), body, Buffer.from('\nendstream ')])

const pageThatPaints =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>'
const onePage = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', pageThatPaints]

/** A page of forms that each paint the next one a hundred times: a hundred million drawings in a kilobyte. */
export function pdfOfNestedForms(): Buffer {
  const form = (next: number) =>
    streamOf(
      `/Type/XObject/Subtype/Form/BBox[0 0 200 300]/Resources<</XObject<</A ${next} 0 R>>>>`,
      Buffer.from('/A Do '.repeat(100)),
    )
  const last = streamOf('/Type/XObject/Subtype/Form/BBox[0 0 200 300]', Buffer.from('0 0 9 9 re f '))
  return pdfOfObjects([
    ...onePage,
    streamOf('', Buffer.from('/A Do')),
    ...[6, 7, 8, 9].map((next) => form(next)),
    last,
  ])
}

/** A page of 200 kB whose content is so many megabytes of drawings. */
export const pdfOfPackedDrawings = (megabytes = 200): Buffer =>
  pdfOfObjects([
    ...onePage,
    streamOf('/Filter/FlateDecode', deflateSync(Buffer.alloc(megabytes * 1_000_000, 'f '))),
  ])

/** A PDF whose catalogue holds that, of so many pages. */
export function pdfWith(catalogue: string, pages = 1, box = '0 0 200 300'): Buffer {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ')
  const page = (at: number) => `${at + 3} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${box}]>>endobj\n`
  return Buffer.from(
    [
      '%PDF-1.7\n',
      `1 0 obj<</Type/Catalog/Pages 2 0 R ${catalogue}>>endobj\n`,
      `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pages}>>endobj\n`,
      ...Array.from({ length: pages }, (_, at) => page(at)),
      'trailer<</Root 1 0 R>>\n%%EOF\n',
    ].join(''),
  )
}

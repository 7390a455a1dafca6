import sharp, { type Sharp } from 'sharp'
import { readBitmap } from './bitmap.ts'
import { longestSide, mostPixels, mostTiles, narrowSide, type CopiedPage } from './copy-order.ts'

// Decoders that nobody needs are doors: any other format is not even looked at.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Tiff', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * The picture made anew from its pixels, upright: what else was in the file stays behind. A long one becomes several, from the
 * top down or from the left, none of them smaller than a person can read.
 */
export async function copyPicture(bytes: Uint8Array): Promise<CopiedPage[]> {
  const bitmap = readBitmap(bytes)
  const limits = { limitInputPixels: mostPixels, failOn: 'error' } as const
  const picture = bitmap ? sharp(bitmap.pixels, { raw: bitmap.raw }) : sharp(bytes, limits)
  const { autoOrient } = await picture.metadata()
  const { width, height } = autoOrient
  const [narrow, long] = [Math.min(width, height), Math.max(width, height)]
  const plain = picture.autoOrient()
  if (long <= longestSide || long < narrow * 2.5)
    return [
      await toJpeg(
        plain.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true }),
      ),
    ]
  const scale = Math.min(1, narrowSide / narrow, (mostTiles * longestSide) / long)
  const { data, info } = await whitened(
    plain.resize({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
      fit: 'fill',
    }),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const tiles: CopiedPage[] = []
  for (let at = 0; at < Math.max(info.width, info.height); at += longestSide)
    tiles.push(await toJpeg(sharp(data, { raw }).extract(tileAt(at, raw))))
  return tiles
}

function tileAt(at: number, { width, height }: { width: number; height: number }) {
  return height > width
    ? { left: 0, top: at, width, height: Math.min(longestSide, height - at) }
    : { left: at, top: 0, width: Math.min(longestSide, width - at), height }
}

const whitened = (picture: Sharp): Sharp => picture.flatten({ background: '#fff' }).toColourspace('srgb')

async function toJpeg(picture: Sharp): Promise<CopiedPage> {
  const { data, info } = await whitened(picture).jpeg({ quality: 82 }).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, bytes: data }
}

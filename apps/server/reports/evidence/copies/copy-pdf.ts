import * as mupdf from 'mupdf'
import { longestSide, mostPages, mostTiles, narrowSide, type CopiedPage } from './copy-order.ts'

/** Twice the size of print on paper. */
const scale = 2

type Box = [left: number, top: number, right: number, bottom: number]

/**
 * The pages as pictures; scripts in the file are never run, and forms and links are only painted. A page that is a long strip
 * counts as the sheets into which it is cut.
 */
export function copyPdf(bytes: Uint8Array): { pages: CopiedPage[]; total: number } {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf')
  if (document.needsPassword()) throw new Error('Needs a password')
  const total = document.countPages()
  const pages: CopiedPage[] = []
  let sheets = total
  for (let number = 0; number < total && pages.length < mostPages; number += 1) {
    const parts = copyPage(document.loadPage(number), mostPages - pages.length)
    pages.push(...parts.pages)
    sheets += parts.total - 1
  }
  if (pages.length === 0) throw new Error('No page')
  return { pages, total: sheets }
}

function copyPage(page: mupdf.Page, most: number): { pages: CopiedPage[]; total: number } {
  const [left, top, right, bottom] = page.getBounds()
  const [width, height] = [right - left, bottom - top]
  const [narrow, long] = [Math.min(width, height), Math.max(width, height, 1)]
  const isLong = long > narrow * 2.5 && long * scale > longestSide
  const fits = isLong
    ? Math.min(scale, narrowSide / Math.max(narrow, 1), (mostTiles * longestSide) / long)
    : Math.min(scale, longestSide / long)
  const sheet = longestSide / fits
  const total = isLong ? Math.ceil(long / sheet) : 1
  const pages: CopiedPage[] = []
  for (let at = 0; at < Math.min(total, most); at += 1) {
    const box: Box =
      height >= width
        ? [left, top + at * sheet, right, isLong ? Math.min(bottom, top + (at + 1) * sheet) : bottom]
        : [left + at * sheet, top, isLong ? Math.min(right, left + (at + 1) * sheet) : right, bottom]
    pages.push(paint(page, fits, box))
  }
  page.destroy()
  return { pages, total }
}

function paint(page: mupdf.Page, fits: number, box: Box): CopiedPage {
  const matrix = mupdf.Matrix.scale(fits, fits)
  const pixels = new mupdf.Pixmap(mupdf.ColorSpace.DeviceRGB, mupdf.Rect.transform(box, matrix), false)
  pixels.clear(255)
  const device = new mupdf.DrawDevice(matrix, pixels)
  page.run(device, mupdf.Matrix.identity)
  device.close()
  const copied = {
    width: pixels.getWidth(),
    height: pixels.getHeight(),
    bytes: Uint8Array.from(pixels.asJPEG(82, false)),
  }
  pixels.destroy()
  return copied
}

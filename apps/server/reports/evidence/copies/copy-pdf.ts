import * as mupdf from 'mupdf'
import { longestSide, mostPages, type CopiedPage } from './copy-order.ts'

/** Twice the size of print on paper. */
const scale = 2

/** The pages as pictures; scripts in the file are never run, and forms and links are only painted. */
export function copyPdf(bytes: Uint8Array): { pages: CopiedPage[]; total: number } {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf')
  if (document.needsPassword()) throw new Error('Needs a password')
  const total = document.countPages()
  const pages: CopiedPage[] = []
  for (let number = 0; number < Math.min(total, mostPages); number += 1)
    pages.push(copyPage(document.loadPage(number)))
  if (pages.length === 0) throw new Error('No page')
  return { pages, total }
}

function copyPage(page: mupdf.Page): CopiedPage {
  const [left, top, right, bottom] = page.getBounds()
  const fits = Math.min(scale, longestSide / Math.max(right - left, bottom - top, 1))
  const pixels = page.toPixmap(mupdf.Matrix.scale(fits, fits), mupdf.ColorSpace.DeviceRGB, false)
  const copied = {
    width: pixels.getWidth(),
    height: pixels.getHeight(),
    bytes: Uint8Array.from(pixels.asJPEG(82, false)),
  }
  pixels.destroy()
  page.destroy()
  return copied
}

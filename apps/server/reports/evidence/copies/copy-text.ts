import { plainTextOf } from '@delegacia/domain/desk/evidence/plain-text'
import type { CopiedPage } from './copy-order.ts'

/** Letters of a page at the desk, which an old computer shows at once. */
const mostLetters = 40_000

/** A text as the desk reads it, in pages that end with a line. Nothing of it is decoded but letters. */
export function copyText(file: Uint8Array): CopiedPage[] {
  const text = (plainTextOf(file) ?? '').replaceAll(/\r\n?/g, '\n')
  const pages: CopiedPage[] = []
  for (let at = 0; at < text.length;) {
    const end = pageEnd(text, at)
    pages.push({ width: 0, height: 0, bytes: Buffer.from(text.slice(at, end)) })
    at = end
  }
  return pages
}

function pageEnd(text: string, at: number): number {
  const most = at + mostLetters
  if (most >= text.length) return text.length
  const line = text.lastIndexOf('\n', most - 1) + 1
  // A line longer than a page is cut, but no letter in two halves.
  if (line > at) return line
  return /[\ud800-\udbff]/.test(text.charAt(most - 1)) ? most - 1 : most
}

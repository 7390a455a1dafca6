import { lettersOf, lastPlace } from './first-bytes.ts'

/** What mail and scanners leave behind the end of a PDF, in bytes. */
const tail = 4096

/**
 * Whether a PDF ends before its own bytes say that it does: without its end, with a table of contents beyond it, or shorter
 * than its head says. A table in the wrong place is mended by every reader.
 */
export function isCutPdf(bytes: Uint8Array): boolean {
  let end = bytes.length
  // Disks and networks fill the last block.
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  const whole = bytes.subarray(0, end)
  const eof = lastPlace(whole, '%%EOF')
  if (eof < 0 || eof < end - tail) return true
  const table = /startxref\s+(\d+)\s*$/.exec(lettersOf(whole, Math.max(0, eof - 64), eof))
  if (table && Number(table[1]) > eof) return true
  // Of a file that was made to be shown while it comes, the length that it had.
  const length = /\/Linearized\b.*?\/L\s+(\d+)/s.exec(lettersOf(whole, 0, 1024))
  return length !== null && Number(length[1]) > bytes.length
}

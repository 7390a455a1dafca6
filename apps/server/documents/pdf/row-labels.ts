/** What a plain cell says and what a label says instead, of the same length, so that no offset in the file changes. */
const replacements = [
  ['/S /TD', '/S /TH'],
  ['/Headers []', '/Scope /Row'],
] as const

/**
 * Marks the first cell of each row as the row's label (TH with a scope), in place: Typst can do that for columns only. Our
 * tables have one label for each row and no other header.
 */
export function markRowLabels(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const text = bytes.toString('latin1')
  for (const [, first] of text.matchAll(/\/S \/TR\n[^>]*?\/K \[(\d+) 0 R/g)) {
    const at = text.indexOf(`\n${first} 0 obj\n`)
    const end = text.indexOf('endobj', at)
    for (const [plain, marked] of replacements) {
      const place = text.indexOf(plain, at)
      if (at < 0 || place < 0 || place > end) throw new Error('The tagged rows are not as expected')
      bytes.write(marked, place, 'latin1')
    }
  }
  return bytes
}

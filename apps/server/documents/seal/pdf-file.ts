/** What sealing needs to know of a printed PDF; offsets are in bytes. */
export type PdfFile = {
  bytes: Buffer
  /** Where the newest cross-reference table starts. */
  crossReferenceAt: number
  rootNumber: number
  /** The first object number that is free. */
  size: number
  /** `/Info …` and `/ID …` of the trailer, to be copied unchanged. */
  carriedOn: string
  /** The body of an object, between `obj` and `endobj`, one character a byte. */
  getObject(number: number): string
}

/**
 * Reads a PDF with one classic cross-reference table, as our own printer writes it; anything else is refused, because
 * only our own documents are sealed.
 */
export function readPdf(pdf: Uint8Array): PdfFile {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const text = bytes.toString('latin1')
  const crossReferenceAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1] ?? Number.NaN)
  if (!text.startsWith('%PDF-') || text.slice(crossReferenceAt, crossReferenceAt + 4) !== 'xref')
    throw new Error('Not a PDF with a classic cross-reference table')
  const trailerAt = text.indexOf('trailer', crossReferenceAt)
  const trailer = text.slice(trailerAt)
  if (/\/Prev\b|\/Encrypt\b/.test(trailer)) throw new Error('The PDF was changed or encrypted after printing')
  const offsets = readOffsets(text.slice(crossReferenceAt, trailerAt))
  return {
    bytes,
    crossReferenceAt,
    rootNumber: numberAfter(trailer, 'Root'),
    size: numberAfter(trailer, 'Size'),
    carriedOn: [/\/Info\s+\d+\s+\d+\s+R/, /\/ID\s*\[[^\]]*\]/]
      .map((part) => part.exec(trailer)?.[0] ?? '')
      .join(''),
    getObject(number) {
      const at = offsets.get(number)
      if (at === undefined) throw new Error(`The PDF has no object ${number}`)
      const start = text.indexOf('obj', at) + 3
      return text.slice(start, text.indexOf('endobj', start)).trim()
    },
  }
}

/** The whole number that stands after a name in a dictionary. */
export function numberAfter(dictionary: string, name: string): number {
  const found = new RegExp(`/${name}\\s+(\\d+)`).exec(dictionary)?.[1]
  if (found === undefined) throw new Error(`The PDF lacks /${name}`)
  return Number(found)
}

export function withEntries(dictionary: string, entries: string): string {
  const end = dictionary.lastIndexOf('>>')
  return `${dictionary.slice(0, end)}\n${entries}\n${dictionary.slice(end)}`
}

function readOffsets(table: string): Map<number, number> {
  const offsets = new Map<number, number>()
  let number = 0
  for (const line of table.split(/\r?\n/).slice(1)) {
    const [first, second, kind] = line.trim().split(/\s+/)
    if (second === undefined) continue
    if (kind === undefined) number = Number(first)
    else {
      if (kind === 'n') offsets.set(number, Number(first))
      number += 1
    }
  }
  return offsets
}

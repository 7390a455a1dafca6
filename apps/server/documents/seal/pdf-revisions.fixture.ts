import { appendObjects, type ChangedObject } from './incremental-update.ts'
import { numberAfter, withEntries } from './pdf-file.ts'

/** Where the newest cross-reference table of the print stands that was sealed. */
export function firstTableOf(sealed: Buffer): number {
  const text = sealed.toString('latin1')
  return numberAfter(text.slice(text.lastIndexOf('trailer')), 'Prev')
}

/** The print beneath the seal: the first revision of the file, as it was before it was sealed. */
export const unsealed = (sealed: Buffer): Buffer =>
  sealed.subarray(0, sealed.indexOf('%%EOF', firstTableOf(sealed)) + '%%EOF'.length)

/** The newest state of a PDF's objects, whether it is sealed or not. */
export function revisionsOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const trailer = text.slice(text.lastIndexOf('trailer'))
  const get = (number: number): string => {
    const start = text.lastIndexOf(`\n${number} 0 obj`)
    if (start === -1) throw new Error(`No object ${number}`)
    const body = text.indexOf('obj', start) + 'obj'.length
    return text.slice(body, text.indexOf('endobj', body)).trim()
  }
  const root = numberAfter(trailer, 'Root')
  const tree = numberAfter(get(root), 'Pages')
  const page = Number(/\/Kids\s*\[\s*(\d+)/.exec(get(tree))?.[1])
  const size = numberAfter(trailer, 'Size')
  return {
    get,
    root,
    tree,
    page,
    /** The first object number that is free. */
    size,
    pageContent: numberAfter(get(page), 'Contents'),
    /** The same bytes with a further revision after them, as any editor of PDFs appends one. */
    with(...objects: ChangedObject[]): Buffer {
      return appendObjects(
        {
          bytes: pdf,
          crossReferenceAt: Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]),
          rootNumber: root,
          size,
          carriedOn: [/\/Info\s+\d+\s+\d+\s+R/, /\/ID\s*\[[^\]]*\]/]
            .map((part) => part.exec(trailer)?.[0] ?? '')
            .join(''),
          getObject: get,
        },
        objects,
      )
    },
  }
}

/** A stream that a page can be made of. */
export const stream = (content: string): string =>
  `<</Length ${content.length}>>\nstream\n${content}\nendstream`

/** A text in a font that every reader has, at the middle of the page. */
export const saying = (words: string): string =>
  `q 1 1 1 rg 30 380 540 120 re f 0 g BT /Forged 14 Tf 40 440 Td (${words}) Tj ET Q`

export const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'

/** A page that shows the given stream instead of its own, or after it. */
export function pageShowing(page: string, contents: string, fontNumber: number): string {
  const written = page.replace(/\/Contents\s+\d+\s+\d+\s+R/, `/Contents ${contents}`)
  return /\/Font\s*<</.test(written)
    ? written.replace(/\/Font\s*<</, `$&/Forged ${fontNumber} 0 R `)
    : withEntries(written, `/Resources<</Font<</Forged ${fontNumber} 0 R>>>>`)
}

import { createHash } from 'node:crypto'
import type { SignDigest } from './cms-signer.ts'
import { appendObjects, type ChangedObject } from './incremental-update.ts'
import { withPdfUa } from './pdf-ua-metadata.ts'
import { numberAfter, type PdfFile, readPdf, withEntries } from './pdf-file.ts'

export type SealTexts = { name: string; reason: string; location: string }

export type SealOptions = {
  texts: SealTexts
  /** The moment that the signature's dictionary claims. */
  at: Date
  /** How many bytes the signature may take. */
  room: number
}

/**
 * Certifies one of our own PDFs (PAdES): the signature covers every byte but itself, and no later change is
 * allowed (DocMDP, P 1). The printed bytes stay unchanged; everything new is appended.
 */
export async function sealPdf(pdf: Uint8Array, sign: SignDigest, options: SealOptions): Promise<Buffer> {
  const file = readPdf(pdf)
  const sealed = appendObjects(file, newObjects(file, options))
  const start = sealed.indexOf('/Contents<', file.bytes.length, 'latin1') + '/Contents'.length
  const end = start + options.room * 2 + 2
  const range = [0, start, end, sealed.length - end]
  sealed.write(byteRange(range), sealed.indexOf('/ByteRange[', file.bytes.length, 'latin1'), 'latin1')
  const digest = createHash('sha256').update(sealed.subarray(0, start)).update(sealed.subarray(end)).digest()
  const signature = await sign(digest)
  if (signature.length > options.room)
    throw new Error(`The signature takes ${signature.length} bytes of ${options.room}`)
  sealed.write(signature.toString('hex'), start + 1, 'latin1')
  return sealed
}

/** Of fixed length, so that it can be filled in when the lengths are known. */
const byteRange = (numbers: readonly number[]): string =>
  `/ByteRange[${numbers.map((number) => String(number).padStart(10, '0')).join(' ')}]`

function newObjects(file: PdfFile, options: SealOptions): ChangedObject[] {
  const catalog = file.getObject(file.rootNumber)
  if (catalog.includes('/AcroForm')) throw new Error('The PDF has a form already')
  const metadata = numberAfter(catalog, 'Metadata')
  const signature = file.size
  const field = file.size + 1
  const page = firstPage(file, numberAfter(catalog, 'Pages'))
  return [
    { number: signature, body: signatureDictionary(options) },
    { number: field, body: fieldDictionary(options.texts, page, signature) },
    ...pageWithField(file, page, field),
    { number: metadata, body: withPdfUa(file.getObject(metadata)) },
    {
      number: file.rootNumber,
      body: withEntries(
        catalog.replace(/\/ViewerPreferences\s*<</, '$&/DisplayDocTitle true'),
        `/AcroForm<</Fields[${field} 0 R]/SigFlags 3>>/Perms<</DocMDP ${signature} 0 R>>`,
      ),
    },
  ]
}

function signatureDictionary({ texts, at, room }: SealOptions): string {
  return [
    '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached',
    `/Name ${textString(texts.name)}/Reason ${textString(texts.reason)}/Location ${textString(texts.location)}`,
    `/M(D:${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)`,
    '/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 1/V/1.2>>>>]',
    `${byteRange([0, 0, 0, 0])}/Contents<${'0'.repeat(room * 2)}>>>`,
  ].join('')
}

/** A field without a picture, outside the page: PDF readers show the seal in their signature panel. */
function fieldDictionary(texts: SealTexts, page: number, signature: number): string {
  return (
    `<</Type/Annot/Subtype/Widget/FT/Sig/T(SeloEletronico)/TU ${textString(`Selo eletrônico: ${texts.name}`)}` +
    `/F 132/Rect[-10 -10 -10 -10]/P ${page} 0 R/V ${signature} 0 R>>`
  )
}

function firstPage(file: PdfFile, tree: number): number {
  const node = file.getObject(tree)
  return node.includes('/Kids') ? firstPage(file, Number(/\/Kids\s*\[\s*(\d+)/.exec(node)?.[1])) : tree
}

function pageWithField(file: PdfFile, page: number, field: number): ChangedObject[] {
  const body = file.getObject(page)
  const ordered = /\/Tabs\b/.test(body) ? body : withEntries(body, '/Tabs/S')
  const list = /\/Annots\s*(?:(\d+)\s+0\s+R|\[)/.exec(ordered)
  const reference = `${field} 0 R`
  if (list === null) return [{ number: page, body: withEntries(ordered, `/Annots[${reference}]`) }]
  if (list[1] === undefined)
    return [{ number: page, body: ordered.replace(/(\/Annots\s*\[[^\]]*)\]/, `$1 ${reference}]`) }]
  const number = Number(list[1])
  return [
    { number: page, body: ordered },
    { number, body: file.getObject(number).replace(/\]\s*$/, ` ${reference}]`) },
  ]
}

/** A text string of PDF in UTF-16. */
const textString = (text: string): string => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`

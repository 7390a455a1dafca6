import type { Forgery } from './forgery.fixture.ts'
import { sealedByOthers, withSignature } from './forged-seals.fixture.ts'
import { appendedRevisions } from './forged-revisions.fixture.ts'
import { firstTableOf, unsealed } from './pdf-revisions.fixture.ts'
import { signedParts } from './seal-checks.fixture.ts'

/** Files that try to pass for the genuine document; `another` is the genuine document of another report. */
export async function makeForgeries(genuine: Buffer, another: Buffer): Promise<Forgery[]> {
  const printed = unsealed(genuine)
  return [
    ...(await sealedByOthers(printed, genuine)),
    ...appendedRevisions(genuine),
    ...tailsAndHeads(genuine),
    ...signatureTricks(genuine, another),
    ...changedBytes(genuine),
    { name: 'seal-cut-off', wrong: 'the print without its seal', bytes: printed },
    { name: 'another-report', wrong: 'the genuine document of another report', bytes: another },
    {
      name: 'printed-anew',
      wrong: 'another PDF that says the same words',
      bytes: ownPdf(`Boletim de Ocorrencia ${numberOf(genuine)} Delegacia Virtual`),
    },
    {
      name: 'number-and-digest-only',
      wrong: 'no document, but it names the number',
      bytes: Buffer.from(`%PDF-1.7\n% ${numberOf(genuine)} sha256\n%%EOF\n`),
    },
  ]
}

function tailsAndHeads(genuine: Buffer): Forgery[] {
  const page = '<!doctype html><title>Boletim</title><script>document.write("valido")</script>\n'
  const zip = Buffer.concat([
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(26),
    Buffer.from('PK\u0005\u0006'),
    Buffer.alloc(18),
  ])
  return [
    {
      name: 'one-line-more',
      wrong: 'a line break stands after its end',
      bytes: Buffer.concat([genuine, Buffer.from('\n')]),
    },
    {
      name: 'rubbish-after-the-end',
      wrong: 'bytes stand after its end',
      bytes: Buffer.concat([genuine, Buffer.alloc(4096, 'x')]),
    },
    {
      name: 'rolled-back',
      wrong: 'a second end leads back to the print before it was sealed',
      bytes: Buffer.concat([genuine, Buffer.from(`startxref\n${firstTableOf(genuine)}\n%%EOF\n`)]),
    },
    { name: 'cut-short', wrong: 'its last bytes are missing', bytes: genuine.subarray(0, -7) },
    {
      name: 'page-of-the-web-in-front',
      wrong: 'a web page that is a PDF as well',
      bytes: Buffer.concat([Buffer.from(page), genuine]),
    },
    {
      name: 'pdf-header-before-a-page',
      wrong: 'a web page behind the first line of a PDF',
      bytes: Buffer.from(`%PDF-1.7\n${page}`),
    },
    {
      name: 'archive-behind',
      wrong: 'an archive that is a PDF as well',
      bytes: Buffer.concat([genuine, zip]),
    },
  ]
}

function signatureTricks(genuine: Buffer, another: Buffer): Forgery[] {
  const { gap } = signedParts(genuine)
  const [start, end] = gap
  const rest = genuine.length - end
  const range = (...numbers: number[]) =>
    replaced(genuine, /\/ByteRange\[[\d ]+\]/, (found) =>
      `/ByteRange[${numbers.join(' ')}`.padEnd(found.length - 1).concat(']'),
    )
  const extra = Buffer.from('/Forged(A smuggled word)')
  const moved = Buffer.concat([genuine.subarray(0, end), extra, genuine.subarray(end)])
  const other = signedParts(another)
  const copied = Buffer.from(another)
  copied.write(
    genuine.toString('latin1', start + 1, Math.min(end - 1, start + other.gap[1] - other.gap[0] - 1)),
    other.gap[0] + 1,
    'latin1',
  )
  return [
    {
      name: 'range-of-the-first-part',
      wrong: 'the signature is said to cover the first part alone',
      bytes: range(0, start, end, 0),
    },
    { name: 'range-of-nothing', wrong: 'the signature is said to cover nothing', bytes: range(0, 0, 0, 0) },
    {
      name: 'range-of-null',
      wrong: 'what the signature covers is null',
      bytes: replaced(genuine, /\/ByteRange\[[\d ]+\]/, (found) => '/ByteRange null'.padEnd(found.length)),
    },
    {
      name: 'gap-moved',
      wrong: 'words were put between the signature and the second signed part, and the range says so',
      bytes: replaced(moved, /\/ByteRange\[[\d ]+\]/, (found) =>
        `/ByteRange[0 ${start} ${end + extra.length} ${rest}`.padEnd(found.length - 1).concat(']'),
      ),
    },
    {
      name: 'gap-stuffed',
      wrong: 'words were put between the signature and the second signed part',
      bytes: moved,
    },
    {
      name: 'signature-of-noughts',
      wrong: 'nought stands in place of the signature',
      bytes: withSignature(genuine, (signature) => signature.fill(0)),
    },
    {
      name: 'signature-empty',
      wrong: 'the signature is empty',
      bytes: replaced(genuine, /\/Contents<[\da-f]+>/, (found) => '/Contents<>'.padEnd(found.length)),
    },
    {
      name: 'signature-under-another-name',
      wrong: 'the signature stands where no reader looks for it',
      bytes: replaced(genuine, /\/Contents</, () => '/Kontents<'),
    },
    {
      name: 'signature-of-another-document',
      wrong: 'our signature of one document, put into another one that names both',
      bytes: Buffer.concat([copied, Buffer.from(`% ${numberOf(genuine)}\n`)]),
    },
    {
      name: 'another-digest',
      wrong: 'the signature says that it is of a digest by another algorithm',
      bytes: withSignature(genuine, (signature) => {
        const sha256 = Buffer.from('0609608648016503040201', 'hex')
        for (let at = signature.indexOf(sha256); at !== -1; at = signature.indexOf(sha256, at + 1))
          signature.writeUInt8(0x03, at + sha256.length - 1)
        return signature
      }),
    },
  ]
}

/** Changes of one byte, one in each kind of part of the file. */
function changedBytes(genuine: Buffer): Forgery[] {
  const { gap } = signedParts(genuine)
  const text = genuine.toString('latin1')
  const at = (name: string, wrong: string, place: number): Forgery => {
    const bytes = Buffer.from(genuine)
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place)
    return { name, wrong, bytes }
  }
  const number = numberOf(genuine)
  return [
    at('byte-of-the-page', 'one byte of what a page shows is another', text.indexOf('stream\n', 1000) + 60),
    at('byte-of-the-metadata', 'one byte of its metadata is another', text.lastIndexOf('<dc:title>') + 70),
    at('byte-of-the-signature', 'one byte of its signature is another', gap[0] + 400),
    at(
      'byte-of-the-unused-room',
      'one byte behind the signature, which no signature covers, is another',
      gap[1] - 2,
    ),
    at('last-byte', 'its last byte is another', genuine.length - 1),
    {
      name: 'another-number-in-the-metadata',
      wrong: 'its metadata name another number',
      bytes: Buffer.from(text.replaceAll(number, number.replace('000', '999')), 'latin1'),
    },
  ]
}

/** The number of the report, as the metadata name it. */
const numberOf = (document: Buffer): string =>
  /\d{5}\/\d{4}\.\d{6}-\d/.exec(document.toString('latin1'))?.[0] ?? ''

/** Changes the last match; a text of another length moves everything behind it, which a test must intend. */
function replaced(pdf: Buffer, part: RegExp, change: (found: string) => string): Buffer {
  const text = pdf.toString('latin1')
  const found = [...text.matchAll(new RegExp(part, 'g'))].at(-1)
  if (found === undefined) throw new Error(`The PDF has no ${part.source}`)
  const before = text.slice(0, found.index)
  return Buffer.from(before + change(found[0]) + text.slice(found.index + found[0].length), 'latin1')
}

/** A PDF of one page, by nobody. */
function ownPdf(words: string): Buffer {
  const content = `BT /F 14 Tf 40 700 Td (${words}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((body, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<</Size 6/Root 1 0 R>>\n`
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`, 'latin1')
}

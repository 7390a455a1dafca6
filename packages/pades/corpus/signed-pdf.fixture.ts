import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** Objects of a PDF by their numbers. */
export type Objects = Record<number, string>

export type Written = { bytes: Buffer; size: number; tableAt: number }

const bytesOf = (text: string) => Buffer.from(text, 'latin1')
export const stream = (content: string, entries = '') =>
  `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`

/** A document of one page with a form: a text field, a place for a signature and a link. */
export const document: Objects = {
  1: '<</Type/Catalog/Pages 2 0 R/AcroForm 6 0 R/Metadata 9 0 R>>',
  2: '<</Type/Pages/Count 1/Kids[3 0 R]>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[7 0 R 8 0 R]>>',
  4: stream('BT /F 14 Tf 40 700 Td (Contrato de cem reais) Tj ET'),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  6: '<</Fields[7 0 R]/SigFlags 3/DA(/F 12 Tf)>>',
  7: '<</Type/Annot/Subtype/Widget/FT/Tx/T(Nome)/Rect[40 600 300 620]/P 3 0 R/F 4>>',
  8: '<</Type/Annot/Subtype/Link/Rect[40 500 300 520]/P 3 0 R/A<</S/URI/URI(https://pc.pa.gov.br)>>>>',
  9: stream('<x:xmpmeta/>', '/Type/Metadata/Subtype/XML'),
}

/** A whole file with a classic table. */
export function writePdf(objects: Objects = document): Written {
  return appendTable(bytesOf('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'), objects, undefined)
}

/** The same with its objects packed into streams, as most programs write them today. */
export function writePacked(objects: Objects = document): Written {
  const plain = Object.entries(objects).filter(([, body]) => body.includes('stream\n'))
  const packed = Object.entries(objects).filter(([, body]) => !body.includes('stream\n'))
  const size = Math.max(...Object.keys(objects).map(Number)) + 3
  const parts: Buffer[] = [bytesOf('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')]
  const at = () => Buffer.concat(parts).length
  const rows = new Map<number, [number, number, number]>()
  for (const [number, body] of plain) {
    rows.set(Number(number), [1, at(), 0])
    parts.push(bytesOf(`${number} 0 obj\n${body}\nendobj\n`))
  }
  let offset = 0
  const heads = packed.map(([number, body], index) => {
    rows.set(Number(number), [2, size - 2, index])
    const head = `${number} ${offset}`
    offset += body.length + 1
    return head
  })
  const head = `${heads.join(' ')} `
  const content = deflateSync(bytesOf(head + packed.map(([, body]) => body).join('\n')))
  rows.set(size - 2, [1, at(), 0])
  parts.push(
    bytesOf(
      `${size - 2} 0 obj\n<</Type/ObjStm/N ${packed.length}/First ${head.length}/Filter/FlateDecode/Length ${content.length}>>\nstream\n`,
    ),
    content,
    bytesOf('\nendstream\nendobj\n'),
  )
  const tableAt = at()
  rows.set(size - 1, [1, tableAt, 0])
  const table = deflateSync(predictedRows(size, rows))
  parts.push(
    bytesOf(
      `${size - 1} 0 obj\n<</Type/XRef/Size ${size}/Root 1 0 R/W[1 4 2]/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 7>>/Length ${table.length}>>\nstream\n`,
    ),
    table,
    bytesOf(`\nendstream\nendobj\nstartxref\n${tableAt}\n%%EOF\n`),
  )
  return { bytes: Buffer.concat(parts), size, tableAt }
}

/** Each row as its difference from the one above it. */
function predictedRows(size: number, rows: Map<number, [number, number, number]>): Buffer {
  let above = Buffer.alloc(7)
  return Buffer.concat(
    Array.from({ length: size }, (_, number) => {
      const [kind, second, third] = rows.get(number) ?? [0, 0, 0]
      const row = Buffer.alloc(7)
      row.writeUInt8(kind, 0)
      row.writeUInt32BE(second, 1)
      row.writeUInt16BE(third, 5)
      const difference = Buffer.from([2, ...row.map((byte, place) => byte - (above[place] ?? 0))])
      above = row
      return difference
    }),
  )
}

/** A further revision: new and changed objects with a table of their own. */
export const append = (file: Written, objects: Objects): Written => appendTable(file.bytes, objects, file)

function appendTable(before: Buffer, objects: Objects, earlier: Written | undefined): Written {
  const parts = [before]
  let at = before.length
  const rows: string[] = earlier ? [] : ['0 1\n0000000000 65535 f \n']
  for (const [number, body] of Object.entries(objects)) {
    const written = bytesOf(`${number} 0 obj\n${body}\nendobj\n`)
    rows.push(`${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
    parts.push(written)
    at += written.length
  }
  const size = Math.max(earlier?.size ?? 0, ...Object.keys(objects).map((number) => Number(number) + 1))
  const previous = earlier ? `/Prev ${earlier.tableAt}` : ''
  parts.push(
    bytesOf(
      `xref\n${rows.join('')}trailer\n<</Size ${size}/Root 1 0 R${previous}>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  )
  return { bytes: Buffer.concat(parts), size, tableAt: at }
}

export type SignOptions = {
  form?: string
  /** What a certifying signature allows. */
  allows?: 1 | 2 | 3
  /** The area of its stamp; none by default. */
  stamp?: string
  /** The objects as they are, where they are not those of `document`. */
  objects?: Objects
  claimed?: Date
  entries?: string
  /** Further entries of its field. */
  field?: string
  room?: number
  /** The parts of the range in place of the right ones. */
  range?: (right: number[]) => number[]
}

/** The file with one more signature in a field of its own; `make` gets the digest and the bytes that are signed. */
export function signPdf(
  file: Written,
  make: (digest: Buffer, signed: Buffer) => Buffer,
  options: SignOptions = {},
): Written {
  const { form = 'ETSI.CAdES.detached', allows, stamp, objects = document, claimed, entries = '' } = options
  const room = options.room ?? 16_000
  const [own, field] = [file.size, file.size + 1]
  const moment = claimed ? `/M(D:${claimed.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z)` : ''
  const reference =
    '/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P N/V/1.2>>>>]'
  const certifying = allows ? reference.replace('N', String(allows)) : ''
  const type = form === 'ETSI.RFC3161' ? 'DocTimeStamp' : 'Sig'
  const body = `<</Type/${type}/Filter/Adobe.PPKLite/SubFilter/${form}${moment}${certifying}/ByteRange[${' '.repeat(50)}]/Contents<${'0'.repeat(room * 2)}>${entries}>>`
  const appearance = stamp ? `/AP<</N ${file.size + 2} 0 R>>` : ''
  const catalog = (objects[1] ?? '').replace(/>>$/, allows ? `/Perms<</DocMDP ${own} 0 R>>>>` : '>>')
  const page = withItem(objects[3] ?? '', '/Annots[', field)
  const fields = withItem(objects[6] ?? '', '/Fields[', field)
  const appeared: Objects = stamp
    ? { [file.size + 2]: stream('q Q', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]') }
    : {}
  const certified: Objects = allows ? { 1: catalog } : {}
  const added: Objects = {
    [own]: body,
    [field]: `<</Type/Annot/Subtype/Widget/FT/Sig/T(Assinatura${own})/F 132/Rect[${stamp ?? '0 0 0 0'}]/P 3 0 R/V ${own} 0 R${appearance}${options.field ?? ''}>>`,
    ...appeared,
    3: page,
    6: fields,
    ...certified,
  }
  Object.assign(objects, { 1: catalog, 3: page, 6: fields })
  const written = append(file, added)
  const { bytes } = written
  const start = bytes.indexOf('/Contents<', file.bytes.length) + '/Contents'.length
  const end = start + room * 2 + 2
  const right = [0, start, end, bytes.length - end]
  const range = (options.range?.(right) ?? right).join(' ').padEnd(50)
  bytes.write(range, bytes.indexOf('/ByteRange[', file.bytes.length) + '/ByteRange['.length, 'latin1')
  const signed = Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  const message = make(createHash('sha256').update(signed).digest(), signed)
  bytes.write(message.toString('hex'), start + 1, 'latin1')
  return written
}

const withItem = (body: string, list: string, number: number) => body.replace(list, `${list}${number} 0 R `)

/** A copy of the objects, as signing changes them. */
export const copyOf = (objects: Objects = document): Objects => ({ ...objects })

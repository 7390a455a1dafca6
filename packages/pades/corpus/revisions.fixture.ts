import { type Case, made } from './case.fixture.ts'
import { daysFromNow, timeStampToken } from './certificates.fixture.ts'
import { by, lists, people, stampedBy } from './people.fixture.ts'
import {
  append,
  copyOf,
  document,
  type Objects,
  signPdf,
  stream,
  writePacked,
  writePdf,
  type Written,
} from './signed-pdf.fixture.ts'

const { maria, joao, timeStamps } = people

/** A signed file and what is appended to it by whoever wants other words in it. */
export function ofChanges(): Case[] {
  const objects = copyOf()
  const file = signPdf(writePdf(), by(maria), { objects })
  const dangling = copyOf({ ...document, 3: (document[3] ?? '').replace('4 0 R/R', '[4 0 R 90 0 R]/R') })
  const withHole = signPdf(writePdf(dangling), by(maria), { objects: dangling })
  const other = stream('BT /F 14 Tf 40 700 Td (Contrato de mil reais) Tj ET')
  const changed = (name: string, change: Objects, from = file) =>
    made(name, 'altered', append(from, change), 'changed-after')
  const field = file.size - 1
  const overlay = (fields: string, first = field + 1): Objects => ({
    [first]: `<</Type/Annot/Subtype/Widget/FT/Sig/T(Z)/F 4${fields}/P 3 0 R/AP<</N ${first + 1} 0 R>>>>`,
    [first + 1]: stream('1 g 0 0 9 9 re f', '/Type/XObject/Subtype/Form/BBox[0 0 9 9]'),
    3: (objects[3] ?? '').replace('/Annots[', `/Annots[${first} 0 R `),
    6: (objects[6] ?? '').replace('/Fields[', `/Fields[${first} 0 R `),
  })
  return [
    changed('content-replaced', { 4: other }),
    changed('page-shows-another-stream', { 3: (objects[3] ?? '').replace('4 0 R', '80 0 R'), 80: other }),
    changed('page-shows-one-more-stream', {
      3: (objects[3] ?? '').replace('4 0 R', '[4 0 R 80 0 R]'),
      80: other,
    }),
    changed('hole-filled', { 90: other }, withHole),
    changed('page-added', {
      2: '<</Type/Pages/Count 2/Kids[3 0 R 80 0 R]>>',
      80: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    }),
    changed('other-pages', {
      1: (objects[1] ?? '').replace('2 0 R', '80 0 R'),
      80: '<</Type/Pages/Count 0/Kids[]>>',
    }),
    changed('font-replaced', { 5: '<</Type/Font/Subtype/Type1/BaseFont/Symbol>>' }),
    changed('note-laid-over', {
      3: (objects[3] ?? '').replace('/Annots[', '/Annots[80 0 R '),
      80: '<</Type/Annot/Subtype/FreeText/Rect[0 0 500 800]/DA(/F 9 Tf)/Contents(Mil)>>',
    }),
    changed('link-turned', { 8: (objects[8] ?? '').replace('pc.pa.gov.br', 'pc-pa.gov.br.example') }),
    changed('runs-on-opening', {
      1: (objects[1] ?? '').replace(/>>$/, '/OpenAction<</S/JavaScript/JS(1)>>>>'),
    }),
    changed('field-moved', { 7: (objects[7] ?? '').replace('[40 600 300 620]', '[40 60 300 620]') }),
    changed('field-removed', { 6: (objects[6] ?? '').replace('7 0 R', ''), 3: objects[3] ?? '' }),
    changed('page-covered-by-an-empty-signature', overlay('/Rect[0 0 500 800]')),
    changed(
      'page-covered-by-a-note-in-the-clothes-of-a-field',
      Object.fromEntries(
        Object.entries(overlay('/Rect[0 0 90 90]')).map(([number, body]) => [
          number,
          body.replace('/Widget', '/FreeText'),
        ]),
      ),
    ),
    changed(
      'signed-certificate-forbids-all',
      { 7: (objects[7] ?? '').replace(/>>$/, '/V(Ana)>>') },
      signPdf(writePdf(), by(maria), { objects: copyOf(), allows: 1 }),
    ),
    made(
      'signature-taken-out',
      'altered',
      append(file, { [field]: `<</Type/Annot/Subtype/Widget/FT/Sig/T(A)/Rect[0 0 0 0]/P 3 0 R>>` }),
      'removed',
    ),
    made(
      'signature-replaced',
      'altered',
      append(file, {
        [field - 1]: '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/Contents<00>>>',
      }),
      'removed',
    ),
    made(
      'led-back-to-before',
      'altered',
      Buffer.concat([file.bytes, Buffer.from(`startxref\n${writePdf().tableAt}\n%%EOF\n`)]),
      'removed',
    ),
    made('table-of-its-own', 'altered', forgedTable(file)),
  ]
}

/** A table without the earlier ones, which leads to another content for the same numbers. */
function forgedTable(file: Written): Buffer {
  const whole = append({ ...file, size: 4 }, { ...document, 4: stream('BT /F 14 Tf (Outro) Tj ET') })
  return Buffer.from(
    whole.bytes
      .toString('latin1')
      .replace(/\/Prev \d+>>\nstartxref\n(\d+)\n%%EOF\n$/, '>>\nstartxref\n$1\n%%EOF\n'),
    'latin1',
  )
}

/** What honest programs append. */
export function ofLaterRevisions(): Case[] {
  const objects = copyOf()
  const file = signPdf(writePdf(), by(maria), { objects })
  const archive = (from: Written, catalog = objects[1] ?? ''): Written => {
    const [store, one] = [from.size, from.size + 1]
    const list = (keys: Buffer) => stream(keys.toString('latin1'))
    return append(from, {
      1: catalog.replace(/>>$/, `/DSS ${store} 0 R>>`),
      [store]: `<</Type/DSS/Certs[${one} 0 R]/CRLs[${one + 1} 0 R]>>`,
      [one]: list(people.authority.certificate),
      [one + 1]: list(lists[1] ?? Buffer.alloc(0)),
    })
  }
  const second = (stamp?: string, keys = joao, from = file) =>
    signPdf(from, by(keys), { objects: { ...objects }, ...(stamp && { stamp }) })
  const filled = { 7: (objects[7] ?? '').replace(/>>$/, '/V(Ana)>>') }
  const allowing = (allows: 1 | 2 | 3) => {
    const own = copyOf()
    return { own, file: signPdf(writePdf(), by(maria), { objects: own, allows }) }
  }
  const [none, forms, notes] = [allowing(1), allowing(2), allowing(3)]
  const stampTime = (from: Written, own: Objects) =>
    signPdf(from, (_, bytes) => timeStampToken(timeStamps, bytes, new Date()), {
      objects: { ...own },
      form: 'ETSI.RFC3161',
    })
  const longTerm = archive(signPdf(writePdf(), stampedBy(maria, daysFromNow(-1)), { objects: copyOf() }))
  return [
    made('archive-added', 'trusted', archive(file)),
    made('long-term', 'trusted', longTerm),
    made('stamped-again-later', 'trusted', stampTime(file, objects)),
    made('two-people', 'trusted', second()),
    made('two-people-with-stamps', 'trusted', second('300 40 500 90')),
    made('second-stamp-over-the-page', 'altered', second('0 0 595 842'), 'changed-after'),
    made('second-by-a-stranger', 'unknown-signer', second(undefined, people.stranger), 'no-path'),
    made(
      'metadata-renewed',
      'trusted',
      append(file, { 9: stream('<x:xmpmeta>2</x:xmpmeta>', '/Type/Metadata/Subtype/XML') }),
    ),
    made('written-again-unchanged', 'trusted', append(file, { 5: document[5] ?? '', 4: document[4] ?? '' })),
    made('certified', 'trusted', none.file),
    made('certified-and-archived', 'trusted', archive(none.file, none.own[1])),
    made('certified-and-stamped', 'trusted', stampTime(none.file, none.own)),
    made(
      'certified-for-forms-and-filled',
      'unsure',
      append(forms.file, { 7: (forms.own[7] ?? '').replace(/>>$/, '/V(Ana)>>') }),
      'filled',
    ),
    made('filled-without-a-word-about-it', 'unsure', append(file, filled), 'filled'),
    made(
      'certified-for-notes-and-noted',
      'unsure',
      append(notes.file, {
        3: (notes.own[3] ?? '').replace('/Annots[', '/Annots[80 0 R '),
        80: '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(ok)>>',
      }),
      'noted',
    ),
    made(
      'packed-then-archived',
      'trusted',
      archive(signPdf(writePacked(), by(maria), { objects: copyOf() })),
    ),
  ]
}

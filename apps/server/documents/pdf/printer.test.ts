import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleDocument } from '../report-document.fixture.ts'
import { readFamilies } from './document-fonts.ts'
import { PrintError } from './print-queue.ts'
import { createPrinter, type Printer } from './printer.ts'

const folder = mkdtempSync(join(tmpdir(), 'documents-'))
let printer: Printer

beforeAll(() => {
  printer = createPrinter()
})
afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true })
})

/** What a person would read or copy, one space between words. */
function textOf(pdf: Uint8Array, ...options: string[]): string {
  const path = join(folder, 'read.pdf')
  writeFileSync(path, pdf)
  return execFileSync('pdftotext', [...options, path, '-'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).replace(/\s+/g, ' ')
}

/** The beginning of each word, in points from the left edge of the page. */
function placesOf(pdf: Uint8Array): (word: string) => number {
  const path = join(folder, 'places.pdf')
  writeFileSync(path, pdf)
  const words = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' })
  return (word) => {
    const found = words
      .split('\n')
      .find((line) => line.replace(/[\u200e\u202a-\u202c,]/g, '').includes(`>${word}<`))
    return Number(/xMin="([\d.]+)"/.exec(found ?? '')?.[1] ?? Number.NaN)
  }
}

/** The child processes of this test run, as Linux knows them; only printers leave one running. */
function childIds(): number[] {
  const ids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  return ids.split(/\s+/).filter(Boolean).map(Number)
}

const everythingIn = (document: ReturnType<typeof sampleDocument>): string[] => [
  document.number,
  document.occurrence,
  document.authenticationCode,
  document.unit.name,
  document.unit.address,
  ...document.sections.flatMap((section) => [
    section.title,
    ...section.entries.flatMap((entry) => [
      ...(entry.heading === undefined ? [] : [entry.heading]),
      ...entry.rows.flatMap((row) => [row.label, row.value]),
    ]),
  ]),
  ...document.narrative.flatMap((paragraph) => paragraph.text.split(/\n+/)),
]

// FI-05
test('every part of the report stands in the document, with number, code, unit and its address', async () => {
  const document = sampleDocument()
  const text = textOf(await printer.print(document))
  for (const part of everythingIn(document)) expect(text).toContain(part)
  expect(text).toContain('19 de novembro de 2026 às 08:12:34')
  expect(text).toContain('6. Testemunhas Sem informação')
  expect(text).toContain(document.validationUrl)
  expect(text).toMatch(/Página 1 de (\d+).*Página \1 de \1/)
})

test('a test document says so on every page, a real one nowhere', async () => {
  const pages = (text: string) => text.split('Página ').length - 1
  const trial = textOf(await printer.print(sampleDocument()))
  expect(trial.split('TESTE – SEM VALOR LEGAL').length - 1).toBe(pages(trial))
  expect(textOf(await printer.print(sampleDocument({ test: false })))).not.toContain('TESTE')
})

test('the same document printed twice, by two processes, gives the same bytes', async () => {
  const other = createPrinter()
  try {
    const [one, two] = await Promise.all([printer.print(sampleDocument()), other.print(sampleDocument())])
    expect(Buffer.compare(one, two)).toBe(0)
  } finally {
    await other.close()
  }
})

test('markup, HTML and code are printed as they were typed', async () => {
  const typed = [
    '#import "x": *',
    '#read("/etc/passwd")',
    '*bold* _it_ = head - item + one / two',
    '$ x^2 $ @ref <label> `code` \\ ~ --- ...',
    '<script>alert(1)</script> &amp;',
    '"straight" \'quotes\' // comment /* more */',
    '{{x}} ${y} %s [a](b) http://a.example',
  ]
  const rows = typed.map((value) => ({ campo: '/x', label: value, value }))
  const document = sampleDocument({
    occurrence: typed[0] ?? '',
    sections: [
      {
        step: 'x',
        about: 'fact',
        number: 1,
        title: typed[2] ?? '',
        entries: [{ heading: typed[3] ?? '', rows }],
      },
    ],
    narrative: typed.map((text) => ({ part: 'account', text })),
    unit: { name: typed[4] ?? '', address: typed[5] ?? '' },
  })
  const text = textOf(await printer.print(document))
  for (const one of typed) expect(text.split(one).length - 1).toBeGreaterThanOrEqual(2)
})

test('nothing that was typed stops the printing, and nothing in it hides or turns what stands there', async () => {
  const hostile =
    '\u0000\u0007\u001B[31m\u202Eabc\u2066\uD800x\uE000😀👩‍👩‍👧 漢字 ❤️ \u{10FFFF}Z\u0301\u0301\u0301'
  const document = sampleDocument({
    sections: [
      {
        step: 'x',
        about: 'fact',
        number: 1,
        title: hostile,
        entries: [{ heading: hostile, rows: [{ campo: '', label: hostile, value: hostile }] }],
      },
    ],
    narrative: [
      { part: 'account', text: hostile },
      { part: 'other', text: '' },
      { part: 'closing', text: '\n\n' },
    ],
  })
  const text = textOf(await printer.print(document))
  expect(text.split('[31mabcx[U+E000]😀').length - 1).toBe(5)
  expect(text).toContain('[U+10FFFF]Ź')
  expect(text.replaceAll('\u200D', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Co}\uFFFD]/u)
})

// FI-05
test('a number beside a name from right to left stays where it was written', async () => {
  const rows = [{ campo: '', label: 'Complemento', value: 'CASA DE דוד, 12 DE MARÇO' }]
  const sections = [{ step: 'x', about: 'fact' as const, number: 1, title: 'Fato', entries: [{ rows }] }]
  const places = placesOf(await printer.print(sampleDocument({ sections })))
  expect(places('דוד')).toBeGreaterThan(places('CASA'))
  expect(places('12')).toBeGreaterThan(places('דוד'))
  expect(places('MARÇO')).toBeGreaterThan(places('12'))
})

test('a document in other scripts is PDF/A too, holds its fonts, and says nothing of those of other documents', async () => {
  const written = (text: string) => sampleDocument({ narrative: [{ part: 'account', text }] })
  const plain = await printer.print(written('PERDI A CARTEIRA'))
  const chinese = await printer.print(written('我在贝伦的市场丢了钱包。'))
  const again = await printer.print(written('PERDI A CARTEIRA'))
  expect(Buffer.compare(plain, again)).toBe(0)
  expect(Buffer.from(chinese).toString('latin1')).toMatch(/pdfaid:part>2<.*pdfaid:conformance>A</)
  const path = join(folder, 'fonts.pdf')
  writeFileSync(path, chinese)
  const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' }).trim().split('\n').slice(2)
  expect(fonts.filter((line) => line.includes('CJK'))).toHaveLength(1)
  for (const line of fonts) expect(line).toMatch(/ yes yes yes +\d+ +0$/)
  // Only the used characters are embedded, of a font of seven megabytes.
  expect(chinese.length).toBeLessThan(plain.length * 1.5)
})

test('every sign that a font says it draws is drawn', { timeout: 120_000 }, async () => {
  const familyOf = readFamilies(join(import.meta.dirname, 'fonts'))
  // Of the many Chinese and Korean signs every eighth.
  const signs = Array.from({ length: 0x20_000 }, (_, point) => point)
    .filter((point) => point < 0x3400 || point > 0xffff || point % 8 === 0)
    .filter((point) => familyOf(point) !== undefined)
    .map((point) => String.fromCodePoint(point))
    .filter((sign) => !/[\p{C}\p{Z}\p{M}]/u.test(sign))
  expect(signs.length).toBeGreaterThan(10_000)
  for (let from = 0; from < signs.length; from += 5000) {
    const text = signs.slice(from, from + 5000).join(' ')
    const pdf = await printer.print(sampleDocument({ sections: [], narrative: [{ part: 'account', text }] }))
    expect(textOf(pdf)).not.toMatch(/\[U\+/)
  }
})

test('a character that its font lists but cannot draw is printed as its number', async () => {
  const own = createPrinter({ familyOf: (point) => (point > 0x3000 ? 'Noto Sans Hebrew' : 'Noto Sans') })
  try {
    const text = textOf(
      await own.print(sampleDocument({ narrative: [{ part: 'account', text: 'A PLACA 漢 B' }] })),
    )
    expect(text).toContain('A PLACA [U+6F22] B')
  } finally {
    await own.close()
  }
})

test('a document without any content is still a document', async () => {
  const text = textOf(await printer.print(sampleDocument({ sections: [], narrative: [] })))
  expect(text).toContain('Histórico da ocorrência Sem informação')
})

test('5000 characters without a space, 40 objects and 20 parties stay inside the page', async () => {
  const entries = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      heading: `${name} ${index + 1} de ${count}`,
      rows: [
        { campo: '', label: 'Descrição', value: `DESCRIÇÃO ${name} ${index + 1}` },
        { campo: '', label: 'Série', value: 'W'.repeat(100) },
      ],
    }))
  const document = sampleDocument({
    sections: [
      { step: 'objects', about: 'things', number: 1, title: 'Objetos', entries: entries(40, 'OBJETO') },
      { step: 'parties', about: 'people', number: 2, title: 'Envolvidos', entries: entries(20, 'PESSOA') },
      {
        step: 'fact',
        about: 'fact',
        number: 3,
        title: 'Fato',
        entries: [{ rows: [{ campo: '', label: 'Relato', value: 'W'.repeat(5000) }] }],
      },
    ],
    narrative: [
      { part: 'account', text: 'UMA PALAVRA E OUTRA. '.repeat(238) },
      { part: 'other', text: 'M'.repeat(5000) },
    ],
  })
  const pdf = await printer.print(document)
  const text = textOf(pdf)
  for (let index = 1; index <= 40; index++)
    expect(text).toContain(`OBJETO ${index} de 40 Descrição DESCRIÇÃO OBJETO ${index}`)
  for (let index = 1; index <= 20; index++)
    expect(text).toContain(`PESSOA ${index} de 20 Descrição DESCRIÇÃO PESSOA ${index}`)
  // A4 is 595 points wide, its margins 51: no glyph stands outside, as pdftotext's cropped reading shows.
  const inside = textOf(pdf, '-x', '51', '-y', '0', '-W', '494', '-H', '842')
  const letters = (of: string) => of.replace(/[^WM]/g, '').length
  expect(letters(inside)).toBe(letters(text))
  expect(letters(inside)).toBeGreaterThanOrEqual(16_000)
})

test('a process killed under its documents is replaced and nothing is lost', async () => {
  const own = createPrinter()
  try {
    await own.print(sampleDocument())
    const before = new Set(childIds())
    const orders = Array.from({ length: 6 }, () => own.print(sampleDocument()))
    for (const id of before) process.kill(id, 'SIGKILL')
    for (const pdf of await Promise.all(orders)) expect(pdf.length).toBeGreaterThan(20_000)
  } finally {
    await own.close()
  }
})

test('a worn process is replaced after the given number of documents', async () => {
  const own = createPrinter({ recycleAfter: 2 })
  const shared = new Set(childIds())
  const seen = new Set<number>()
  try {
    for (let index = 0; index < 5; index++) {
      const order = own.print(sampleDocument())
      childIds()
        .filter((id) => !shared.has(id))
        .forEach((id) => seen.add(id))
      await order
    }
    expect(seen.size).toBe(3)
  } finally {
    await own.close()
  }
})

test('a document that takes too long is given up, and the next one is printed', async () => {
  const own = createPrinter({ timeout: 1 })
  await expect(own.print(sampleDocument())).rejects.toBeInstanceOf(PrintError)
  await expect(own.print(sampleDocument())).rejects.toThrow('No PDF after 1 ms')
  await own.close()
})

test('a closed printer refuses, and leaves no process behind', async () => {
  const own = createPrinter()
  const before = new Set(childIds())
  const order = own.print(sampleDocument())
  const started = childIds().filter((id) => !before.has(id))
  expect(started).toHaveLength(1)
  const closing = own.close()
  await expect(order).rejects.toThrow('closed')
  await closing
  await expect(own.print(sampleDocument())).rejects.toThrow('closed')
  expect(childIds()).not.toContain(started[0])
})

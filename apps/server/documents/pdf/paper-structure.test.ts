import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleDocument } from '../report-document.fixture.ts'
import { createPrinter, type Printer } from './printer.ts'

const folder = mkdtempSync(join(tmpdir(), 'paper-structure-'))
let printer: Printer

beforeAll(() => {
  printer = createPrinter()
})
afterAll(async () => {
  await printer.close()
  rmSync(folder, { recursive: true })
})

/** What poppler reads of a file. */
function read(tool: string, pdf: Uint8Array, options: string[], after: string[] = []): string {
  const path = join(folder, 'read.pdf')
  writeFileSync(path, pdf)
  return execFileSync(tool, [...options, path, ...after], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

const textOf = (pdf: Uint8Array, ...options: string[]) =>
  read('pdftotext', pdf, options, ['-']).replace(/\s+/g, ' ')

/** The structure that a screen reader reads: each element's kind, and the texts between. */
const structureOf = (pdf: Uint8Array) => read('pdfinfo', pdf, ['-struct-text'])

// PA-01
test('number, code and QR code stand on the first page, what happened before who, all numbered as they stand', async () => {
  const document = sampleDocument()
  const rows = [{ campo: '/respostas/comoOcorreu', label: 'Como começou', value: 'Foi por descuido' }]
  const own = {
    about: 'screening' as const,
    step: 'perguntas',
    number: 9,
    title: 'Sobre o caso',
    entries: [{ rows }],
  }
  const pdf = await printer.print({ ...document, sections: [...document.sections, own] })
  const first = textOf(pdf, '-l', '1')
  for (const part of [document.number, document.authenticationCode, document.validationUrl])
    expect(first).toContain(part)
  const text = textOf(pdf)
  const order = [
    document.authenticationCode,
    '1. Quando, onde e como foi',
    '2. Histórico da ocorrência',
    '3. Sobre o caso',
    '4. Objetos',
    '5. Comunicante',
    '7. Testemunhas',
    '8. Perguntas do começo',
    'O que este papel prova',
    'Fim do boletim',
  ].map((part) => text.indexOf(part))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

// PA-02
test('the title is the only H1, each row has its label as TH of the row, each picture an alternative text', async () => {
  const pdf = await printer.print(sampleDocument())
  const structure = structureOf(pdf)
  const elements = structure.match(/^ *(H1|H2|H3|TR|TH|TD|Figure)\b/gm)?.map((line) => line.trim()) ?? []
  const count = (kind: string) => elements.filter((element) => element === kind).length
  expect(structure).toMatch(/H1 [^\n]*\n\s+"BOLETIM DE OCORRÊNCIA"/)
  expect([count('H1'), count('H2'), count('H3')]).toEqual([1, 8, 3])
  expect(count('TR')).toBe(18)
  expect([count('TH'), count('TD')]).toEqual([18, 18])
  for (const label of ['Nome completo', 'IMEI 1', 'Levaram um veículo?'])
    expect(structure).toMatch(new RegExp(`TH:\\s+/Scope /Row[^"]*"${label.replace('?', '\\?')}"`))
  const file = Buffer.from(pdf).toString('latin1')
  expect(count('Figure')).toBe(2)
  const texts = [...file.matchAll(/\/Alt ?(?:\(([^)]*)\)|<FEFF([\dA-F]*)>)/g)].map(([, plain, hex]) =>
    plain === undefined
      ? Buffer.from(hex ?? '', 'hex')
          .swap16()
          .toString('utf16le')
      : plain,
  )
  expect(texts.toSorted()).toEqual([
    'Marca da Delegacia Virtual: escudo com estrela',
    expect.stringContaining('QR code que abre a página de validação deste documento'),
  ])
})

// PA-06
test('a draft has no number, no code and no unit, and says on every page that it is no report', async () => {
  const { number: _, authenticationCode, validationUrl, unit, registeredAt, ...content } = sampleDocument()
  const pdf = await printer.print({ ...content, test: false, draftedAt: registeredAt })
  const text = textOf(pdf)
  const pages = text.split('Página ').length - 1
  expect(text.split('RASCUNHO – AINDA NÃO É UM BOLETIM').length - 1).toBe(pages)
  expect(text).toContain('Isto ainda não é um boletim')
  for (const part of ['00277', authenticationCode, validationUrl, unit.name + ' ' + unit.address, 'TESTE'])
    expect(text).not.toContain(part)
  for (const part of ['EU ESTAVA NO ÔNIBUS', '3. Objetos', '529.982.247-25']) expect(text).toContain(part)
})

test('the file is PDF/A-2a, tagged, in Portuguese, with title, author and the time of registration', async () => {
  const pdf = Buffer.from(await printer.print(sampleDocument()))
  const info = read('pdfinfo', pdf, ['-isodates'])
  expect(info).toMatch(/Title: +Boletim de Ocorrência nº 00277\/2026\.000001-9/)
  expect(info).toMatch(/Author: +Polícia Civil do Estado do Pará/)
  expect(info).toMatch(/CreationDate: +2026-11-19T11:12:34Z/)
  expect(info).toMatch(/Tagged: +yes/)
  expect(pdf.toString('latin1')).toMatch(/pdfaid:part>2<.*pdfaid:conformance>A</)
  expect(pdf.toString('latin1')).toContain('/Lang (pt-BR)')
})

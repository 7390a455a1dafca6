import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { decryptBody } from './encrypt-body.ts'

let station: TestStation
const folder = mkdtempSync(join(tmpdir(), 'any-text-'))
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

/** What a program on the way to the document might take for a command; it must be printed as it was written. */
const orders = [
  '<SCRIPT>ALERT(1)</SCRIPT>',
  '<IMG SRC=X ONERROR=ALERT(1)>',
  '</P><H1>FALSO</H1>',
  '&LT;B&GT;',
  '#(1+1)',
  '#IMPORT "REPORT.TYP"',
  '#READ("/ETC/PASSWD")',
  '#EVAL("1+1")',
  '$X^2$',
  '*FORTE*',
  '_FRACO_',
  '= TITULO',
  '@FONTE <ROTULO>',
  '\\U{41}',
  '// NOTA',
  '```RAW```',
  '{{NOME}}',
  "'; DROP TABLE REPORTS; --",
  '%PDF-1.7 ENDSTREAM ENDOBJ',
]

/** Characters without a shape, with a special shape, or that reverse the direction of others. */
const oddities = [
  '\u0000\u0001\u001b[31m\u007f',
  '\r\n\u2028\u2029\u0085',
  '\u202e\u2066\u2069\u200f',
  '\ud800',
  '\udfff',
  '\ufeff\u200b\u00ad',
  '\ue000\uf8ff',
  '👩🏽‍🚒🚔🏳️‍🌈',
  'مرحبا שלום',
  '漢字かな한국어',
  'Z̷̧͓͔̈́͋̚A̵̧̛͈̎L̷̰̅G̷̣̈O̶̮̍',
  'Ç'.repeat(300),
]

const anyText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...orders) },
      { weight: 3, arbitrary: fc.constantFrom(...oddities) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
      { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => parts.join(' '))

const padded = (text: string) =>
  `${text} ${'PERDI A MINHA CARTEIRA NO ÔNIBUS. '.repeat(4)}FIM.`.slice(0, 5000)

type Answers = { account: string; complement: string; details: string; name: string; social: string }

/** Puts texts wherever a person writes freely. */
function reportWith({ account, complement, details, name, social }: Answers): Occurrence {
  const report = lossReport()
  report.relato_plain = account
  Object.assign(report.envolvido[0] ?? {}, { nome: name, nome_social: social })
  Object.assign(report.envolvido[0]?.endereco?.[0] ?? {}, { complemento: complement })
  Object.assign(report.fato.endereco ?? {}, { complemento: complement })
  Object.assign(report.objeto[1] ?? {}, { compl: details })
  return report
}

/** Without blanks, as the printed lines end elsewhere. */
const dense = (text: string) => text.replace(/\s+/gu, '')

/** In the order in which it was drawn: by layout, a sign of its own height (a Hebrew point) splits its line in two. */
function textOf(pdf: Buffer): string {
  const path = join(folder, 'read.pdf')
  writeFileSync(path, pdf)
  return dense(execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8', maxBuffer: 2 ** 26 }))
}

async function printed(answer: { nrBop: string; autDig: string }): Promise<Buffer> {
  const reply = await station.app.inject(`/api/print/277/${answer.nrBop}?autDig=${answer.autDig}`)
  expect(reply.statusCode).toBe(200)
  return Buffer.from(reply.json<{ pdf: string }>().pdf, 'base64')
}

const storedNarrative = async (bop: string) => {
  const row = await station.db
    .selectFrom('reports')
    .selectAll()
    .where('bop', '=', bop)
    .executeTakeFirstOrThrow()
  return decryptBody(station.vault, row).report.relato ?? ''
}

/** Either a document with the account as written, or a refusal with messages; nothing else may happen. */
async function rendersOrRefuses(report: Occurrence): Promise<'rendered' | 'refused'> {
  const answer = await station.register(report)
  if (answer.statusCode === 422) {
    expectMessages(answer.json<{ erros: FieldMessage[] }>().erros)
    return 'refused'
  }
  expect(answer.statusCode).toBe(201)
  await expectAsWritten(report.relato_plain ?? '', answer.json())
  return 'rendered'
}

type FieldMessage = { campo: string; mensagem: string }

function expectMessages(messages: FieldMessage[]): void {
  expect(messages.length).toBeGreaterThan(0)
  for (const { campo, mensagem } of messages) {
    expect(campo).toMatch(/^\//)
    expect(mensagem.length).toBeGreaterThan(10)
  }
}

async function expectAsWritten(account: string, answer: { bop: string; nrBop: string; autDig: string }) {
  const html = await storedNarrative(answer.bop)
  expect(html.replaceAll(/<\/?p>/g, '')).not.toMatch(/[<>]/)
  const text = textOf(await printed(answer))
  for (const order of orders.filter((one) => account.includes(` ${one} `)))
    expect(text).toContain(dense(order))
  expect(text).not.toMatch(/root:.*:0:0/)
}

// SU-05, FI-05
test(
  'any account is printed as it was written, or refused with a message',
  { timeout: 240_000 },
  async () => {
    const outcomes: string[] = []
    const base = { complement: 'CASA AMARELA', details: 'CAPA AZUL', name: 'CONCEIÇÃO ARAÚJO', social: '' }
    const property = fc.asyncProperty(anyText, async (text) => {
      outcomes.push(await rendersOrRefuses(reportWith({ ...base, account: ` ${padded(text)}` })))
    })
    const examples = [...orders.slice(0, 6), '\u05d0\u05bc @FONTE <ROTULO> '].map((text): [string] => [text])
    await fc.assert(property, { numRuns: 25, examples })
    expect(outcomes).toContain('rendered')
  },
)

test('any text in every other place is printed or refused with a message', { timeout: 240_000 }, async () => {
  const one = fc.oneof(
    anyText,
    fc.constantFrom('CASA AMARELA'),
    anyText.map((text) => text.slice(0, 100)),
  )
  const property = fc.asyncProperty(one, one, one, one, async (complement, details, name, social) => {
    const account = padded('A CASA FICA NA ESQUINA.')
    await rendersOrRefuses(reportWith({ account, complement, details, name: `MARIA ${name}`, social }))
    await rendersOrRefuses(reportWith({ account, complement, details, name: 'MARIA LIMA', social: '' }))
  })
  await fc.assert(property, { numRuns: 12 })
})

// FA-07
test('5,000 characters, 40 objects and 20 people are printed in full', { timeout: 120_000 }, async () => {
  const report = theftReport()
  const words = Array.from({ length: 900 }, (_, place) => `P${place}`).join(' ')
  report.relato_plain = `${words} `.padEnd(4999, 'Á').concat('.')
  expect(report.relato_plain).toHaveLength(5000)
  const [object] = report.objeto
  // Forty documents and no phone, and that is right.
  report.fato.natureza_confirmada = `objeto id_natureza_cidadao=${report.fato.id_natureza_cidadao}`
  report.objeto = Array.from({ length: 40 }, (_, place) => ({ ...object, numero: String(7_000_000 + place) }))
  const suspect = report.envolvido.at(-1)
  const names = Array.from(
    { length: 20 - report.envolvido.length },
    (_, place) => `EMPRESA ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(place).repeat(4)}`,
  )
  report.envolvido = [...report.envolvido, ...names.map((nome) => ({ ...suspect, nome }))]
  expect(report.envolvido).toHaveLength(20)

  const answer = await station.register(report)
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([201, expect.stringContaining('277.')])
  const text = textOf(await printed(answer.json()))
  for (const { numero } of report.objeto) expect(text).toContain(numero)
  for (const name of names) expect(text).toContain(dense(name))
  for (const word of ['P0P1', 'P449P450', 'P899']) expect(text).toContain(word)
})

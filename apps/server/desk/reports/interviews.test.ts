import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPrinter, type Printer } from '../../documents/pdf/printer.ts'
import { createSealer } from '../../documents/seal/sealer.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { createEnsureDocument } from '../../reports/documents/ensure-document.ts'
import { findIssuedFile } from '../../store/documents/issued-files.ts'
import { digestOf } from '../../base/platform/digest-of.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>

let desk: TestDesk
let unit: number
let printer: Printer
let trained: Officer
let colleague: Officer
let delegate: Officer
let clerk: Officer
let elsewhere: Officer
let isSealing = true
const folder = mkdtempSync(join(tmpdir(), 'interview-'))

beforeAll(async () => {
  printer = createPrinter()
  const sealer = await createSealer({ dataDir: folder })
  desk = await testDesk(inject('clusterUrl'), {
    openingsPerHour: 100,
    ensureDocument: (owner) => {
      const ensure = createEnsureDocument({ ...owner, printer, sealer, publicUrl: 'https://dv.example.org' })
      return (...which) => (isSealing ? ensure(...which) : Promise.reject(new Error('no seal now')))
    },
  })
  unit = await desk.unit('DEAM Belém')
  const other = await desk.unit('DEAM Capanema')
  trained = await interviewer('Tereza Lobato', unit)
  colleague = await interviewer('Célia', unit)
  elsewhere = await interviewer('Farias', other)
  delegate = await desk.officer('M. Lobato', { role: 'delegado', unit })
  clerk = await desk.officer('Camila', { role: 'atendente', unit })
})
afterAll(async () => {
  await desk.close()
  await printer.close()
  rmSync(folder, { recursive: true })
})

/** Somebody who sorts reports, and is trained to interview. */
async function interviewer(name: string, of: number): Promise<Officer> {
  const officer = await desk.officer(name, { role: 'atendente', unit: of })
  await desk.db
    .insertInto('officer_duties')
    .values({ officer_id: officer.id, role: 'entrevistador', unit_id: of, granted_at: desk.now() })
    .execute()
  return officer
}

const ask = ({ browser }: Officer, report: string, path: string, body: object = {}) =>
  browser.post(`/boletins/${report}/${path}`, body)

async function violence(...readers: Officer[]) {
  const filed = await desk.filed(unit, { report: reportOf('violencia_contra_mulher') })
  for (const one of readers) await ask(one, filed.id, 'abrir', { motivo: 'triagem' })
  return filed
}

const secret = 'Dorme na casa da irmã, travessa do Chaco.'
const notes = {
  formulario: '2025-ii',
  vistas: 0,
  cargo: 'Escrivã',
  respostas: {
    '1': { texto: secret },
    '3': { marca: 'nao-perguntado' },
    '8': { marca: 'sim', texto: 'Quer.' },
  },
}

const read = (tool: string, pdf: Buffer, ...options: string[]): string => {
  const path = join(folder, 'read.pdf')
  writeFileSync(path, pdf)
  return execFileSync(tool, [...options, path, ...(tool === 'pdftotext' ? ['-'] : [])], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

const entriesOf = async (bop: string) =>
  (
    await desk.db
      .selectFrom('audit_entries')
      .select(['act', 'reason', 'officer_id'])
      .where('subject', '=', bop)
      .orderBy('seq')
      .execute()
  ).map(({ act, reason, officer_id }) => ({ act, reason, officer: officer_id }))

// RF-21
test('a trained officer keeps Part II; it is sealed on its own, a correction is a version, and each act is logged', async () => {
  const { id, bop } = await violence(trained)
  expect((await ask(trained, id, 'reler')).json()).toMatchObject({ entrevista: true })
  expect((await ask(trained, id, 'ler-entrevista')).json()).toEqual({ podeEscrever: true, versoes: [] })
  const kept = await ask(trained, id, 'guardar-entrevista', notes)
  expect(kept.statusCode).toBe(200)
  const [first] = kept.json().versoes
  expect(first).toMatchObject({
    numero: 1,
    formulario: '2025-ii',
    por: { nome: 'Tereza Lobato', papel: 'entrevistador', unidade: 'DEAM Belém' },
    cargo: 'Escrivã',
    quando: desk.now().toISOString(),
  })
  expect(first.respostas.map(({ resposta }: { resposta: string }) => resposta)).toEqual([
    secret,
    'Sem resposta',
    'Não perguntei',
    ...Array.from({ length: 4 }, () => 'Sem resposta'),
    'Sim\nQuer.',
  ])

  const { rawPayload: pdf } = await ask(trained, id, 'baixar-entrevista', { numero: 1 })
  expect(digestOf(pdf).toString('hex')).toBe(first.sha256)
  expect(read('pdfsig', pdf, '-nocert')).toContain('Signature is Valid')
  const text = read('pdftotext', pdf).replaceAll(/\s+/g, ' ')
  for (const part of [
    'AVALIAÇÃO DE RISCO, PARTE II',
    'Uso restrito da polícia. Não se anexa ao boletim',
    formatBulletinNumber(bop),
    'Tereza Lobato',
    `1. Percepção de risco por parte da vítima ${secret}`,
    '2. Contexto atual e risco de novas violências Sem resposta',
    'Não perguntei',
    'Ninguém comparou ainda estas palavras',
  ])
    expect(text).toContain(part)

  const corrected = { ...notes, vistas: 1, respostas: { '1': { texto: 'Voltou para casa.' } } }
  const both = (await ask(trained, id, 'guardar-entrevista', corrected)).json().versoes
  expect(both.map(({ numero }: { numero: number }) => numero)).toEqual([2, 1])
  expect(both[1].respostas[0].resposta).toBe(secret)
  const acts = (await entriesOf(bop)).filter(({ act }) => act.endsWith('-entrevista'))
  expect(acts.map(({ act, reason }) => [act, reason])).toEqual([
    ['leu-entrevista', null],
    ['guardou-entrevista', 'versão 1'],
    ['baixou-entrevista', 'versão 1'],
    ['guardou-entrevista', 'versão 2'],
  ])
})

// RF-22
test('who is not trained writes none, a delegate reads, all others are refused, and each refusal is in the log', async () => {
  const { id, bop } = await violence(trained, delegate, clerk)
  await ask(trained, id, 'guardar-entrevista', notes)
  const calls = [
    ['ler-entrevista', {}],
    ['guardar-entrevista', { ...notes, vistas: 1 }],
    ['baixar-entrevista', { numero: 1 }],
  ] as const
  const answersOf = async (who: Officer) => {
    const codes: unknown[] = []
    for (const [path, body] of calls) {
      const answer = await ask(who, id, path, body)
      codes.push(answer.statusCode === 200 ? 200 : answer.json().erro)
    }
    return codes
  }
  expect(await answersOf(delegate)).toEqual([200, 'sem-permissao', 200])
  expect((await ask(delegate, id, 'ler-entrevista')).json().podeEscrever).toBe(false)
  expect(await answersOf(clerk)).toEqual(['sem-permissao', 'sem-permissao', 'sem-permissao'])
  expect((await ask(clerk, id, 'reler')).json()).not.toHaveProperty('entrevista')
  expect(await answersOf(elsewhere)).toEqual(['nao-encontrado', 'nao-encontrado', 'nao-encontrado'])
  // Trained, of the unit, but without an opening and its reason.
  expect(await answersOf(colleague)).toEqual(['abra-antes', 'abra-antes', 'abra-antes'])
  const refused = (await entriesOf(bop)).filter(({ act }) => act === 'recusado')
  expect(refused.map(({ officer }) => officer)).toEqual([
    delegate.id,
    ...[clerk, elsewhere, colleague].flatMap(({ id: officer }) => [officer, officer, officer]),
  ])
  expect(refused[0]?.reason).toBe('guardar-entrevista: sem-permissao')
})

// RF-22
test('it is for reports of violence alone', async () => {
  const { id } = await desk.filed(unit)
  const opened = await ask(trained, id, 'abrir', { motivo: 'triagem' })
  expect(opened.json()).not.toHaveProperty('entrevista')
  expect((await ask(trained, id, 'guardar-entrevista', notes)).json().erro).toBe('nao-encontrado')
})

// RF-23
test('of two officers at once one keeps a version, and the other is told and loses nothing', async () => {
  const { id } = await violence(trained, colleague)
  await ask(colleague, id, 'rascunhos', { tipo: 'entrevista', texto: '{"cargo":"Delegada"}' })
  const both = await desk.atOnce(() =>
    Promise.all([trained, colleague].map((one) => ask(one, id, 'guardar-entrevista', notes))),
  )
  expect(both.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409'])
  const late = await ask(colleague, id, 'guardar-entrevista', notes)
  expect(late.json().erro).toBe('entrevista-mudou')
  // Nobody has seen versions that are not there: numbers have no gap.
  const ahead = await ask(trained, id, 'guardar-entrevista', { ...notes, vistas: 7 })
  expect(ahead.json().erro).toBe('entrevista-mudou')
  expect((await ask(trained, id, 'ler-entrevista')).json().versoes).toHaveLength(1)
})

// RF-26
test('what the page refuses the station refuses by the same rule, and nothing is kept', async () => {
  const { id } = await violence(trained)
  const faulty = { ...notes, cargo: ' ', respostas: { '1': { marca: 'nao-sabe', texto: 'x' } } }
  const answer = await ask(trained, id, 'guardar-entrevista', faulty)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().erros).toEqual([
    { campo: '1', mensagem: 'Estas respostas não combinam. Deixe só a certa.' },
    { campo: 'cargo', mensagem: 'Preencha este campo.' },
  ])
  expect((await ask(trained, id, 'ler-entrevista')).json().versoes).toEqual([])
})

// RF-23
test('it is kept while nothing can be sealed, and sealed when it is asked for again', async () => {
  const { id } = await violence(trained)
  isSealing = false
  const kept = await ask(trained, id, 'guardar-entrevista', notes)
  const early = await ask(trained, id, 'baixar-entrevista', { numero: 1 })
  isSealing = true
  expect(kept.json().versoes[0]).not.toHaveProperty('sha256')
  expect(early.json().erro).toBe('papel-nao-selado')
  expect((await ask(trained, id, 'baixar-entrevista', { numero: 1 })).statusCode).toBe(200)
  expect((await ask(trained, id, 'baixar-entrevista', { numero: 2 })).json().erro).toBe('nao-encontrado')
})

describe('sealed apart', () => {
  // RF-24
  test('it leaves no event that a thread could tell, no file that the validation page knows, no plain word in a row', async () => {
    const { id } = await violence(trained)
    const before = (await readHistory(desk.db, id))?.history.length
    const { versoes } = (await ask(trained, id, 'guardar-entrevista', notes)).json()
    expect((await readHistory(desk.db, id))?.history).toHaveLength(before ?? 0)
    expect(await findIssuedFile(desk.db, Buffer.from(versoes[0].sha256, 'hex'))).toBeUndefined()
    const rows = await desk.db.selectFrom('interviews').select('notes').where('report_id', '=', id).execute()
    expect(rows.some(({ notes: kept }) => kept.includes(secret))).toBe(false)
    // Neither the report itself nor its history tells of it.
    expect((await ask(trained, id, 'reler')).body).not.toContain(secret)
  })
})

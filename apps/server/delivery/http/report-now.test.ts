import { execFileSync } from 'node:child_process'
import type { Announcement } from '@delegacia/contract/delivery/announcement'
import { deliveredReport } from '@delegacia/contract/delivery/delivered-report'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { digestOf } from '../../base/platform/digest-of.ts'
import { cancelDocument, restoreDocument } from '../../reports/documents/cancel-document.ts'
import { unitNamed } from '../../store/units/police-units.ts'
import { replaceUnits } from '../../store/units/units.ts'
import { testThreads, type TestThreads } from '../../reports/thread/test-thread.fixture.ts'
import { openDelivery } from './delivery-app.fixture.ts'

let threads: TestThreads
let delivery: Awaited<ReturnType<typeof openDelivery>>
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
  delivery = await openDelivery(threads)
})
afterAll(async () => {
  await delivery.close()
  await threads.close()
})

const ask = (path: string) => delivery.ask(path)
const typesOf = async (numero: string) =>
  (await ask('eventos'))
    .json<{ eventos: Announcement[] }>()
    .eventos.filter(({ subject }) => subject === numero)
    .map(({ type }) => type)
const report = async (numero: string) => v.parse(deliveredReport, (await ask(`boletins/${numero}`)).json())

// DL-30
test('a receiver never gets the code of the citizen: its copy names the sealed paper and prints no code', async () => {
  const { numero, codigo } = await threads.report()
  await vi.waitFor(async () => expect(await typesOf(numero)).toEqual(['report.registered']))
  const data = await ask(`boletins/${numero}`)
  const pdf = await ask(`boletins/${numero}/pdf`)
  const said = execFileSync('pdftotext', ['-', '-'], { input: pdf.rawPayload, encoding: 'utf8' })
  expect(said).toContain('Cópia para a polícia')
  expect(said.replaceAll(/\s/g, '')).toContain(data.json<{ papel: { sha256: string } }>().papel.sha256)
  for (const text of [said, data.body]) expect(text).not.toContain(codigo)
  const { report: row } = await threads.reportOf(numero)
  const sealed = await threads.ensureDocument('report', row.id)
  const paper = execFileSync('pdftotext', ['-', '-'], { input: sealed, encoding: 'utf8' })
  expect(paper).toContain(codigo)
  expect((await ask(`boletins/${numero}/pdf`)).rawPayload.equals(pdf.rawPayload)).toBe(true)
})

// OB-12
test('the second IMEI of a phone stands on both papers, in what a receiver reads, and is searched for as the first', async () => {
  const loss = lossReport()
  const imeis = { imei: '490154-20-323751-8', imei_2: '490154-20-323752-6' }
  const objeto = loss.objeto.map((one) => (one.id_tipo_objeto === 2 ? { ...one, ...imeis } : one))
  const { numero } = await threads.report({ ...loss, objeto })
  await vi.waitFor(async () => expect(await typesOf(numero)).toEqual(['report.registered']))
  const { boletim, campos } = await report(numero)
  expect(JSON.stringify(boletim)).toContain('"imei_2":"490154-20-323752-6"')
  expect(campos.map(({ valor }) => valor)).toEqual(expect.arrayContaining(Object.values(imeis)))
  const { report: row } = await threads.reportOf(numero)
  const sealed = await threads.ensureDocument('report', row.id)
  const copy = (await ask(`boletins/${numero}/pdf`)).rawPayload
  for (const paper of [sealed, copy])
    for (const imei of Object.values(imeis))
      expect(execFileSync('pdftotext', ['-', '-'], { input: paper, encoding: 'utf8' })).toContain(imei)
  const kept = await threads.db
    .selectFrom('report_identifiers')
    .select('kind')
    .where('report_id', '=', row.id)
    .where('kind', '=', 'imei')
    .execute()
  expect(kept).toHaveLength(2)
})

// DL-31, DL-32, TH-54
test('a receiver reads the unit and the crime of now, and hears what was decided', async () => {
  const own = await threads.report()
  const desk = await threads.taken(own)
  const before = await report(own.numero).catch(() => undefined)
  expect(before).toBeUndefined()
  await vi.waitFor(async () => expect(await typesOf(own.numero)).toEqual(['report.registered']))
  const { id: other } = await unitNamed(threads.db, 'Delegacia de Salinópolis')
  const why = await desk.text('O celular foi levado com ameaça.')
  await desk.add({ kind: 'crimeProposed', by: desk.by, leavesAt: desk.at(60), to: { crime: 25 }, why })
  threads.later(61)
  const proposed = await report(own.numero)
  expect(proposed.unidade.nome).toBe('Delegacia Virtual')
  await desk.add({ kind: 'forwarded', by: desk.by, to: other })
  const forwarded = await report(own.numero)
  expect(forwarded.unidade).toEqual({ nome: 'Delegacia de Salinópolis', endereco: '' })
  const known = { municipality: 1506203, neighbourhood: '', name: 'Delegacia de Salinópolis' }
  await replaceUnits(threads.db, [{ ...known, address: 'Rua Dois, 2' }])
  expect((await report(own.numero)).unidade.endereco).toBe('Rua Dois, 2')
  expect([proposed.crime, forwarded.crime]).toEqual(['Perseguição', 'Perseguição'])
  // A test beside this one may hold a transaction open, behind which events wait.
  await vi.waitFor(async () =>
    expect(await typesOf(own.numero)).toEqual(['report.registered', 'report.forwarded']),
  )
})

// DL-33
test('a receiver hears that a document was cancelled and holds again, and reads since when and why', async () => {
  const { numero } = await threads.report()
  await vi.waitFor(async () => expect(await typesOf(numero)).toEqual(['report.registered']))
  const request = { number: numero, by: 'Esc. Ana Lima', at: threads.now() }
  await cancelDocument(threads.db, { ...request, reason: 'duplicado' })
  await vi.waitFor(async () => expect((await typesOf(numero)).at(-1)).toBe('report.cancelled'))
  const cancelled = await report(numero)
  expect(cancelled.papel.cancelamento).toMatchObject({ motivo: 'duplicado' })
  expect(JSON.stringify(cancelled)).not.toContain('Ana Lima')
  await restoreDocument(threads.db, request)
  await vi.waitFor(async () => expect((await typesOf(numero)).at(-1)).toBe('report.restored'))
  expect((await report(numero)).papel.cancelamento).toBeUndefined()
})

// DL-32
test('that a report belongs elsewhere is announced once it has left', async () => {
  const own = await threads.report()
  const desk = await threads.taken(own)
  await vi.waitFor(async () => expect(await typesOf(own.numero)).toEqual(['report.registered']))
  await desk.add({
    kind: 'notHere',
    by: desk.by,
    leavesAt: new Date(Date.now() + 3000),
    reason: 'outro_estado',
    whereToGo: await desk.text('Delegacia de São Luís'),
    textSha256: 'a'.repeat(64),
    signature: {
      by: { ...desk.by, officer: crypto.randomUUID(), role: 'delegado' },
      sha256: 'a'.repeat(64),
    },
  })
  expect(await typesOf(own.numero)).toEqual(['report.registered'])
  await vi.waitFor(async () =>
    expect(await typesOf(own.numero)).toEqual(['report.registered', 'report.not-here']),
  )
})

// RF-19
test('a receiver hears of the risk form, and gets the sealed request to the judge', async () => {
  const woman = reportOf('violencia_contra_mulher')
  const own = await threads.report({
    ...woman,
    envolvido: woman.envolvido.map((one) => ({ ...one, pede_medida: undefined, contato_seguro: undefined })),
  })
  await vi.waitFor(async () => expect(await typesOf(own.numero)).toEqual(['report.registered']))
  expect((await ask(`boletins/${own.numero}/pedido`)).statusCode).toBe(404)
  expect(await report(own.numero)).not.toHaveProperty('pedido')
  const respostas = { 'medidas-casa': ['sair-de-casa'] }
  const given = await threads.post('/protecao/entregar', { ...own, versao: '2025-2026', respostas })
  expect(given.statusCode).toBe(200)
  const types = ['report.registered', 'report.risk-form']
  await vi.waitFor(async () => expect(await typesOf(own.numero)).toEqual(types))
  const { pedido } = await report(own.numero)
  const file = (await ask(`boletins/${own.numero}/pedido`)).rawPayload
  expect([digestOf(file).toString('hex'), file.length]).toEqual([pedido?.sha256, pedido?.bytes])
  const said = execFileSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' })
  expect(said).toContain('Essa pessoa sair da casa')
  expect(said).not.toContain(own.codigo)
})

import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { readToSign } from '../signatures/read-to-sign.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let unit: number
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let clerk: Officer
let signer: Officer
let third: Officer
let chief: Officer
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  clerk = await desk.officer('Camila', { role: 'investigador', unit })
  signer = await desk.officer('Moura', { role: 'delegado', unit })
  third = await desk.officer('Lobato', { role: 'delegado', unit })
  chief = await desk.officer('Nery', { role: 'chefia', unit })
})
afterAll(() => desk.close())

const version = async (report: string) => `"${(await readHistory(desk.db, report))?.version}"`
const act = async (who: Officer, report: string, name: string, body: object = {}) =>
  who.browser.post(`/boletins/${report}/${name}`, body, { 'if-match': await version(report) })
const byCitizen = async (report: string, kind: 'appealed' | 'crimeDisagreed') => {
  const event: NewEvent = { kind, by: { kind: 'citizen' } }
  const done = await desk.db
    .transaction()
    .execute((trx) => appendEvent(trx, { report, event, now: desk.now() }))
  if (!done.ok) throw new Error(done.refusal)
}

/** Camila said that it belongs elsewhere, Moura signed, and the citizen appealed. */
async function appealed() {
  const { id, bop } = await desk.filed(unit)
  await act(clerk, id, 'pegar')
  await clerk.browser.post(`/boletins/${id}/abrir`, { motivo: 'triagem' })
  const wanted = { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: 'Delegacia do Piauí' }
  const request = (await clerk.browser.post(`/boletins/${id}/assinaturas`, wanted)).json()
  await readToSign(desk, signer.browser, request.id)
  await signer.browser.post(`/assinaturas/${request.id}/assinar`, { sha256: request.sha256 })
  await act(clerk, id, 'nao-cabe', { assinatura: request.id })
  desk.later(61_000)
  await byCitizen(id, 'appealed')
  return { id, bop }
}

async function disputed() {
  const { id } = await desk.filed(unit)
  await act(signer, id, 'pegar')
  await signer.browser.post(`/boletins/${id}/abrir`, { motivo: 'triagem' })
  await act(signer, id, 'crime', { crime: 25, porque: 'O celular foi levado.' })
  desk.later(61_000)
  await byCitizen(id, 'crimeDisagreed')
  return id
}

const allowed = async (who: Officer, id: string, name: string) =>
  (await who.browser.get(`/boletins/${id}/andamento`))
    .json()
    .atos.find(({ ato }: { ato: string }) => ato === name)
const no = { aceito: false, porque: 'O fato aconteceu em Teresina.' }

// EV-08
describe('an appeal', () => {
  test('stands in the queue again, and is decided by neither of the two who said so', async () => {
    const { id } = await appealed()
    const queue = (await third.browser.get(`/filas/da-unidade?unidade=${unit}`)).json()
    expect(queue.linhas.find((row: { id: string }) => row.id === id)).toMatchObject({
      estado: 'nao_cabe_aqui',
      relogios: [{ tipo: 'decisao', regra: expect.stringContaining('outra pessoa decide') }],
    })
    expect((await act(clerk, id, 'decidir-recurso', no)).json()).toMatchObject({ erro: 'sem-permissao' })
    expect((await act(signer, id, 'decidir-recurso', no)).json()).toMatchObject({
      erro: 'needsSecondOfficer',
    })
    expect(await allowed(signer, id, 'decidir-recurso')).toMatchObject({ permitido: false })
    expect(await allowed(third, id, 'decidir-recurso')).toMatchObject({ permitido: true })
    expect((await act(third, id, 'decidir-recurso', { ...no, porque: ' ' })).statusCode).toBe(400)
    expect((await act(third, id, 'decidir-recurso', no)).json()).toMatchObject({ estado: 'nao_cabe_aqui' })
    expect((await act(third, id, 'decidir-recurso', no)).json()).toMatchObject({ erro: 'nothingAsked' })
    const after = (await third.browser.get(`/filas/da-unidade?unidade=${unit}`)).json()
    expect(after.linhas.map((row: { id: string }) => row.id)).not.toContain(id)
  })
  // QU-17
  test('is decided by the chief of the unit too, who sees reason and law and no content', async () => {
    const { id, bop } = await appealed()
    const progress = await chief.browser.get(`/boletins/${id}/andamento`)
    expect(progress.json()).toMatchObject({
      recurso: { motivo: 'outro_estado', baseLegal: 'Código de Processo Penal, art. 70' },
    })
    expect(progress.body).not.toContain('Piauí')
    expect((await chief.browser.post(`/boletins/${id}/abrir`, { motivo: 'apuracao' })).statusCode).toBe(403)
    const done = await act(chief, id, 'decidir-recurso', { aceito: true, porque: 'Foi em Salinópolis.' })
    expect(done.json()).toMatchObject({ estado: 'em_analise' })
    expect(done.json().recurso).toBeUndefined()
    const entry = await desk.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('act', '=', 'decidiu-recurso')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({ officer_id: chief.id, duty: `chefia/${unit}`, subject: bop })
    const { historico } = (await third.browser.post(`/boletins/${id}/abrir`, { motivo: 'triagem' })).json()
    expect(historico.find(({ tipo }: { tipo: string }) => tipo === 'recurso_decidido')).toMatchObject({
      por: { nome: 'Nery' },
      motivo: 'aceito',
      texto: 'Foi em Salinópolis.',
    })
  })
})

// EV-08
test('a crime that the citizen disagrees with is decided by another than its proposer, with a reason', async () => {
  const id = await disputed()
  const verdict = { vale: 'registrado', porque: 'Ninguém levou: perdeu.' }
  expect((await signer.browser.get(`/boletins/${id}/andamento`)).json()).toMatchObject({
    relogios: [{ tipo: 'decisao' }, { tipo: 'analise' }, { tipo: 'violencia' }],
    discordancia: { de: expect.any(String), para: expect.any(String) },
  })
  expect((await act(signer, id, 'decidir-crime', verdict)).json()).toMatchObject({
    erro: 'needsSecondOfficer',
  })
  expect((await act(chief, id, 'decidir-crime', verdict)).json()).toMatchObject({ erro: 'sem-permissao' })
  const done = (await act(clerk, id, 'decidir-crime', verdict)).json()
  expect(done.relogios.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['analise'])
  expect(done.discordancia).toBeUndefined()
})

// EV-08
test('why it was decided so lies in the database encrypted', async () => {
  const { id } = await appealed()
  await act(third, id, 'decidir-recurso', no)
  const events = await desk.db
    .selectFrom('report_events')
    .select('payload')
    .where('report_id', '=', id)
    .execute()
  expect(JSON.stringify(events)).not.toContain('Teresina')
})

// QU-22
test('a note to colleagues is read by the unit that the report went to, and by nobody else', async () => {
  const there = await desk.unit('DEAM Capanema')
  const receiver = await desk.officer('Farias', { role: 'delegado', unit: there })
  const { id } = await desk.filed(unit)
  await act(clerk, id, 'pegar')
  await clerk.browser.post(`/boletins/${id}/abrir`, { motivo: 'triagem' })
  const recado = 'A vítima prefere falar com uma delegada.'
  await act(clerk, id, 'encaminhar', { unidade: there, recado })
  type Line = { tipo: string; texto?: string }
  const noteFor = async (who: Officer) =>
    (await who.browser.post(`/boletins/${id}/abrir`, { motivo: 'triagem' }))
      .json()
      .historico.find(({ tipo, texto }: Line) => tipo === 'encaminhado' && texto !== undefined)?.texto
  expect(await noteFor(receiver)).toBe(recado)
  await act(receiver, id, 'pegar')
  await act(receiver, id, 'encaminhar', { unidade: unit })
  expect(await noteFor(third)).toBeUndefined()
  const events = await desk.db
    .selectFrom('report_events')
    .select('payload')
    .where('report_id', '=', id)
    .execute()
  expect(JSON.stringify(events)).not.toContain('delegada')
})

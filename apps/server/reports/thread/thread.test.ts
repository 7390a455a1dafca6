import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { threadBody } from '@delegacia/contract/thread/thread'
import { destroyKeys } from '../keys/destroy-keys.ts'
import * as v from 'valibot'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'
import type { ThreadBody } from './thread-body.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

/** The addenda as they are stored. */
const addenda = () => threads.db.selectFrom('papers').selectAll().where('kind', '=', 'addendum').execute()

const imei = '/objeto/1/imei'

/** A report whose officer has asked for the IMEI, a minute ago. */
async function asked() {
  const own = await threads.report()
  const desk = await threads.taken(own)
  await desk.add({
    kind: 'correctionAsked',
    by: desk.by,
    leavesAt: desk.at(60),
    questions: [{ campo: imei, template: { template: 'imei-onde-achar', version: 1 } }],
  })
  threads.later(61)
  return { own, desk }
}

// TH-01
test('the thread says in what state the report is, who has it, what comes next, and when somebody last looked', async () => {
  const own = await threads.report()
  const first = await threads.read(own)
  expect(first).toMatchObject({ estado: 'registrado', somenteLeitura: false, leitores: [], aberturas: [] })
  expect(first).not.toHaveProperty('ultimaVisita')
  expect(v.parse(threadBody, first)).toEqual(first)
  const { by } = await threads.taken(own)
  threads.later(3600)
  const later = await threads.read(own, { idioma: 'fr-fr' })
  expect(later).toMatchObject({
    estado: 'em_analise',
    com: { unidade: 'Delegacia Virtual', cargo: 'investigador' },
    ultimaVisita: '2026-11-21T12:00:00-03:00',
    aberturas: [{ motivo: 'triagem', cargo: 'investigador', outraUnidade: false }],
  })
  expect(later.proximo.join(' ')).toContain('enquête')
  expect(JSON.stringify(later)).not.toContain(by.officer)
})

// TH-19
test('a message is kept once under its key, encrypted, and another one under the same key is refused', async () => {
  const own = await threads.report()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const texto = 'O portão da vizinha tem câmera.'
  for (let sent = 0; sent < 3; sent += 1)
    expect((await threads.post('/mensagem', { ...own, texto }, headers)).statusCode).toBe(200)
  const written = (await threads.read(own)).passos.filter(({ tipo }) => tipo === 'mensagem_do_cidadao')
  expect(written).toMatchObject([{ texto, por: { quem: 'codigo' } }])
  const other = await threads.post('/mensagem', { ...own, texto: 'Outra coisa.' }, headers)
  expect([other.statusCode, other.json()]).toMatchObject([409, { erro: 'outras-respostas' }])
  expect((await threads.post('/mensagem', { ...own, texto }, { 'idempotency-key': 'x' })).statusCode).toBe(
    400,
  )
  const rows = await threads.db.selectFrom('report_texts').select('body').execute()
  expect(rows.some(({ body }) => body.includes('portão'))).toBe(false)
})

// EV-29
test('what was done a moment later, behind which an act had waited, is in the answer to it', async () => {
  const own = await threads.report()
  await threads.post('/mensagem', { ...own, texto: 'Primeiro.' })
  threads.later(-5)
  const answer = (await threads.post('/mensagem', { ...own, texto: 'Segundo.' })).json<ThreadBody>()
  threads.later(5)
  expect(answer.passos).toMatchObject([{}, { texto: 'Primeiro.' }, { texto: 'Segundo.' }])
})

// TH-09
describe('answers to questions', () => {
  test('show the question, the answer of today and the report that the inputs are drawn from', async () => {
    const { own } = await asked()
    const { correcao } = await threads.read(own, { idioma: 'en-us' })
    expect(correcao).toMatchObject({ perguntas: [{ campo: imei }], ate: '2026-12-06' })
    expect(correcao?.perguntas[0]?.pergunta).toContain('box or the receipt')
    expect(JSON.stringify(correcao?.boletim)).not.toContain('id_raca')
    expect(correcao?.boletim).not.toHaveProperty('relato_plain')
  })

  test('that are wrong are told field by field and keep nothing', async () => {
    const { own } = await asked()
    const wrong = await threads.post('/correcao', {
      ...own,
      idioma: 'es-es',
      respostas: [{ campo: imei, resposta: '490154-20-323751-9' }],
    })
    expect(wrong.statusCode).toBe(422)
    expect(wrong.json()).toMatchObject({ erros: [{ campo: imei, mensagem: expect.any(String) }] })
    const notAsked = await threads.post('/correcao', {
      ...own,
      respostas: [{ campo: '/fato/ds_datahora', resposta: '19/11/2026 15:00' }],
    })
    expect(notAsked.json()).toMatchObject({ erro: 'nada-em-aberto' })
    expect((await threads.read(own)).estado).toBe('pede_correcao')
  })

  // TH-10
  test('become a sealed addendum that names the paper, once for a repeated request, and is read with the code', async () => {
    const { own } = await asked()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = { ...own, respostas: [{ campo: imei, resposta: '490154-20-323751-8' }] }
    const [first, second] = [
      await threads.post('/correcao', answer, headers),
      await threads.post('/correcao', answer, headers),
    ]
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toMatchObject({ estado: 'em_analise' })
    const { passos } = await threads.read(own)
    const [step, ...others] = passos.filter(({ tipo }) => tipo === 'correcao_respondida')
    expect(others).toEqual([])
    const acrescimoSha256 = step && 'acrescimoSha256' in step ? step.acrescimoSha256 : ''
    const paper = await threads.post('/papel', { ...own, acrescimoSha256 })
    const pdf = Buffer.from(paper.json<{ pdf: string }>().pdf, 'base64')
    const { createHash } = await import('node:crypto')
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(acrescimoSha256)
    expect(pdf.toString('latin1')).toContain('/ByteRange')
    const stored = await addenda()
    expect(stored).toHaveLength(1)
    expect(stored[0]?.body.subarray(0, 5).toString()).not.toBe('%PDF-')
  })
})

// DU-02
test('what an answer brings is found as what was reported is: two reports with the same corrected IMEI share its digest', async () => {
  const imeis = async (numero: string) => {
    const { report } = await threads.reportOf(numero)
    const rows = await threads.db
      .selectFrom('report_identifiers')
      .select('digest')
      .where('report_id', '=', report.id)
      .where('kind', '=', 'imei')
      .execute()
    return rows.map(({ digest }) => digest.toString('hex'))
  }
  const both = [await asked(), await asked()]
  const before = await imeis(both[0]?.own.numero ?? '')
  for (const { own } of both)
    await threads.post('/correcao', { ...own, respostas: [{ campo: imei, resposta: '356938-03-564380-9' }] })
  const [first, second] = await Promise.all(both.map(({ own }) => imeis(own.numero)))
  expect(first).toHaveLength(before.length + 1)
  expect(first?.toSorted()).toEqual(second?.toSorted())
})

// TH-50
test('after 20 messages of a day without an answer the next one is refused with kind words, and the code still closes', async () => {
  const own = await threads.report()
  const send = (more = {}) => threads.post('/mensagem', { ...own, texto: 'Alguém leu?', ...more })
  for (let sent = 0; sent < 20; sent += 1) expect((await send()).statusCode).toBe(200)
  const refused = await send({ idioma: 'en-us' })
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { erro: 'muito-hoje' }])
  expect(refused.json<{ mensagem: string }>().mensagem).toContain('call 190')
  threads.later(86_400)
  expect((await send()).statusCode).toBe(200)
  expect((await threads.post('/fechar-codigo', own)).statusCode).toBe(204)
})

// TH-17
test('a sixth code that reads is refused until one has ended', async () => {
  const own = await threads.report()
  const given = async () => threads.post('/codigo-de-leitura', own)
  const first = (await given()).json<{ leitor: string }>()
  for (let count = 1; count < 5; count += 1) expect((await given()).statusCode).toBe(201)
  expect((await given()).json()).toMatchObject({ erro: 'codigos-demais' })
  await threads.post('/codigo-de-leitura/revogar', { ...own, leitor: first.leitor })
  expect((await given()).statusCode).toBe(201)
})

// TH-03
test('of violence at home who opened it is hidden until asked for, and no notice is ever sent', async () => {
  const own = await threads.report(reportOf('violencia_contra_mulher'))
  await threads.taken(own)
  const hidden = await threads.read(own)
  expect(hidden).not.toHaveProperty('aberturas')
  expect(hidden).not.toHaveProperty('avisos')
  expect((await threads.read(own, { mostrarAberturas: true })).aberturas).toHaveLength(1)
  const wanted = await threads.post('/avisos', { ...own, quer: true })
  expect(wanted.json()).toMatchObject({ erro: 'sem-avisos' })
  const theft = await threads.report()
  expect((await threads.post('/avisos', { ...theft, quer: true })).json()).toMatchObject({ avisos: true })
})

// TH-03, RP-01
test('of stalking the time that the law gives is told once asked for', async () => {
  const own = await threads.report(reportOf('perseguicao'))
  const hidden = await threads.read(own)
  const shown = await threads.read(own, { mostrarAberturas: true })
  expect(hidden.proximo.join(' ')).not.toMatch(/seis meses/)
  expect(shown.proximo.join(' ')).toMatch(/seis meses/)
})

// TH-17
test('who only reads is told that there are questions, and gets none of the answers of the report', async () => {
  const { own } = await asked()
  const { codigo } = (await threads.post('/codigo-de-leitura', own)).json<{ codigo: string }>()
  const seen = await threads.read({ ...own, codigo })
  expect(seen.passos.map(({ tipo }) => tipo)).toContain('correcao_pedida')
  expect(seen).not.toHaveProperty('correcao')
  expect(await threads.read(own)).toHaveProperty('correcao')
})

// EV-20
test('with the key of a report go its texts, codes, visits and addenda; the thread says that they are gone', async () => {
  const { own } = await asked()
  await threads.post('/mensagem', { ...own, texto: 'Até logo.' })
  await threads.post('/correcao', { ...own, respostas: [{ campo: imei, resposta: 'NÃO SEI' }] })
  const reader = (await threads.post('/codigo-de-leitura', own)).json<{ codigo: string }>()
  await destroyKeys(threads.db, new Date('2099-01-01'))
  threads.later(40 * 86_400)
  const after = await threads.read(own)
  expect(after.passos.map(({ tipo }) => tipo)).toContain('conteudo_destruido')
  expect(JSON.stringify(after)).not.toContain('Até logo')
  expect((await threads.post('/mensagem', { ...own, texto: 'Oi' })).statusCode).toBe(410)
  expect((await threads.post('/papel', own)).statusCode).toBe(410)
  expect((await threads.post('', { ...own, codigo: reader.codigo })).statusCode).toBe(404)
  const bodies = await addenda()
  expect(bodies.every(({ body }) => body.length === 0)).toBe(true)
  for (const table of ['thread_codes', 'thread_acts', 'report_texts'] as const)
    expect(await threads.db.selectFrom(table).select('report_id').execute()).toEqual([])
})

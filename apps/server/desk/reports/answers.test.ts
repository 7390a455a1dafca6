import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { keepAnswers, type KeptAnswer } from '../../reports/events/kept-answers.ts'
import { keepText } from '../../reports/events/report-texts.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { storeFile } from '../../reports/documents/stored-document.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let unit: number
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let officer: Officer
let colleague: Officer
let elsewhere: Officer
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  officer = await desk.officer('Camila', { role: 'atendente', unit })
  colleague = await desk.officer('Tereza', { role: 'atendente', unit })
  elsewhere = await desk.officer('Farias', { role: 'delegado', unit: await desk.unit('DEAM Capanema') })
})
afterAll(() => desk.close())

const campo = '/fato/ds_datahora'
const pdf = Buffer.from('%PDF-1.7 a sealed addendum')
const sha256 = createHash('sha256').update(pdf).digest()

const ask = (who: Officer, report: string, path: string, body: object = {}) =>
  who.browser.post(`/boletins/${report}/${path}`, body)

/** A report of which a question was asked and, a minute later, answered. */
async function answered(
  options: Parameters<TestDesk['filed']>[1] = {},
): Promise<{ id: string; bop: string; before: string }> {
  const { id, bop } = await desk.filed(unit, options)
  const act = async (name: string, body: object) =>
    officer.browser.post(`/boletins/${id}/${name}`, body, {
      'if-match': `"${(await readHistory(desk.db, id))?.version}"`,
    })
  await act('pegar', {})
  const { campos } = (await ask(officer, id, 'abrir', { motivo: 'triagem' })).json()
  const before = campos.find((one: { campo: string }) => one.campo === campo).hoje
  const pergunta = { como: 'texto', texto: 'Que horas eram?' }
  await act('correcao', { perguntas: [{ campo, pergunta }] })
  desk.later(61_000)
  return { id, bop, before }
}

/** What the citizen's call does, without printing and sealing. */
async function answer(
  id: string,
  resposta: string,
  change: { before: string; after: string },
  more: readonly KeptAnswer[] = [],
) {
  const { wrapped_key: wrappedKey } = await desk.db
    .selectFrom('reports')
    .select('wrapped_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const report = { id, wrapped_key: wrappedKey }
  await storeFile(desk, { report, kind: 'addendum' }, { pdf, at: desk.now(), signer: 'Polícia Civil' })
  await desk.db.transaction().execute(async (trx) => {
    const given = { campo, resposta, label: 'Quando foi', ...change }
    const answers = await keepAnswers(trx, desk.vault, { report: id, wrappedKey }, [given, ...more])
    const event = {
      kind: 'correctionAnswered',
      by: { kind: 'citizen' },
      campos: [campo],
      addendumSha256: sha256.toString('hex'),
      answers,
    } as const
    const done = await appendEvent(trx, { report: id, event, now: desk.now() })
    if (!done.ok) throw new Error(done.refusal)
  })
}

const lastEntry = () =>
  desk.db.selectFrom('audit_entries').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()

// QU-35
describe('what the citizen answered', () => {
  test('is read again by who opened the report: old and new, and as the answer of today', async () => {
    const { id, bop, before } = await answered()
    await answer(id, '19/11/2026 15:00', { before, after: '19/11/2026, 15h00' })
    const reread = await ask(officer, id, 'reler')
    expect(reread.statusCode).toBe(200)
    const body = reread.json()
    const told = body.historico.find(({ tipo }: { tipo: string }) => tipo === 'correcao_respondida')
    expect(told.respostas).toEqual([
      { campo, rotulo: 'Quando foi', antes: before, depois: '19/11/2026, 15h00' },
    ])
    expect(reread.headers['etag']).toBe(`"${body.andamento.versao}"`)
    const today = body.campos.find((one: { campo: string }) => one.campo === campo).hoje
    expect(today).not.toBe(before)
    expect(today).toContain('19/11/2026')
    const rows = body.secoes.flatMap(({ entries }: { entries: { rows: object[] }[] }) =>
      entries.flatMap((entry) => entry.rows),
    )
    expect(rows.find((row: { campo: string }) => row.campo === campo)).toMatchObject({
      value: before,
      agora: '19/11/2026, 15h00',
    })
    expect(await lastEntry()).toMatchObject({
      act: 'leu-de-novo',
      officer_id: officer.id,
      subject: bop,
      duty: `atendente/${unit}`,
    })
  })

  test('is a sealed file too, of which each reading is an entry', async () => {
    const { id, bop, before } = await answered()
    await answer(id, '19/11/2026 15:00', { before, after: '19/11/2026, 15h00' })
    const file = await ask(officer, id, `adendos/${sha256.toString('hex')}/ler`)
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(file.rawPayload.equals(pdf)).toBe(true)
    expect(await lastEntry()).toMatchObject({ act: 'leu-adendo', subject: bop, reason: 'adendo 1' })
    for (const other of ['0'.repeat(64), 'x'])
      expect((await ask(officer, id, `adendos/${other}/ler`)).statusCode).toBe(404)
  })

  test('is for nobody who has not opened the report within eight hours, nor for another unit', async () => {
    const { id, before } = await answered()
    await answer(id, '19/11/2026 15:00', { before, after: '19/11/2026, 15h00' })
    const reads = async () => (await desk.acts()).filter((act) => act.startsWith('leu-'))
    const known = await reads()
    for (const path of ['reler', `adendos/${sha256.toString('hex')}/ler`]) {
      expect((await ask(colleague, id, path)).json()).toMatchObject({ erro: 'abra-antes' })
      expect((await ask(elsewhere, id, path)).statusCode).toBe(404)
    }
    expect(await reads()).toEqual(known)
    desk.later(8 * 3_600_000)
    await officer.browser.logIn(officer.key)
    expect((await ask(officer, id, 'reler')).json()).toMatchObject({ erro: 'abra-antes' })
  })
})

/** What handing in does, without printing and sealing. */
async function askJudge(id: string): Promise<void> {
  const { wrapped_key: wrappedKey } = await desk.db
    .selectFrom('reports')
    .select('wrapped_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await desk.db.transaction().execute(async (trx) => {
    const answers = await keepText(trx, desk.vault, { report: id, wrappedKey }, '{}')
    const by = { kind: 'citizen' } as const
    for (const event of [
      { kind: 'riskFormGiven', by, answers },
      { kind: 'measureAsked', by },
    ] as const) {
      const done = await appendEvent(trx, { report: id, event, now: desk.now() })
      if (!done.ok) throw new Error(done.refusal)
    }
  })
}

async function keepSealed(id: string, kind: 'petition' | 'report' = 'petition'): Promise<void> {
  const report = await desk.db
    .selectFrom('reports')
    .select(['id', 'wrapped_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await storeFile(desk, { report, kind }, { pdf, at: desk.now() })
}

// RF-15
describe('the request to a judge', () => {
  test('is told of while it is being sealed, then downloaded by who opened the report, an entry each time', async () => {
    for (const { browser, key } of [officer, colleague, elsewhere]) await browser.logIn(key)
    const { id, bop } = await desk.filed(unit, { first: { atHome: true } })
    const opened = async () => (await ask(officer, id, 'abrir', { motivo: 'triagem' })).json()
    expect(await opened()).not.toHaveProperty('pedido')
    await askJudge(id)
    expect((await opened()).pedido).toEqual({ lei: 'mariaDaPenha' })
    expect((await ask(officer, id, 'pedido/ler')).statusCode).toBe(404)
    await keepSealed(id)
    expect((await opened()).pedido).toEqual({ lei: 'mariaDaPenha', sha256: sha256.toString('hex') })
    const file = await ask(officer, id, 'pedido/ler')
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
    expect(file.rawPayload.equals(pdf)).toBe(true)
    expect(await lastEntry()).toMatchObject({ act: 'leu-pedido', subject: bop, duty: `atendente/${unit}` })
    expect((await ask(colleague, id, 'pedido/ler')).json()).toMatchObject({ erro: 'abra-antes' })
    expect((await ask(elsewhere, id, 'pedido/ler')).statusCode).toBe(404)
  })

  // RF-31, RF-32
  test('that nobody has named a measure for is told as such, and the sealed report is given to who opened it', async () => {
    for (const { browser, key } of [officer, colleague, elsewhere]) await browser.logIn(key)
    const { id, bop } = await desk.filed(unit, { first: { asksMeasure: true } })
    const opened = async () => (await ask(officer, id, 'abrir', { motivo: 'triagem' })).json()
    const body = await opened()
    expect([body.pedido, body.pedidoSemMedidas]).toEqual([undefined, true])
    expect((await ask(officer, id, 'papel/ler')).statusCode).toBe(404)
    await keepSealed(id, 'report')
    const file = await ask(officer, id, 'papel/ler')
    expect(file.rawPayload.equals(pdf)).toBe(true)
    expect(await lastEntry()).toMatchObject({ act: 'leu-papel', subject: bop })
    expect((await ask(colleague, id, 'papel/ler')).json()).toMatchObject({ erro: 'abra-antes' })
    expect((await ask(elsewhere, id, 'papel/ler')).statusCode).toBe(404)
  })

  // RF-20
  test('says what of it was corrected after it was made, and nothing of what was corrected before', async () => {
    await officer.browser.logIn(officer.key)
    const { id, before } = await answered({ first: { atHome: true } })
    await askJudge(id)
    const change = { before, after: '19/11/2026, 15h00' }
    const opened = async () => (await ask(officer, id, 'reler')).json().pedido
    desk.later(1000)
    // Her new telephone is not on the request, and its addendum is not to go along for it.
    const mobile = {
      campo: '/envolvido/0/contato/1/valorSemDDI',
      resposta: '91 98333-4455',
      label: 'Celular',
    }
    await answer(id, '19/11/2026 15:00', change, [{ ...mobile, before: '', after: '+55 (91) 98333-4455' }])
    desk.later(1000)
    await keepSealed(id)
    expect(await opened()).toEqual({ lei: 'mariaDaPenha', sha256: sha256.toString('hex') })
    await desk.db
      .updateTable('papers')
      .set({ issued_at: new Date(desk.now().getTime() - 2000) })
      .where('report_id', '=', id)
      .where('kind', '=', 'petition')
      .execute()
    expect((await opened()).corrigidoDepois).toEqual(['Data e hora (Quando, onde e como foi)'])
  })
})

import type { ProtectionBody } from '@delegacia/contract/thread/protection-calls'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { defaultServiceTargets } from '@delegacia/domain/desk/work/clocks'
import { clockAnswer } from '../../desk/work/clock-answer.ts'
import { saidOf } from '@delegacia/domain/risk-form/given-answers'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { readTexts } from '../events/report-texts.ts'
import { testThreads, type TestThreads } from '../thread/test-thread.fixture.ts'
import { sweepRiskFormDrafts } from './risk-form-drafts.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

type Access = { numero: string; codigo: string }
const versao = '2025-2026'

function ofWoman(): Occurrence {
  const report = reportOf('violencia_contra_mulher')
  const [reporter, ...others] = report.envolvido
  return {
    ...report,
    envolvido: [{ ...reporter, pede_medida: undefined, contato_seguro: undefined }, ...others],
  }
}
const violence = () => threads.report(ofWoman())
const ask = (access: Access) => threads.post('/protecao', access)
const read = async (access: Access) => (await ask(access)).json<ProtectionBody>()
const keep = (access: Access, respostas: object, more: object = {}) =>
  threads.post('/protecao/guardar', { ...access, versao, respostas, ...more })
const handIn = (access: Access, respostas: object, headers: Record<string, string> = {}) =>
  threads.post('/protecao/entregar', { ...access, versao, respostas }, headers)

async function events({ numero }: Access) {
  const { report } = await threads.reportOf(numero)
  const rows = await threads.db
    .selectFrom('report_events')
    .select(['kind', 'payload'])
    .where('report_id', '=', report.id)
    .orderBy('seq')
    .execute()
  return { report, kinds: rows.map(({ kind }) => kind), rows }
}

const draftsOf = async (access: Access) => {
  const { report } = await threads.reportOf(access.numero)
  return threads.db.selectFrom('risk_form_drafts').selectAll().where('report_id', '=', report.id).execute()
}

/** What the police read of a form that was handed in. */
async function said(access: Access) {
  const { report, rows } = await events(access)
  const { payload } = rows.find(({ kind }) => kind === 'riskFormGiven') ?? {}
  const id = (payload as { answers?: string } | undefined)?.answers ?? ''
  const key = { report: report.id, wrappedKey: report.wrapped_key }
  return saidOf((await readTexts(threads.db, threads.vault, key, [id])).get(id))
}

// RF-06
describe('answers that were not handed in', () => {
  test('are kept encrypted, are no part of the history, and are never given back', async () => {
    const own = await violence()
    expect((await keep(own, { '5': ['medida'], '9': ['tentou'] })).statusCode).toBe(204)
    expect((await keep(own, { '9': [], '11': ['sim'] })).statusCode).toBe(204)
    const answer = await ask(own)
    expect(answer.json<ProtectionBody>().lei).toBe('mariaDaPenha')
    expect(answer.json<ProtectionBody>().oferta).toMatchObject({
      respondidas: ['5', '11'],
      abertas: expect.arrayContaining(['5.1']),
    })
    expect(answer.body).not.toMatch(/medida"|sim"|tentou/)
    expect((await events(own)).kinds).toEqual(['registered'])
    const [row] = await draftsOf(own)
    expect(row?.body.includes('medida')).toBe(false)
    expect((await threads.read(own)).protecao).toBe('oferecida')
  })
  test('are deleted thirty days after the last one', async () => {
    const own = await violence()
    await keep(own, { '11': ['sim'] })
    threads.later(29 * 86_400)
    await keep(own, { '10': ['sim'] })
    threads.later(29 * 86_400)
    await sweepRiskFormDrafts(threads.db, threads.now())
    expect(await draftsOf(own)).toHaveLength(1)
    threads.later(86_400)
    await sweepRiskFormDrafts(threads.db, threads.now())
    expect(await draftsOf(own)).toEqual([])
  })
  test('that come at the same time are all kept', async () => {
    const own = await violence()
    await Promise.all(['6', '10', '11', '17'].map((id) => keep(own, { [id]: ['sim'] })))
    expect((await read(own)).oferta?.respondidas).toEqual(['6', '10', '11', '17'])
  })
})

// RF-16
describe('what is written beside answers', () => {
  test('is kept with them, replaced with the next answer to its question, handed in, and never given back', async () => {
    const own = await violence()
    const write = (respostas: object, escritos: object) => keep(own, respostas, { escritos })
    await write({ '1': ['outra-forma'], 'medidas-casa': ['sair-de-casa'] }, { '1/outra-forma': 'terçado' })
    await write({}, { '1/outra-forma': ' um terçado\u0007 ', dependentes: 'Ana, 5 anos' })
    const answer = await ask(own)
    expect(answer.json<ProtectionBody>().oferta?.respondidas).toEqual(['1', 'medidas-casa', 'dependentes'])
    expect(answer.body).not.toMatch(/terçado|Ana/)
    await write({ '14': ['com-essa-pessoa'] }, { '14/com-essa-pessoa': '2' })
    await write({ '14': ['com-essa-pessoa', 'de-outra-relacao'] }, { '14/de-outra-relacao': '1' })
    expect((await handIn(own, {})).statusCode).toBe(200)
    const lines = (await said(own)).flatMap(({ answers }) => answers)
    expect(lines.filter((line) => /terçado|quantos|agressor|relacionamento|Ana/.test(line))).toEqual([
      'Sim, de outra forma: um terçado',
      'Sim, de outro relacionamento (quantos: 1)',
      'Sim, com o(a) agressor(a)',
      'Ana, 5 anos',
    ])
  })
  test.each([
    [{ '14/com-essa-pessoa': '0' }, 'numberRange'],
    [{ '1/outra-forma': 'x'.repeat(201) }, 'tooLong'],
    [{ '1/faca': 'x' }, 'notInList'],
  ])('%j is refused, and nothing that came with it is kept', async (escritos, chave) => {
    const own = await violence()
    const refused = await keep(own, { '11': ['sim'] }, { escritos })
    expect([refused.statusCode, refused.json().erros[0]]).toMatchObject([422, { chave }])
    expect((await read(own)).oferta?.respondidas).toEqual([])
  })
})

// RF-07
describe('handing in', () => {
  test('tells the police once, starts the 48 hours where a measure is asked for, and empties what was kept', async () => {
    const own = await violence()
    await keep(own, { '1': ['faca'], '5': ['medida'], '5.1': ['sim'] })
    const key = { 'idempotency-key': crypto.randomUUID() }
    const more = { '5': ['nunca'], 'medidas-casa': ['sair-de-casa'], contato: ['modo-5'] }
    const first = await handIn(own, more, key)
    expect(first.statusCode).toBe(200)
    expect(first.json<ProtectionBody>()).toMatchObject({
      entregueEm: expect.any(String),
      medidaPedidaEm: expect.any(String),
    })
    expect(first.json()).not.toHaveProperty('oferta')
    // The answer was lost on the way: the same again is the same.
    expect((await handIn(own, more, key)).json()).toEqual(first.json())
    const { kinds } = await events(own)
    expect(kinds).toEqual(['registered', 'riskFormGiven', 'measureAsked', 'safeContactChanged'])
    expect(await draftsOf(own)).toEqual([])
    expect((await said(own)).map(({ answers }) => answers)).toEqual(
      expect.arrayContaining([
        ['Sim, utilizando faca'],
        ['Essa pessoa sair da casa (Lei 11.340/2006, art. 22, II)'],
      ]),
    )
    // She changed her answer: what it had opened is not handed in.
    expect(JSON.stringify(await said(own))).not.toContain('5.1')
    const thread = await threads.read(own)
    expect(thread.protecao).toBe('entregue')
    expect(thread.passos.map(({ tipo }) => tipo)).toContain('pedido_de_protecao')
    expect(JSON.stringify(thread)).not.toMatch(/faca|sair-de-casa|modo-5/)
  })
  test('a second time is refused, and nothing more is kept', async () => {
    const own = await violence()
    await handIn(own, { '11': ['sim'] })
    for (const again of [await handIn(own, { '11': ['nao'] }), await keep(own, { '11': ['nao'] })])
      expect([again.statusCode, again.json<{ erro: string }>().erro]).toEqual([409, 'nada-em-aberto'])
    expect((await events(own)).kinds).toEqual(['registered', 'riskFormGiven'])
  })
  test('two at the same time count once', async () => {
    const own = await violence()
    const both = await Promise.all([handIn(own, { '11': ['sim'] }), handIn(own, { '11': ['nao'] })])
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    expect((await events(own)).kinds.filter((kind) => kind === 'riskFormGiven')).toHaveLength(1)
  })
  test('nothing at all is refused', async () => {
    const own = await violence()
    const answer = await handIn(own, {})
    expect([answer.statusCode, answer.json<{ erros: object[] }>().erros]).toEqual([
      422,
      [expect.objectContaining({ campo: 'respostas', chave: 'choiceRequired' })],
    ])
  })
})

// RF-30
test('for a child the desk gets what is urgent without the hours of the other law, and her page names none', async () => {
  const own = await threads.report(reportOf('violencia'))
  expect((await handIn(own, { 'medidas-distancia': ['armas'] })).statusCode).toBe(200)
  const { id } = (await threads.reportOf(own.numero)).report
  const row = await threads.db
    .selectFrom('report_progress')
    .select(['is_urgent', 'clocks'])
    .where('report_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.is_urgent).toBe(true)
  const [first] = row.clocks
  expect(first?.kind).toBe('measureAtOnce')
  const aims = defaultServiceTargets
  const { regra } = clockAnswer(
    { kind: 'measureAtOnce', since: threads.now(), due: threads.now(), isLate: false, isUrgent: true },
    aims,
  )
  expect(regra).not.toMatch(/48|11\.340/)
  const thread = await threads.read(own)
  expect(JSON.stringify(thread)).not.toContain('48 horas')
})

// RF-02, RF-08
test('what the browser refuses the server refuses by the same rule, kept or handed in, and keeps nothing of it', async () => {
  const own = await violence()
  for (const [respostas, chave] of [
    [{ '7': ['alcool', 'nao'] }, 'answersExclude'],
    [{ '3': ['sim', 'nao'] }, 'tooManyEntries'],
    [{ '3': ['talvez'] }, 'notInList'],
    [{ 'medidas-casa': ['nao-chegar-perto'] }, 'notInList'],
    [{ '99': ['sim'] }, 'notInList'],
  ] as const)
    for (const send of [keep, handIn]) {
      const answer = await send(own, { '11': ['sim'], ...respostas })
      expect([answer.statusCode, answer.json<{ erros: { chave: string }[] }>().erros[0]?.chave]).toEqual([
        422,
        chave,
      ])
    }
  expect(await draftsOf(own)).toEqual([])
  for (const respostas of [{ '3': 'sim' }, { '3': [1] }, { '3': Array(21).fill('sim') }])
    expect((await keep(own, respostas)).statusCode).toBe(400)
  expect((await keep(own, {}, { versao: '1999' })).statusCode).toBe(409)
})

// RF-08
test('it needs the code that writes: a wrong one gets the thread’s answer, one that only reads none, and a theft nothing', async () => {
  const own = await violence()
  const wrong = { ...own, codigo: 'AAAA-AAAA-AAAA-AAAA' }
  const unknown = { ...own, numero: '277.20260009999' }
  const usual = await threads.post('', wrong)
  for (const access of [wrong, unknown])
    for (const send of [ask, (one: Access) => keep(one, {}), (one: Access) => handIn(one, {})]) {
      const answer = await send(access)
      expect([answer.statusCode, answer.body]).toEqual([usual.statusCode, usual.body])
    }
  const { codigo } = (await threads.post('/codigo-de-leitura', own)).json<{ codigo: string }>()
  for (const send of [ask, (one: Access) => keep(one, {}), (one: Access) => handIn(one, {})])
    expect((await send({ ...own, codigo })).statusCode).toBe(403)
  expect(await threads.read({ ...own, codigo })).not.toHaveProperty('protecao')
  const theft = await threads.report()
  expect(await read(theft)).not.toHaveProperty('oferta')
  expect((await keep(theft, { '11': ['sim'] })).statusCode).toBe(409)
  expect(await threads.read(theft)).not.toHaveProperty('protecao')
})

// RF-09
test('the registration says whether protection may be asked for, the same when it is repeated', async () => {
  const answer = await threads.register(ofWoman())
  expect(answer.json()).toMatchObject({ pedeProtecao: true })
  expect((await threads.register(reportOf('furto'))).json()).not.toHaveProperty('pedeProtecao')
})

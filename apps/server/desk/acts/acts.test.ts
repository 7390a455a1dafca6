import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { refreshProgress } from '../../reports/events/refresh-progress.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let officer: Officer
let colleague: Officer
let chief: Officer
let elsewhere: Officer
let report: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'), { openingsPerHour: 100 })
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  officer = await desk.officer('Camila', { role: 'investigador', unit: units[0] })
  colleague = await desk.officer('Tereza', { role: 'atendente', unit: units[0] })
  chief = await desk.officer('Chefe', { role: 'chefia', unit: units[0] })
  elsewhere = await desk.officer('Farias', { role: 'delegado', unit: units[1] })
})
afterAll(() => desk.close())
beforeEach(async () => {
  // The clock goes on in these tests, and sessions end.
  for (const who of [officer, colleague, chief, elsewhere]) await who.browser.logIn(who.key)
  report = (await desk.filed(units[0], { first: { language: 'fr-fr' } })).id
})

const versionOf = async () => (await readHistory(desk.db, report))?.version ?? 0
/** Does an act with the present version, or with another. */
const act = async (who: Officer, name: string, body: object = {}, version?: string) =>
  who.browser.post(`/boletins/${report}/${name}`, body, { 'if-match': version ?? `"${await versionOf()}"` })
const open = (who: Officer) => who.browser.post(`/boletins/${report}/abrir`, { motivo: 'atender' })
const inHand = async (who: Officer) => {
  await act(who, 'pegar')
  await open(who)
}
const kinds = async () => (await readHistory(desk.db, report))?.history.map(({ kind }) => kind)
const words = (texto: string) => ({ mensagem: { como: 'texto', texto } })

// EV-07
describe('a claim', () => {
  test('belongs to one, who renews it and gives it back', async () => {
    const claimed = (await act(officer, 'pegar')).json()
    expect(claimed.posse).toMatchObject({ nome: 'Camila', minha: true })
    expect((await act(colleague, 'pegar')).json()).toMatchObject({ erro: 'notYours' })
    desk.later(60_000)
    const renewed = (await act(officer, 'pegar')).json()
    expect(renewed.posse.ate > claimed.posse.ate).toBe(true)
    expect((await act(colleague, 'soltar')).json()).toMatchObject({ erro: 'notYours' })
    expect((await act(officer, 'soltar')).json().posse).toBeUndefined()
    expect((await act(colleague, 'pegar')).statusCode).toBe(200)
  })
  test('of two at the same instant one gets it, and the other is told who', async () => {
    const both = await Promise.all([officer, colleague].map((who) => act(who, 'pegar', {}, '"1"')))
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 412]))
    const loser = both.find(({ statusCode }) => statusCode === 412)?.json()
    const winner = both.find(({ statusCode }) => statusCode === 200)?.json()
    expect(loser).toMatchObject({ erro: 'mudou', quem: winner.posse.nome, o_que: 'pegou' })
    expect(loser.andamento.versao).toBe(2)
  })
  test('is given to a colleague by the chief, and to nobody else', async () => {
    await act(officer, 'pegar')
    expect((await act(officer, 'passar', { policial: colleague.id })).json()).toMatchObject({
      erro: 'sem-permissao',
    })
    expect((await act(chief, 'passar', { policial: elsewhere.id })).json()).toMatchObject({
      erro: 'colega-nao-serve',
    })
    const passed = (await act(chief, 'passar', { policial: colleague.id })).json()
    expect(passed.posse).toMatchObject({ nome: 'Tereza', cargo: 'atendente' })
    expect((await act(officer, 'mensagem', words('Bom dia'))).json()).toMatchObject({ erro: 'notYours' })
  })
})

// EV-16
describe('the version that was seen', () => {
  test('is asked for', async () => {
    const answer = await officer.browser.post(`/boletins/${report}/pegar`, {})
    expect(answer.statusCode).toBe(428)
    for (const header of ['*', '1', 'W/"1"', '"x"'])
      expect((await act(officer, 'pegar', {}, header)).statusCode).toBe(428)
    expect(await kinds()).toEqual(['registered'])
  })
  test('is the present one: who comes too late is told what happened, and keeps the draft', async () => {
    await inHand(officer)
    const seen = `"${await versionOf()}"`
    await officer.browser.post(`/boletins/${report}/rascunhos`, { tipo: 'mensagem', texto: 'Bom dia…' })
    desk.later(49 * 60_000)
    await officer.browser.logIn(officer.key)
    await colleague.browser.logIn(colleague.key)
    await act(colleague, 'pegar')
    const late = await act(officer, 'mensagem', words('Bom dia'), seen)
    expect(late.statusCode).toBe(412)
    expect(late.json()).toMatchObject({ quem: 'Tereza', o_que: 'pegou' })
    expect(await kinds()).toEqual(['registered', 'claimed', 'opened', 'claimed'])
    const drafts = (await officer.browser.get(`/boletins/${report}/rascunhos`)).json()
    expect(drafts).toMatchObject([{ tipo: 'mensagem', texto: 'Bom dia…' }])
  })
  test('is not changed by a look', async () => {
    await inHand(officer)
    const seen = `"${await versionOf()}"`
    await open(colleague)
    expect((await act(officer, 'mensagem', words('Bom dia'), seen)).statusCode).toBe(200)
  })
})

// EV-04
describe('what is said to a citizen', () => {
  test('leaves after a minute, and is taken back until then', async () => {
    await inHand(officer)
    const [leaving] = (await act(officer, 'mensagem', words('Bom dia'))).json().saindo
    expect(leaving).toMatchObject({ tipo: 'mensagem_da_policia' })
    const back = (await act(officer, 'voltar-atras', { evento: leaving.evento })).json()
    expect(back.saindo).toEqual([])
    const [second] = (await act(officer, 'mensagem', words('Boa tarde'))).json().saindo
    expect((await act(colleague, 'voltar-atras', { evento: second.evento })).json()).toMatchObject({
      erro: 'hasLeft',
    })
    desk.later(61_000)
    expect((await act(officer, 'voltar-atras', { evento: second.evento })).json()).toMatchObject({
      erro: 'hasLeft',
    })
    const { historico } = (await open(officer)).json()
    const texts = historico.flatMap(({ texto, retirado }: { texto?: string; retirado?: true }) =>
      texto === undefined ? [] : [[texto, retirado]],
    )
    expect(texts).toEqual([
      ['Boa tarde', undefined],
      ['Bom dia', true],
    ])
  })
  test('goes out by a template in her language, word for word, and in no table as it is', async () => {
    await inHand(officer)
    const progress = (await officer.browser.get(`/boletins/${report}/andamento`)).json()
    const template = progress.modelos.find(({ uso }: { uso: string }) => uso === 'message')
    expect(template.enviado).not.toBe(template.portugues)
    const said = { mensagem: { como: 'modelo', modelo: template.id } }
    expect((await act(officer, 'mensagem', said)).statusCode).toBe(200)
    const { historico } = (await open(officer)).json()
    expect(historico.find(({ texto }: { texto?: string }) => texto)).toMatchObject({
      texto: template.enviado,
      modelo: { id: template.id, versao: template.versao },
    })
    const { rows } = await sql<{ text: string }>`
      select e.payload::text || coalesce(t.body::text, '') as text
      from report_events e left join report_texts t using (report_id) where report_id = ${report}`.execute(
      desk.db,
    )
    expect(rows.map(({ text }) => text).join()).not.toContain(template.enviado.slice(0, 20))
    expect(
      (await act(officer, 'mensagem', { mensagem: { como: 'modelo', modelo: 'apuracao' } })).json(),
    ).toMatchObject({ erro: 'modelo-nao-serve' })
  })
  test('deletes the draft that it was', async () => {
    await inHand(officer)
    await officer.browser.post(`/boletins/${report}/rascunhos`, { tipo: 'mensagem', texto: 'Bom dia' })
    await act(officer, 'mensagem', words('Bom dia'))
    expect((await officer.browser.get(`/boletins/${report}/rascunhos`)).json()).toEqual([])
  })
  test('needs the report in hand', async () => {
    await open(officer)
    expect((await act(officer, 'mensagem', words('Bom dia'))).json()).toMatchObject({ erro: 'notYours' })
  })
})

// EV-05
describe('a question', () => {
  test('is about an answer of the report, one to five at once', async () => {
    await inHand(officer)
    const { campos } = (await open(officer)).json()
    const fields = campos.slice(0, 6).map(({ campo }: { campo: string }) => campo)
    const asked = (names: string[]) => ({
      perguntas: names.map((campo) => ({ campo, pergunta: { como: 'texto', texto: 'Qual?' } })),
    })
    for (const names of [['/relato_plain'], ['/envolvido/99/nome'], [fields[0], '/respostas/x']])
      expect((await act(officer, 'correcao', asked(names))).json()).toMatchObject({
        erro: 'pergunta-nao-serve',
      })
    expect((await act(officer, 'correcao', asked(fields))).statusCode).toBe(400)
    expect((await act(officer, 'correcao', asked([]))).statusCode).toBe(400)
    expect((await act(officer, 'correcao', asked([fields[0], fields[0]]))).json()).toMatchObject({
      erro: 'questionCount',
    })
    const done = await act(officer, 'correcao', {
      perguntas: [{ campo: fields[0], pergunta: { como: 'modelo', modelo: 'pergunta' } }],
    })
    expect(done.json().saindo).toMatchObject([{ tipo: 'correcao_pedida' }])
    desk.later(61_000)
    expect(await refreshProgress(desk.db, desk.now())).toBeGreaterThan(0)
    const after = (await officer.browser.get(`/boletins/${report}/andamento`)).json()
    expect(after).toMatchObject({ estado: 'pede_correcao', relogios: [{ tipo: 'correcao' }] })
    const waiting = (await officer.browser.get('/filas/esperam-o-cidadao')).json()
    expect(waiting.linhas.map(({ id }: { id: string }) => id)).toContain(report)
  })
})

// EV-07
test('a crime is proposed from the list, and a report is forwarded to another unit that exists', async () => {
  await inHand(officer)
  const proposed = { crime: 999, porque: 'A lei tem outro nome.' }
  expect((await act(officer, 'crime', proposed)).json()).toMatchObject({ erro: 'crime-desconhecido' })
  expect((await act(officer, 'crime', { ...proposed, crime: 6 })).statusCode).toBe(200)
  desk.later(61_000)
  for (const unidade of [units[0], 99_999])
    expect((await act(officer, 'encaminhar', { unidade })).json()).toMatchObject({
      erro: 'unidade-nao-serve',
    })
  const gone = await act(officer, 'encaminhar', { unidade: units[1] })
  expect(gone.json()).toMatchObject({ estado: 'encaminhado', unidade: { id: units[1] } })
  expect((await open(officer)).statusCode).toBe(404)
  expect((await open(elsewhere)).statusCode).toBe(200)
})

// QU-12
test('each act says whether it can be done now, by the rule that refuses it', async () => {
  const acts = async (who: Officer) => {
    const { atos } = (await who.browser.get(`/boletins/${report}/andamento`)).json()
    return new Map<string, { permitido: boolean; porque?: string; segundaAssinatura: boolean }>(
      atos.map((one: { ato: string }) => [one.ato, one]),
    )
  }
  const before = await acts(officer)
  expect(before.get('pegar')).toMatchObject({ permitido: true })
  expect(before.get('mensagem')).toMatchObject({
    permitido: false,
    porque: expect.stringContaining('não está com você'),
  })
  expect(before.get('passar')).toMatchObject({ porque: expect.stringContaining('função') })
  await inHand(officer)
  const after = await acts(officer)
  for (const one of ['mensagem', 'correcao', 'crime', 'encaminhar', 'nao-cabe'])
    expect(after.get(one)).toMatchObject({ permitido: true })
  expect(after.get('nao-cabe')).toMatchObject({ segundaAssinatura: true })
  expect(after.get('arquivar')).toMatchObject({ permitido: false, segundaAssinatura: false })
})

// EV-16
test('every act is an entry of the log, with the duty and the number of the report', async () => {
  await inHand(officer)
  await act(officer, 'mensagem', words('Bom dia'))
  const rows = await desk.db
    .selectFrom('audit_entries')
    .innerJoin('reports', 'reports.bop', 'audit_entries.subject')
    .select(['act', 'duty', 'officer_id'])
    .where('reports.id', '=', report)
    .orderBy('seq')
    .execute()
  expect(rows.map(({ act: one }) => one)).toEqual(['pegou', 'abriu', 'escreveu'])
  for (const row of rows)
    expect(row).toMatchObject({ officer_id: officer.id, duty: `investigador/${units[0]}` })
})

// QU-03
test('somebody of another unit does nothing, whatever version they name', async () => {
  await inHand(officer)
  for (const [name, body] of [
    ['pegar', {}],
    ['mensagem', words('Bom dia')],
    ['encaminhar', { unidade: units[1] }],
    ['primeiro-contato', {}],
    ['apuracao', {}],
  ] as const)
    expect((await act(elsewhere, name, body)).statusCode).toBe(404)
  expect((await elsewhere.browser.get(`/boletins/${report}/rascunhos`)).statusCode).toBe(404)
  expect(await kinds()).toEqual(['registered', 'claimed', 'opened'])
})

// QU-03
test('a stolen session does nothing: from another browser it ends', async () => {
  const victim = await desk.officer('Roubada', { role: 'investigador', unit: units[0] })
  const thief = desk.browser('curl/8')
  thief.jar.cookie = victim.browser.jar.cookie ?? ''
  const answer = await thief.post(`/boletins/${report}/abrir`, { motivo: 'triagem' })
  expect(answer.statusCode).toBe(401)
  expect((await victim.browser.post(`/boletins/${report}/abrir`, { motivo: 'triagem' })).statusCode).toBe(401)
  expect(await kinds()).toEqual(['registered'])
})

// OF-14
test('a draft is read by whoever wrote it, and lies in the database encrypted', async () => {
  await inHand(officer)
  const text = 'Ela pediu que liguem de manhã'
  await officer.browser.post(`/boletins/${report}/rascunhos`, { tipo: 'nao-cabe', texto: text })
  await colleague.browser.post(`/boletins/${report}/rascunhos`, { tipo: 'nao-cabe', texto: 'outro' })
  const read = async (who: Officer) => (await who.browser.get(`/boletins/${report}/rascunhos`)).json()
  expect(await read(officer)).toMatchObject([{ texto: text }])
  expect(await read(colleague)).toMatchObject([{ texto: 'outro' }])
  expect((await chief.browser.get(`/boletins/${report}/rascunhos`)).statusCode).toBe(403)
  const rows = await desk.db.selectFrom('drafts').select('body').where('report_id', '=', report).execute()
  expect(rows.map(({ body }) => body.toString('utf8')).join()).not.toContain('manhã')
  await officer.browser.post(`/boletins/${report}/rascunhos`, { tipo: 'nao-cabe', texto: '' })
  expect(await read(officer)).toEqual([])
})

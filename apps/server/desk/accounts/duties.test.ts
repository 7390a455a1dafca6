import { dayAfter } from '@delegacia/domain/language/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { sweepDesk } from '../sweep-desk.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>
let desk: TestDesk
let [here, there]: [number, number] = [0, 0]
let chief: Officer
let otherChief: Officer
let keeper: Officer
let officer: Officer
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'), { openingsPerHour: 100 })
  here = await desk.unit('Delegacia de Salinópolis')
  there = await desk.unit('DEAM Capanema')
  chief = await desk.officer('Nery', { role: 'chefia', unit: here })
  otherChief = await desk.officer('Rocha', { role: 'chefia', unit: there })
  keeper = await desk.officer('Lobato', { role: 'administrador' })
})
afterAll(() => desk.close())
beforeEach(async () => {
  for (const who of [chief, otherChief, keeper]) await who.browser.logIn(who.key)
  officer = await desk.officer('Camila', { role: 'investigador', unit: here })
})

const open = async (who: Officer, id: string) =>
  (await who.browser.post(`/boletins/${id}/abrir`, { motivo: 'triagem' })).statusCode
const filed = async (unit: number) => (await desk.filed(unit)).id
const claimed = async (unit: number) => {
  const id = await filed(unit)
  await officer.browser.post(`/boletins/${id}/pegar`, {}, { 'if-match': '"1"' })
  return id
}
const holderOf = async (id: string) =>
  (
    await desk.db
      .selectFrom('report_progress')
      .select('holder')
      .where('report_id', '=', id)
      .executeTakeFirstOrThrow()
  ).holder
const lastEntry = () =>
  desk.db.selectFrom('audit_entries').selectAll().orderBy('seq', 'desc').limit(1).executeTakeFirstOrThrow()
const told = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  body === '' ? undefined : JSON.parse(body).erro,
]
const duty = (more: object) => ({ policial: officer.id, papel: 'investigador', unidade: here, ...more })
const move = (by: Officer, more: object = {}) =>
  by.browser.post('/contas/mover', {
    policial: officer.id,
    papel: 'investigador',
    de: here,
    para: there,
    ...more,
  })

// DK-29
describe('a duty', () => {
  test('that ends on a day holds through it, by the station’s clock, and not a minute longer', async () => {
    const [today, id] = [dayAfter(desk.now(), 0), await claimed(here)]
    const ended = await chief.browser.post('/contas/funcao', duty({ ate: today }))
    expect(told(ended)).toEqual([204, undefined])
    expect(await lastEntry()).toMatchObject({
      act: 'mudou-funcao',
      subject: officer.id,
      duty: `chefia/${here}`,
      reason: `investigador: Delegacia de Salinópolis, até ${today.split('-').toReversed().join('/')}`,
    })
    const account = (await chief.browser.get('/contas'))
      .json()
      .find((one: { id: string }) => one.id === officer.id)
    expect(account.funcoes).toMatchObject([{ papel: 'investigador', ate: today }])
    // 23:59 in Pará.
    desk.later(Date.parse(`${today}T23:59:00-03:00`) - desk.now().getTime())
    await officer.browser.logIn(officer.key)
    expect(await open(officer, id)).toBe(200)
    await officer.browser.post(
      `/boletins/${id}/pegar`,
      {},
      { 'if-match': `"${(await readHistory(desk.db, id))?.version}"` },
    )
    expect(await holderOf(id)).toBe(officer.id)
    desk.later(60_000)
    expect(await open(officer, id)).toBe(404)
    expect((await officer.browser.get('/sessao')).json().funcoes).toEqual([])
    // What they had claimed is anybody's again.
    await sweepDesk(desk.db, desk.now())
    expect(await holderOf(id)).toBeNull()
    expect((await readHistory(desk.db, id))?.history.at(-1)).toMatchObject({
      kind: 'leaseEnded',
      by: { kind: 'station' },
    })
  })
  test('is taken away at once, with what was claimed by it', async () => {
    const id = await claimed(here)
    expect(told(await chief.browser.post('/contas/funcao', duty({ ate: 'agora' })))).toEqual([204, undefined])
    expect((await lastEntry()).reason).toBe('investigador: Delegacia de Salinópolis, até agora')
    expect(await open(officer, id)).toBe(404)
    expect(await holderOf(id)).toBeNull()
    // Who has none belongs to no unit: administrators alone keep the account, and any chief may give a duty anew.
    const sees = async (who: Officer) =>
      (await who.browser.get('/contas')).json().some((one: { id: string }) => one.id === officer.id)
    expect([await sees(chief), await sees(keeper)]).toEqual([false, true])
    const given = { nome: 'Camila', matricula: officer.registration, papel: 'atendente', unidade: there }
    expect((await otherChief.browser.post('/contas', given)).json()).toEqual({})
    expect(await open(officer, await filed(there))).toBe(200)
  })
  test('that was to end goes on where that is taken back, or it is given again', async () => {
    const id = await filed(here)
    const days = [dayAfter(desk.now(), 1), null]
    for (const ate of days)
      expect((await chief.browser.post('/contas/funcao', duty({ ate }))).statusCode).toBe(204)
    await chief.browser.post('/contas/funcao', duty({ ate: dayAfter(desk.now(), 1) }))
    const given = { nome: 'Camila', matricula: officer.registration, papel: 'investigador', unidade: here }
    expect((await chief.browser.post('/contas', given)).statusCode).toBe(200)
    desk.later(3 * 86_400_000)
    await officer.browser.logIn(officer.key)
    expect(await open(officer, id)).toBe(200)
  })
  test('ends on no day that is over, on none that there is not, and where it is not held', async () => {
    const ends = async (more: object) => told(await chief.browser.post('/contas/funcao', duty(more)))
    expect(await ends({ ate: dayAfter(desk.now(), -1) })).toEqual([422, 'dia-passado'])
    expect(await ends({ ate: '2027-02-30' })).toEqual([400, 'pedido-invalido'])
    expect(await ends({ ate: 'agora', papel: 'delegado' })).toEqual([404, 'nao-encontrado'])
    expect(await ends({ ate: 'agora', unidade: there })).toEqual([403, 'sem-permissao'])
  })
})

// DK-29
describe('who moves to another unit', () => {
  test('loses the old one with what they had claimed there, has the new one, and the log says both', async () => {
    const [old, next] = [await claimed(here), await filed(there)]
    expect(told(await move(chief))).toEqual([204, undefined])
    expect(await lastEntry()).toMatchObject({
      act: 'moveu',
      subject: officer.id,
      reason: 'investigador: Delegacia de Salinópolis → DEAM Capanema',
    })
    expect(await holderOf(old)).toBeNull()
    expect([await open(officer, old), await open(officer, next)]).toEqual([404, 200])
    expect(told(await move(chief))).toEqual([404, 'nao-encontrado'])
  })
  test('is moved by the own chief and by administrators, never by themselves, nor into no unit', async () => {
    expect(told(await move(otherChief))).toEqual([404, 'nao-encontrado'])
    expect(told(await move(officer))).toEqual([404, 'nao-encontrado'])
    expect(told(await move(chief, { para: here }))).toEqual([422, 'mesma-unidade'])
    expect(told(await move(chief, { para: 999 }))).toEqual([404, 'nao-encontrado'])
    const own = { policial: chief.id, papel: 'chefia' }
    expect(told(await move(chief, own))).toEqual([403, 'sem-permissao'])
    const another = await desk.officer('Maués', { role: 'chefia', unit: here })
    expect(told(await move(chief, { ...own, policial: another.id }))).toEqual([403, 'sem-permissao'])
    expect(told(await move(keeper, { ...own, policial: another.id }))).toEqual([204, undefined])
    expect(told(await move(keeper))).toEqual([204, undefined])
  })
})

// DK-03
describe('an account that was closed', () => {
  const confirmable = async (who: Officer) =>
    (await who.browser.get('/recuperacoes'))
      .json()
      .find((one: { policial: string }) => one.policial === officer.id)
  test('is opened again by two, with the duties that have no end, and nothing old lets in', async () => {
    const signer = await desk.officer('Moura', { role: 'delegado', unit: here })
    expect(told(await chief.browser.post('/contas/reativar', { policial: officer.id }))).toEqual([
      403,
      'sem-permissao',
    ])
    await chief.browser.post('/contas/desligar', { policial: officer.id })
    expect(told(await chief.browser.post('/recuperacoes', { policial: officer.id }))).toEqual([
      403,
      'sem-permissao',
    ])
    expect(told(await chief.browser.post('/contas/reativar', { policial: officer.id }))).toEqual([
      204,
      undefined,
    ])
    expect((await lastEntry()).act).toBe('pediu-reabertura')
    expect((await officer.browser.logIn(officer.key)).statusCode).toBe(401)
    expect(await confirmable(chief)).toBeUndefined()
    const { id, reabre } = await confirmable(signer)
    expect(reabre).toBe(true)
    expect(told(await chief.browser.post('/recuperacoes/confirmar', { recuperacao: id }))).toEqual([
      404,
      'nao-encontrado',
    ])
    const { convite } = (await signer.browser.post('/recuperacoes/confirmar', { recuperacao: id })).json()
    expect((await lastEntry()).act).toBe('reabriu-conta')
    expect((await officer.browser.logIn(officer.key)).statusCode).toBe(401)
    await officer.browser.acceptInvitation(convite)
    expect(await open(officer, await filed(here))).toBe(200)
  })
  test('is not renewed as if it were open, nor opened by what was asked while it was', async () => {
    const signer = await desk.officer('Moura', { role: 'delegado', unit: here })
    await chief.browser.post('/recuperacoes', { policial: officer.id })
    const { id } = await confirmable(signer)
    await keeper.browser.post('/contas/desligar', { policial: officer.id })
    expect(await confirmable(signer)).toBeUndefined()
    expect(told(await signer.browser.post('/recuperacoes/confirmar', { recuperacao: id }))).toEqual([
      404,
      'nao-encontrado',
    ])
  })
})

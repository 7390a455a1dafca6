import type { Alarm } from '@delegacia/contract/desk/alarm'
import { formatBulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

const minute = 60_000
type Officer = Awaited<ReturnType<TestDesk['officer']>>

let desk: TestDesk
let unit: number
let ana: Officer
beforeEach(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  ana = await desk.officer('A. Prado', { role: 'atendente', unit })
})
afterEach(() => desk.close())

const ask = ({ browser }: Pick<Officer, 'browser'>, after?: string) =>
  browser.get(`/alarme${after === undefined ? '' : `?depois=${after}`}`)
const hear = async (who: Pick<Officer, 'browser'>, after?: string): Promise<Alarm> =>
  (await ask(who, after)).json()
const danger = () => desk.filed(unit, { first: { immediate: true } })
const claim = (who: Officer, id: string) =>
  who.browser.post(`/boletins/${id}/pegar`, {}, { 'if-match': '"1"' })

/** Answers come before the time of waiting is over; that they come within a second is seen on the clock of lookout.test.ts. */
const atOnceMs = 15_000

// DK-40
test('an urgent report is told to all who wait, with number, mark and unit, and its claim too', async () => {
  const rui = await desk.officer('R. Moura', { role: 'chefia', unit })
  const quiet = await hear(ana)
  expect(quiet).toMatchObject({ quantos: 0, urgentes: [] })
  const waiting = [hear(ana, quiet.versao), hear(rui, (await hear(rui)).versao)]
  await new Promise((done) => setTimeout(done, 300))
  const { id, bop } = await danger()
  const began = performance.now()
  const heard = await Promise.all(waiting)
  expect(performance.now() - began).toBeLessThan(atOnceMs)
  for (const one of heard)
    expect(one).toMatchObject({
      quantos: 1,
      marca: 'agora',
      urgentes: [{ id, numero: formatBulletinNumber(bop), marca: 'agora', unidade: { id: unit } }],
    })
  expect(heard[0]?.urgentes[0]).not.toHaveProperty('ate')
  const after = hear(rui, heard[1]?.versao)
  await claim(ana, id)
  expect(await after).toMatchObject({ quantos: 0, urgentes: [] })
})

// DK-40
test('a request to a judge is told with the end of its hours, below who needs help now', async () => {
  const { id } = await desk.filed(unit, { first: { asksMeasure: true, atHome: true } })
  const { urgentes } = await hear(ana)
  expect(urgentes).toMatchObject([{ id, marca: 'juiz', ate: expect.any(String) }])
  const now = await danger()
  expect((await hear(ana)).urgentes.map((one) => [one.id, one.marca])).toEqual([
    [now.id, 'agora'],
    [id, 'juiz'],
  ])
})

// DK-40
test('it is told again once the claim has ended, and whatever else there is changes nothing', async () => {
  const { id } = await danger()
  await claim(ana, id)
  await desk.filed(unit)
  expect((await hear(ana)).quantos).toBe(0)
  for (let n = 0; n < 4; n += 1) {
    desk.later(14 * minute)
    await ana.browser.get('/chaves')
  }
  expect((await hear(ana)).urgentes).toMatchObject([{ id, marca: 'agora' }])
})

// DK-40
test('of very many the first are told one by one, and all are counted', async () => {
  for (let n = 0; n < 23; n += 1) await danger()
  const { quantos, urgentes } = await hear(ana)
  expect([quantos, urgentes.length]).toEqual([23, 20])
})

// DK-40
describe('who hears', () => {
  test('another unit hears nothing, and who keeps accounts or reads the log may not ask', async () => {
    const there = await desk.unit('DEAM Capanema')
    const farias = await desk.officer('Farias', { role: 'delegado', unit: there })
    await danger()
    expect(await hear(farias)).toMatchObject({ quantos: 0, urgentes: [] })
    for (const role of ['auditor', 'administrador'] as const)
      expect((await ask(await desk.officer(role, { role }))).json()).toMatchObject({ erro: 'sem-permissao' })
    const reader = await desk.officer('Sena', { role: 'entrevistador', unit })
    expect((await ask(reader)).statusCode).toBe(403)
  })
  test('a duty that ends while somebody waits ends what they hear', async () => {
    const waiting = ask(ana, (await hear(ana)).versao)
    await desk.db.deleteFrom('officer_duties').where('officer_id', '=', ana.id).execute()
    await danger()
    expect((await waiting).json()).toMatchObject({ erro: 'sem-permissao' })
  })
})

// DK-09, DK-40
describe('a session that nobody uses', () => {
  const status = async (path: string) => (await ana.browser.get(path)).statusCode

  test('is kept alive by no listening', async () => {
    for (let n = 0; n < 15; n += 1) {
      expect(await status('/alarme')).toBe(200)
      desk.later(minute)
    }
    expect(await status('/sessao')).toBe(401)
    expect(await status('/chaves')).toBe(401)
  })
  test('hears how many and reads nothing, until its eight hours are over', async () => {
    const { id, bop } = await danger()
    const awake = await hear(ana)
    desk.later(16 * minute)
    const { body } = await ask(ana, awake.versao)
    expect(JSON.parse(body)).toEqual({
      versao: expect.any(String),
      feitaEm: desk.now().toISOString(),
      quantos: 1,
      marca: 'agora',
      desde: awake.desde,
      urgentes: [],
    })
    for (const hidden of [id, formatBulletinNumber(bop), 'Salinópolis']) expect(body).not.toContain(hidden)
    for (const path of ['/sessao', '/chaves', '/filas/da-unidade', `/boletins/${id}/andamento`])
      expect([path, await status(path)]).toEqual([path, 401])
    desk.later(7.8 * 60 * minute)
    expect(await status('/alarme')).toBe(401)
  })
  test.each([
    ['after leaving', () => ana.browser.post('/sair', { todas: false })],
    [
      'after a chief ended it',
      () => desk.db.updateTable('desk_sessions').set({ ended_at: desk.now() }).execute(),
    ],
    ['of a closed account', () => desk.db.updateTable('officers').set({ disabled_at: desk.now() }).execute()],
  ])('hears nothing %s', async (_, end) => {
    await danger()
    await end()
    desk.later(16 * minute)
    expect(await status('/alarme')).toBe(401)
  })
  test('hears nothing in another browser, which ends it', async () => {
    desk.later(16 * minute)
    const thief = desk.browser('curl/8')
    thief.jar.cookie = ana.browser.jar.cookie ?? ''
    expect((await thief.get('/alarme')).statusCode).toBe(401)
    expect(await status('/alarme')).toBe(401)
    expect(await desk.acts()).toContain('sessao-de-outro-aparelho')
  })
  test('that ended while it waited is told nothing new, and that it ended when it asks again', async () => {
    const { versao } = await hear(ana)
    const waiting = ask(ana, versao)
    await new Promise((done) => setTimeout(done, 500))
    await desk.db.updateTable('desk_sessions').set({ ended_at: desk.now() }).execute()
    const { id } = await danger()
    const { body } = await waiting
    expect(body).not.toContain(id)
    // A browser that has another session by now asks again with it; one that was slower to ask is refused at once.
    expect([versao, undefined]).toContain(JSON.parse(body).versao)
    expect(await status('/alarme')).toBe(401)
  })
})

// DK-40
describe('the end of waiting', () => {
  test('comes with the same answer once its time is over', async () => {
    const short = await testDesk(inject('clusterUrl'), { alarmHoldMs: 200 })
    const who = await short.officer('Nery', {
      role: 'atendente',
      unit: await short.unit('Delegacia de Salinópolis'),
    })
    const { versao } = await hear(who)
    const began = performance.now()
    expect((await hear(who, versao)).versao).toBe(versao)
    expect(performance.now() - began).toBeGreaterThanOrEqual(190)
    await short.close()
  })
  test('comes at once where the server ends', async () => {
    const { versao } = await hear(ana)
    const waiting = hear(ana, versao)
    await new Promise((done) => setTimeout(done, 200))
    const began = performance.now()
    await desk.app.close()
    expect(await waiting).toMatchObject({ versao })
    expect(performance.now() - began).toBeLessThan(atOnceMs)
  })
  test('no connection to the database is held meanwhile', async () => {
    const { versao } = await hear(ana)
    // More than the role of lists has connections.
    const crowd = await Promise.all(
      Array.from({ length: 15 }, async () => {
        const browser = desk.browser()
        await browser.logIn(ana.key)
        return browser
      }),
    )
    const waiting = crowd.map((browser) => hear({ browser }, versao))
    await new Promise((done) => setTimeout(done, 500))
    expect((await ana.browser.get('/filas/da-unidade')).statusCode).toBe(200)
    await danger()
    for (const one of await Promise.all(waiting)) expect(one.quantos).toBe(1)
  })
})

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { makeKey } from '../virtual-authenticator.fixture.ts'
import { markConfirmed } from './recoveries.ts'

type LoggedIn = Awaited<ReturnType<TestDesk['officer']>>
let desk: TestDesk
let [ana, chief, rui]: LoggedIn[] = []
let here: number
beforeEach(async () => {
  desk = await testDesk(inject('clusterUrl'))
  here = await desk.unit('Delegacia de Salinópolis')
  ana = await desk.officer('A. Prado', { role: 'atendente', unit: here })
  chief = await desk.officer('M. Lobato', { role: 'chefia', unit: here })
  rui = await desk.officer('R. Moura', { role: 'delegado', unit: here })
})
afterEach(() => desk.close())

const ask = (who: LoggedIn | undefined, about = ana) =>
  who?.browser.post('/recuperacoes', { policial: about?.id }).then(({ statusCode }) => statusCode)
const logIn = (who: LoggedIn | undefined) => {
  if (!who) throw new Error('nobody')
  return desk.browser().logIn(who.key)
}
const confirm = async (who: LoggedIn | undefined) => {
  const { id } = await desk.db.selectFrom('recoveries').select('id').executeTakeFirstOrThrow()
  return who?.browser.post('/recuperacoes/confirmar', { recuperacao: id })
}

// DK-03
describe('somebody lost the phone with the key', () => {
  test('the chief asks, a delegado confirms: all that was old dies, and an invitation lets in anew', async () => {
    expect(await ask(chief)).toBe(204)
    expect((await rui?.browser.get('/recuperacoes'))?.json()).toMatchObject([
      { nome: 'A. Prado', pedidaPor: 'M. Lobato' },
    ])
    const { convite } = (await confirm(rui))?.json() ?? {}
    expect((await ana?.browser.get('/sessao'))?.statusCode).toBe(401)
    expect((await logIn(ana)).statusCode).toBe(401)
    const browser = desk.browser()
    await browser.acceptInvitation(convite)
    expect((await browser.get('/sessao')).json()).toMatchObject({ nome: 'A. Prado' })
    expect((await desk.acts()).slice(-3)).toEqual([
      'pediu-recuperacao',
      'confirmou-recuperacao',
      'aceitou-convite',
    ])
  })
  test('nobody does it alone: the one who asked cannot confirm, nor the one who is renewed', async () => {
    await ask(chief)
    for (const one of [chief, ana]) expect((await confirm(one))?.statusCode).toBe(404)
    expect((await ana?.browser.get('/sessao'))?.statusCode).toBe(200)
  })
  test('an administrator may ask and none may confirm: two of them could become who reads reports', async () => {
    const first = await desk.officer('J. Sales', { role: 'administrador' })
    const second = await desk.officer('P. Reis', { role: 'administrador' })
    expect(await ask(first)).toBe(204)
    expect((await confirm(second))?.statusCode).toBe(404)
    expect((await confirm(rui))?.statusCode).toBe(200)
  })
  test('nobody of another unit asks or confirms, or sees that it was asked', async () => {
    const elsewhere = await desk.unit('DEAM Capanema')
    const other = await desk.officer('B. Leal', { role: 'chefia', unit: elsewhere })
    const farias = await desk.officer('L. Farias', { role: 'delegado', unit: elsewhere })
    expect(await ask(other)).toBe(404)
    await ask(chief)
    expect((await farias.browser.get('/recuperacoes')).json()).toEqual([])
    expect((await confirm(farias))?.statusCode).toBe(404)
  })
  test('of two units: an administrator asks, a delegado of either confirms', async () => {
    const { id } = await desk.db
      .insertInto('police_units')
      .values({ name: 'DEAM Capanema' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const both = { officer_id: ana?.id ?? '', role: 'delegado' as const, unit_id: id, granted_at: desk.now() }
    await desk.db.insertInto('officer_duties').values(both).execute()
    const admin = await desk.officer('J. Sales', { role: 'administrador' })
    expect(await ask(chief)).toBe(404)
    expect(await ask(admin)).toBe(204)
    expect((await confirm(rui))?.statusCode).toBe(200)
  })
  test('of two who confirm at once one does, and after a day nobody', async () => {
    const lia = await desk.officer('L. Dias', { role: 'delegado', unit: here })
    await ask(chief)
    const answers = await Promise.all([confirm(rui), confirm(lia)])
    expect(answers.map((answer) => String(answer?.statusCode)).toSorted()).toEqual(['200', '404'])
    await ask(chief, rui)
    desk.later(24 * 3_600_000)
    const late = desk.browser()
    await late.logIn(lia.key)
    expect((await late.get('/recuperacoes')).json()).toEqual([])
  })
  test('of two servers that confirm in the same moment one does', async () => {
    await ask(chief)
    const { id } = await desk.db.selectFrom('recoveries').select('id').executeTakeFirstOrThrow()
    const both = [1, 2].map(() =>
      desk.db.transaction().execute(async (trx) => {
        const marked = await markConfirmed(trx, id, rui?.id ?? '', desk.now())
        await sql`select pg_sleep(0.2)`.execute(trx)
        return marked
      }),
    )
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1)
  })
  test('of what a thief does with a stolen session meanwhile nothing is left', async () => {
    await ask(chief)
    const keys = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        const options = (await ana?.browser.post('/chaves/opcoes'))?.json()
        return makeKey(options, { origin: 'https://mesa.example.org' })
      }),
    )
    const steal = ({ response }: (typeof keys)[number]) =>
      ana?.browser.post('/chaves', { nome: 'x', resposta: response })
    await desk.atOnce(() =>
      Promise.all([
        ...keys.slice(0, 2).map(steal),
        confirm(rui),
        ...keys.slice(2).map(steal),
        logIn(ana),
        logIn(ana),
      ]),
    )
    const { id } = ana ?? {}
    const [keysLeft, sessionsLeft] = await Promise.all([
      desk.db
        .selectFrom('passkeys')
        .select('id')
        .where('officer_id', '=', id ?? '')
        .execute(),
      desk.db
        .selectFrom('desk_sessions')
        .select('started_at')
        .where('officer_id', '=', id ?? '')
        .where('ended_at', 'is', null)
        .execute(),
    ])
    expect([keysLeft, sessionsLeft]).toEqual([[], []])
  })
  test('one that was asked for twice and confirmed once lets nobody in alone afterwards', async () => {
    await ask(chief)
    const old = await desk.db.selectFrom('recoveries').select('id').executeTakeFirstOrThrow()
    await ask(chief)
    const open = (await rui?.browser.get('/recuperacoes'))?.json()
    expect(open).toHaveLength(1)
    const finish = (recuperacao: string) => rui?.browser.post('/recuperacoes/confirmar', { recuperacao })
    expect((await finish(old.id))?.statusCode).toBe(404)
    const { convite } = (await finish(open[0].id))?.json() ?? {}
    // Somebody asks once more before the officer is back, and it is forgotten.
    await ask(chief)
    await desk.browser().acceptInvitation(convite)
    expect((await rui?.browser.get('/recuperacoes'))?.json()).toEqual([])
  })
  test('neither step goes without a fresh proof', async () => {
    await ask(chief)
    desk.later(6 * 60_000)
    expect(await ask(chief)).toBe(403)
    expect((await confirm(rui))?.json()).toMatchObject({ erro: 'prova-de-novo' })
  })
})

import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { makeKey, signWith } from '../virtual-authenticator.fixture.ts'

let desk: TestDesk
let ana: Awaited<ReturnType<TestDesk['officer']>>
beforeEach(async () => {
  desk = await testDesk(inject('clusterUrl'))
  ana = await desk.officer('A. Prado', {
    role: 'atendente',
    unit: await desk.unit('Delegacia de Salinópolis'),
  })
})
afterEach(() => desk.close())

const page = { origin: 'https://mesa.example.org' }
const minute = 60_000

// DK-13
describe('a login with a passkey', () => {
  test('needs no name and no password, and is in the log', async () => {
    const browser = desk.browser()
    expect((await browser.logIn(ana.key)).json()).toMatchObject({ nome: 'A. Prado' })
    expect((await browser.get('/sessao')).statusCode).toBe(200)
    expect((await desk.acts()).at(-1)).toBe('entrou')
  })
  test('the options name no key: nobody learns who has one', async () => {
    const options = (await desk.browser().post('/entrar/chave/opcoes')).json()
    expect(options).toMatchObject({
      rpId: 'mesa.example.org',
      allowCredentials: [],
      userVerification: 'required',
    })
  })

  const attempt = async (change: (options: { challenge: string }) => object) => {
    const browser = desk.browser()
    const options = (await browser.post('/entrar/chave/opcoes')).json()
    const answer = await browser.post('/entrar/chave', { resposta: change(options) })
    return [answer.statusCode, answer.json().erro, browser.jar.cookie]
  }
  const refused = [401, 'nao-confere', undefined]
  test('of a phisher: the key signs the page that it was on', async () => {
    const phisher = { origin: 'https://mesa-example.org' }
    expect(await attempt((options) => signWith(ana.key, options, phisher))).toEqual(refused)
  })
  test('of another host of ours', async () => {
    expect(
      await attempt((options) => signWith({ ...ana.key, host: 'portal.example.org' }, options, page)),
    ).toEqual(refused)
  })
  test('of a key that nobody registered', async () => {
    const { key } = makeKey({ challenge: 'x', rp: { id: 'mesa.example.org' } }, page)
    expect(await attempt((options) => signWith(key, options, page))).toEqual(refused)
    expect(await attempt((options) => signWith({ ...key, id: ana.key.id }, options, page))).toEqual(refused)
  })
  test('of a found phone: without finger, face or PIN the key does not count', async () => {
    expect(await attempt((options) => signWith(ana.key, options, page, 0x01))).toEqual(refused)
  })
  test('of a copied key: one whose counter goes back is refused', async () => {
    const copy = { ...ana.key }
    await desk.browser().logIn(ana.key)
    await desk.browser().logIn(ana.key)
    expect(await attempt((options) => signWith(copy, options, page))).toEqual(refused)
  })
  test('with a challenge of our making, of another purpose or too old', async () => {
    expect(await attempt(() => signWith(ana.key, { challenge: 'bWluZQ' }, page))).toEqual(refused)
    const { challenge } = (await ana.browser.post('/prova/chave/opcoes')).json()
    expect(await attempt(() => signWith(ana.key, { challenge }, page))).toEqual(refused)
    const old = (await desk.browser().post('/entrar/chave/opcoes')).json()
    desk.later(6 * minute)
    expect(await attempt(() => signWith(ana.key, old, page))).toEqual(refused)
  })
  test('sent a second time, as somebody who listened would', async () => {
    const options = (await desk.browser().post('/entrar/chave/opcoes')).json()
    const resposta = signWith(ana.key, options, page)
    expect((await desk.browser().post('/entrar/chave', { resposta })).statusCode).toBe(200)
    // A key without a counter sends 0 for ever; then only the spent challenge stands in the way.
    await desk.db.updateTable('passkeys').set({ counter: 0 }).execute()
    expect((await desk.browser().post('/entrar/chave', { resposta })).statusCode).toBe(401)
  })
  test('of an account that was closed', async () => {
    await desk.db.updateTable('officers').set({ disabled_at: new Date() }).execute()
    expect(await attempt((options) => signWith(ana.key, options, page))).toEqual(refused)
  })
  test.each([{}, { resposta: {} }, { resposta: null }, [], { resposta: { id: 1 } }])(
    'nonsense %#',
    async (body) => {
      expect((await desk.browser().post('/entrar/chave', body)).statusCode).toBe(400)
    },
  )
  test('somebody else’s key is no fresh proof', async () => {
    const rui = await desk.officer('R. Moura', { role: 'auditor' })
    expect((await ana.browser.prove(rui.key)).statusCode).toBe(401)
  })
})

// DK-14
describe('another passkey', () => {
  const add = async (browser = ana.browser) => {
    const options = (await browser.post('/chaves/opcoes')).json()
    const { key, response } = makeKey(options, page)
    return { key, answer: await browser.post('/chaves', { nome: 'Chave USB', resposta: response }), response }
  }
  test('is added after a fresh proof, logs in, and the first one can then go', async () => {
    desk.later(10 * minute)
    await ana.browser.prove(ana.key)
    const { key, answer } = await add()
    expect(answer.statusCode).toBe(204)
    expect((await desk.browser().logIn(key)).statusCode).toBe(200)
    expect((await ana.browser.post('/chaves/remover', { id: ana.key.id })).statusCode).toBe(204)
    expect((await desk.browser().logIn(ana.key)).statusCode).toBe(401)
    expect(await desk.acts()).toEqual(expect.arrayContaining(['cadastrou-chave', 'removeu-chave']))
  })
  test('the last way in cannot be removed', async () => {
    const answer = await ana.browser.post('/chaves/remover', { id: ana.key.id })
    expect(answer.json()).toMatchObject({ erro: 'ultima-chave' })
    expect((await desk.browser().logIn(ana.key)).statusCode).toBe(200)
  })
  test('of the last two, removed at once, one stays', async () => {
    const { key } = await add()
    const answers = await desk.atOnce(() =>
      Promise.all([key, ana.key].map(({ id }) => ana.browser.post('/chaves/remover', { id }))),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      204, 409,
    ])
  })
  test('made for somebody else’s challenge, or sent twice, is refused', async () => {
    const rui = await desk.officer('R. Moura', { role: 'auditor' })
    const options = (await rui.browser.post('/chaves/opcoes')).json()
    const { response } = makeKey(options, page)
    expect((await ana.browser.post('/chaves', { nome: 'x', resposta: response })).statusCode).toBe(401)
    const { response: again } = await add()
    expect((await ana.browser.post('/chaves', { nome: 'x', resposta: again })).statusCode).toBe(401)
  })
  test('nobody removes somebody else’s key', async () => {
    const rui = await desk.officer('R. Moura', { role: 'auditor' })
    expect((await rui.browser.post('/chaves/remover', { id: ana.key.id })).statusCode).toBe(404)
  })
})

import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { digestOf } from '../../base/platform/digest-of.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

const minute = 60_000
type LoggedIn = Awaited<ReturnType<TestDesk['officer']>>

let desk: TestDesk
let ana: LoggedIn
beforeEach(async () => {
  desk = await testDesk(inject('clusterUrl'))
  ana = await desk.officer('A. Prado', {
    role: 'atendente',
    unit: await desk.unit('Delegacia de Salinópolis'),
  })
})
afterEach(() => desk.close())

const status = async ({ browser }: Pick<LoggedIn, 'browser'> = ana) =>
  (await browser.get('/sessao')).statusCode
const work = async () => (await ana.browser.get('/chaves')).statusCode
const thief = (device?: string) => {
  const browser = desk.browser(device)
  browser.jar.cookie = ana.browser.jar.cookie ?? ''
  return { browser }
}

// DK-09
describe('a session', () => {
  test('says who is in, as what and until when', async () => {
    expect((await ana.browser.get('/sessao')).json()).toEqual({
      nome: 'A. Prado',
      funcoes: [{ papel: 'atendente', unidade: { id: 1, nome: 'Delegacia de Salinópolis' } }],
      ociosaAte: '2026-11-22T12:15:00.000Z',
      terminaEm: '2026-11-22T20:00:00.000Z',
      provaAte: '2026-11-22T12:05:00.000Z',
    })
  })
  test('is a random token of 256 bits, of which the database has only the SHA-256', async () => {
    const token = ana.browser.jar.cookie?.split('=')[1] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const [row] = await desk.db.selectFrom('desk_sessions').selectAll().execute()
    expect(row?.token_digest).toEqual(digestOf(token))
    expect(JSON.stringify(row)).not.toContain(token)
  })
  test('is in a cookie that only this host sets and reads, and no script and no other page sends', async () => {
    const answer = await ana.browser.logIn(ana.key)
    const [cookie] = answer.cookies
    expect(cookie?.name).toBe('__Host-mesa')
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    expect(cookie).not.toHaveProperty('maxAge')
  })
  test('a cookie without the prefix, which another host could have set, is not read', async () => {
    const planted = ana.browser.jar.cookie?.replace('__Host-', '') ?? ''
    expect((await desk.browser().get('/sessao', { cookie: planted })).statusCode).toBe(401)
  })
  test('ends after 15 minutes without a request, and lives as long as somebody works', async () => {
    for (let n = 0; n < 4; n += 1) {
      desk.later(14 * minute)
      expect(await work()).toBe(200)
    }
    desk.later(15 * minute)
    expect(await work()).toBe(401)
  })
  // OF-70
  test('ends as early where its page has asked again and again whether it lives', async () => {
    for (let n = 0; n < 14; n += 1) {
      desk.later(minute)
      const answer = await ana.browser.get('/sessao')
      expect(answer.json()).toMatchObject({ ociosaAte: '2026-11-22T12:15:00.000Z' })
    }
    desk.later(minute)
    expect(await status()).toBe(401)
  })
  test('ends after 8 hours however busy it is, and a fresh proof makes it no longer', async () => {
    const workFor = async (tens: number) => {
      for (let n = 0; n < tens; n += 1) {
        desk.later(10 * minute)
        expect(await work()).toBe(200)
      }
    }
    await workFor(40)
    expect((await ana.browser.prove(ana.key)).statusCode).toBe(200)
    await workFor(7)
    desk.later(10 * minute)
    expect(await status()).toBe(401)
  })
  test('has a new token after each login and each proof; the one before is dead', async () => {
    const [before, stolen] = [ana.browser.jar.cookie, thief()]
    await ana.browser.prove(ana.key)
    expect(ana.browser.jar.cookie).not.toBe(before)
    expect(await status()).toBe(200)
    expect(await status(stolen)).toBe(401)
  })
})

// DK-10
describe('a stolen cookie', () => {
  test('is worth nothing after the officer has left', async () => {
    const stolen = thief()
    expect(await status(stolen)).toBe(200)
    expect((await ana.browser.post('/sair', { todas: false })).statusCode).toBe(204)
    expect(await status(stolen)).toBe(401)
  })
  test('is worth nothing on another browser, and ends the session; the log says so', async () => {
    expect(await status(thief('curl/8'))).toBe(401)
    expect(await status()).toBe(401)
    expect(await desk.acts()).toContain('sessao-de-outro-aparelho')
  })
  test('is worth nothing once the account is closed', async () => {
    await desk.db.updateTable('officers').set({ disabled_at: new Date() }).execute()
    expect(await status(thief())).toBe(401)
  })
  test('can neither add a key nor remove one, once the login is some minutes old', async () => {
    desk.later(6 * minute)
    const { browser } = thief()
    const [{ id }] = (await browser.get('/chaves')).json()
    for (const [path, body] of [
      ['/chaves/opcoes', {}],
      ['/chaves/remover', { id }],
    ] as const)
      expect((await browser.post(path, body)).json()).toMatchObject({ erro: 'prova-de-novo' })
    expect(await desk.db.selectFrom('passkeys').select('id').execute()).toHaveLength(1)
  })
  test('one of all sessions ends with the others', async () => {
    const second = desk.browser('Chrome/140 Android')
    await second.logIn(ana.key)
    await second.post('/sair', { todas: true })
    expect(await status()).toBe(401)
  })
  test.each(['', 'x', 'a'.repeat(43), '__Host-mesa=', '*'.repeat(5000)])(
    'a made-up cookie %#',
    async (value) => {
      expect((await desk.browser().get('/sessao', { cookie: `__Host-mesa=${value}` })).statusCode).toBe(401)
    },
  )
})

import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { waitAfter } from './misses.ts'

let desk: TestDesk
let ana: { registration: string; secret: string }
beforeEach(async () => {
  desk = await testDesk(inject('clusterUrl'))
  const unit = await desk.unit('Delegacia de Salinópolis')
  const { code, registration } = await desk.invite('A. Prado', { role: 'atendente', unit })
  const browser = desk.browser()
  const { segredo, bilhete } = (await browser.post('/convite/codigo/opcoes', { convite: code })).json()
  const accepted = await browser.post('/convite/codigo', { convite: code, bilhete, codigo: codeOf(segredo) })
  expect(accepted.statusCode).toBe(200)
  ana = { registration, secret: segredo }
  desk.later(period)
})
afterEach(() => desk.close())

const period = 30_000
/** As an app on a phone computes it, apart from the server. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: desk.now().getTime() + ahead })
const wrong = () => String((Number(codeOf(ana.secret)) + 500_000) % 1_000_000).padStart(6, '0')

const logIn = async (codigo: string, matricula = ana.registration) => {
  const browser = desk.browser()
  const answer = await browser.post('/entrar/codigo', { matricula, codigo })
  return { status: answer.statusCode, body: answer.body, wait: answer.headers['retry-after'], browser }
}

// DK-18
describe('a login with the code of an app', () => {
  test('is the other way in, with a space as apps show it', async () => {
    const code = codeOf(ana.secret)
    expect((await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
    expect((await desk.acts()).at(-1)).toBe('entrou')
  })
  test('a clock may be half a minute off, and no more', async () => {
    expect((await logIn(codeOf(ana.secret, -2 * period))).status).toBe(401)
    expect((await logIn(codeOf(ana.secret, period))).status).toBe(200)
  })
  test('a code counts once, and one that is older than the last not at all', async () => {
    const [now, next] = [codeOf(ana.secret), codeOf(ana.secret, period)]
    expect((await logIn(next)).status).toBe(200)
    expect((await logIn(next)).status).toBe(401)
    expect((await logIn(now)).status).toBe(401)
  })
  test('the secret is encrypted for its officer', async () => {
    const [row] = await desk.db.selectFrom('totp_secrets').selectAll().execute()
    expect(row?.locked.includes(Buffer.from(Secret.fromBase32(ana.secret).bytes))).toBe(false)
    const rui = await desk.officer('R. Moura', { role: 'auditor' })
    await desk.db.updateTable('totp_secrets').set({ officer_id: rui.id }).execute()
    expect((await logIn(codeOf(ana.secret), rui.registration)).status).toBe(500)
  })
  test('an unknown registration and a wrong code are the same bytes and the same waits', async () => {
    const answers = async (registration: string, code: () => string) => {
      const all = []
      for (let n = 0; n < 4; n += 1) {
        const { status, body, wait } = await logIn(code(), registration)
        all.push({ status, body, wait })
        desk.later(10_000)
      }
      return all
    }
    expect(await answers('9999999', () => '123456')).toEqual(await answers(ana.registration, wrong))
  })
})

// DK-19
describe('wrong codes', () => {
  test('make the wait grow, twice as long each time, up to five minutes and never for good', () => {
    expect([1, 2, 3, 4, 5, 10, 11, 1000].map(waitAfter)).toEqual([0, 0, 2, 4, 8, 256, 300, 300])
  })
  test('sent all at once, all but the free ones are not even looked at', async () => {
    // Row and connections are made before, so that codes sent at once wait for the row's lock alone.
    await logIn(wrong())
    const { accounts } = desk.databases
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.2)`.execute(accounts)))
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(wrong())))
    expect(answers.filter(({ wait }) => wait === '0')).toHaveLength(1)
    const [row] = await desk.db.selectFrom('login_misses').selectAll().where('misses', '>', 0).execute()
    expect(row?.misses).toBe(3)
    const soon = await logIn(codeOf(ana.secret))
    expect([soon.status, soon.wait]).toEqual([401, '2'])
  })
  test('close nothing: after the wait the right one lets in, and the log says how many were wrong', async () => {
    for (let n = 0; n < 5; n += 1) {
      await logIn(wrong())
      desk.later(60_000)
    }
    expect((await logIn(codeOf(ana.secret))).status).toBe(200)
    const { reason } = await desk.db
      .selectFrom('audit_entries')
      .select('reason')
      .where('act', '=', 'entrou')
      .executeTakeFirstOrThrow()
    expect(reason).toBe('códigos errados antes: 5')
  })
})

// OF-05
describe('the app of an officer', () => {
  const remove = async (browser: Awaited<ReturnType<typeof logIn>>['browser']) =>
    (await browser.post('/codigo/remover')).json()
  test('is told to that officer, and stays where it is the last way in', async () => {
    const { browser } = await logIn(codeOf(ana.secret))
    expect((await browser.get('/codigo')).json()).toEqual({ cadastradoEm: expect.any(String) })
    expect(await remove(browser)).toMatchObject({ erro: 'ultima-chave' })
    desk.later(10 * 60_000)
    expect(await remove(browser)).toMatchObject({ erro: 'prova-de-novo' })
    expect((await logIn(codeOf(ana.secret))).status).toBe(200)
  })
  test('is taken away where another way in is left, and opens nothing any more', async () => {
    const rui = await desk.officer('R. Moura', { role: 'auditor' })
    expect((await rui.browser.get('/codigo')).json()).toEqual({ cadastradoEm: null })
    expect(await remove(rui.browser)).toMatchObject({ erro: 'nao-encontrado' })
    const { segredo, bilhete } = (await rui.browser.post('/codigo/opcoes')).json()
    await rui.browser.post('/codigo', { bilhete, codigo: codeOf(segredo) })
    expect((await rui.browser.post('/codigo/remover')).statusCode).toBe(204)
    expect((await desk.acts()).at(-1)).toBe('removeu-codigo')
    desk.later(period)
    expect((await logIn(codeOf(segredo), rui.registration)).status).toBe(401)
  })
})

// DK-19
describe('a flood of codes', () => {
  test('waits behind itself: an officer at work is answered before it', async () => {
    const rui = await desk.officer('R. Moura', { role: 'auditor' })
    let guessed = 0
    const flood = Array.from({ length: 200 }, async (_, n) => {
      const { status } = await logIn('123456', String(6_000_000 + n))
      if (status === 401) guessed += 1
      return status
    })
    expect((await rui.browser.get('/sessao')).statusCode).toBe(200)
    expect(guessed).toBeLessThan(20)
    // What had no room any more was not looked at.
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 429]))
  })
  test('over many registrations is told to the operator, without a name', async () => {
    for (let round = 0; round < 2; round += 1)
      await Promise.all(Array.from({ length: 50 }, (_, n) => logIn('123456', String(7_000_000 + n))))
    const told = desk.lines.filter(({ event }) => event === 'guessing')
    expect(told).toEqual([{ event: 'guessing', misses: 100 }])
  })
})

// DK-14
describe('another app', () => {
  test('needs a fresh proof, and takes the place of the one before', async () => {
    const { browser } = await logIn(codeOf(ana.secret))
    desk.later(10 * 60_000)
    expect((await browser.post('/codigo/opcoes')).json()).toMatchObject({ erro: 'prova-de-novo' })
    expect((await browser.post('/prova/codigo', { codigo: codeOf(ana.secret) })).statusCode).toBe(200)
    const { segredo, bilhete, endereco } = (await browser.post('/codigo/opcoes')).json()
    expect(endereco).toContain(`secret=${segredo}`)
    expect((await browser.post('/codigo', { bilhete, codigo: codeOf(ana.secret) })).statusCode).toBe(401)
    expect((await browser.post('/codigo', { bilhete, codigo: codeOf(segredo) })).statusCode).toBe(204)
    desk.later(period)
    expect((await logIn(codeOf(ana.secret))).status).toBe(401)
    expect((await logIn(codeOf(segredo))).status).toBe(200)
  })
  test('of another officer’s ticket is refused', async () => {
    const rui = await desk.officer('R. Moura', { role: 'auditor' })
    const { segredo, bilhete } = (await rui.browser.post('/codigo/opcoes')).json()
    const { browser } = await logIn(codeOf(ana.secret))
    expect((await browser.post('/codigo', { bilhete, codigo: codeOf(segredo) })).statusCode).toBe(401)
  })
})

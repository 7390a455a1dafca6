import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { startProvider } from './oidc-provider.fixture.ts'
import type { DeskBrowser } from '../desk-browser.fixture.ts'

let provider: Awaited<ReturnType<typeof startProvider>>
let desk: TestDesk
let invited: { code: string }
const returnTo = 'https://mesa.example.org/api/entrar/conta/volta'
beforeEach(async () => {
  provider = await startProvider(returnTo)
  desk = await testDesk(inject('clusterUrl'), { provider: provider.settings })
  invited = await desk.invite('A. Prado', { role: 'auditor' })
})
afterEach(async () => {
  await desk.close()
  await provider.stop()
})

const cpf = '390.533.447-05'
const failed = '/#/entrar/conta-nao-entrou'

/** The step back from the provider: from another site, with what the browser keeps for ours. */
const comeBack = async (browser: DeskBrowser, url: URL) => {
  const answer = await browser.get(`${url.pathname.replace('/api', '')}${url.search}`, {
    'sec-fetch-site': 'cross-site',
  })
  return answer.headers.location
}
const ask = async (browser: DeskBrowser, path = '/entrar/conta', body = {}) =>
  String((await browser.post(path, body)).json().endereco)
const logIn = async (browser: DeskBrowser, subject = cpf) =>
  comeBack(browser, await provider.logInAs(subject, await ask(browser)))
const accept = async (browser = desk.browser()) =>
  comeBack(
    browser,
    await provider.logInAs(cpf, await ask(browser, '/convite/conta', { convite: invited.code })),
  )

// DK-21
describe('a login with the account of the police', () => {
  test('is tied to an officer by an invitation, and lets in from then on', async () => {
    expect(await accept()).toBe('/')
    const browser = desk.browser()
    expect(await logIn(browser)).toBe('/')
    expect((await browser.get('/sessao')).json()).toMatchObject({ nome: 'A. Prado' })
    expect(await desk.acts()).toEqual(['convidou', 'aceitou-convite', 'entrou'])
  })
  test('the database does not know the subject, which may be a CPF', async () => {
    await accept()
    const rows = await desk.db.selectFrom('oidc_identities').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('390')
  })
  test('an account of the police that nobody was invited with lets nobody in', async () => {
    const browser = desk.browser()
    expect(await logIn(browser, '111.444.777-35')).toBe(failed)
    expect((await browser.get('/sessao')).statusCode).toBe(401)
  })
  test('an invitation is used once, and an account of the police leads to one officer', async () => {
    await accept()
    expect((await desk.browser().post('/convite/conta', { convite: invited.code })).statusCode).toBe(404)
    invited = await desk.invite('R. Moura', { role: 'auditor' })
    expect(await accept()).toBe(failed)
    expect((await desk.browser().post('/convite', { convite: invited.code })).statusCode).toBe(200)
  })
})

// DK-21
describe('an answer of the provider is refused', () => {
  beforeEach(async () => void (await accept()))
  const expectRefused = async (browser: DeskBrowser, url: URL) => {
    expect(await comeBack(browser, url)).toBe(failed)
    expect((await browser.get('/sessao')).statusCode).toBe(401)
  }
  test('in another browser than asked: nobody is logged in as somebody else by a link', async () => {
    const attacker = desk.browser()
    const url = await provider.logInAs(cpf, await ask(attacker))
    await expectRefused(desk.browser(), url)
    const victim = desk.browser()
    await ask(victim)
    await expectRefused(victim, url)
  })
  test('a second time', async () => {
    const browser = desk.browser()
    const url = await provider.logInAs(cpf, await ask(browser))
    const kept = browser.jar.cookie ?? ''
    expect(await comeBack(browser, url)).toBe('/')
    const again = desk.browser()
    again.jar.cookie = kept
    await expectRefused(again, url)
  })
  test('after five minutes', async () => {
    const browser = desk.browser()
    const url = await provider.logInAs(cpf, await ask(browser))
    desk.later(6 * 60_000)
    await expectRefused(browser, url)
  })
  test('with another state, without a code, or with nothing', async () => {
    for (const change of [{ state: 'other' }, { code: 'other' }, { iss: 'https://evil.example' }]) {
      const browser = desk.browser()
      const url = await provider.logInAs(cpf, await ask(browser))
      for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value)
      await expectRefused(browser, url)
    }
    await expectRefused(desk.browser(), new URL(returnTo))
  })
})

// DK-21
test('a station without a provider says so', async () => {
  const other = await testDesk(inject('clusterUrl'))
  expect((await other.browser().get('/entrar/formas')).json()).toEqual({ conta: false })
  expect((await other.browser().post('/entrar/conta')).statusCode).toBe(404)
  await other.close()
  expect((await desk.browser().get('/entrar/formas')).json()).toEqual({ conta: true })
})

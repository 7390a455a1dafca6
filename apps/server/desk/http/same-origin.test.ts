import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import type { DeskBrowser } from '../desk-browser.fixture.ts'

let desk: TestDesk
let browser: DeskBrowser
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  browser = (await desk.officer('A. Prado', { role: 'auditor' })).browser
})
afterAll(() => desk.close())

const leave = async (headers: Record<string, string | undefined>) => {
  const answer = await browser.post('/sair', { todas: true }, headers)
  return [answer.statusCode, answer.json().erro]
}
const refused = [403, 'outra-origem']

// DK-11
describe('another page makes the officer’s browser send a request, cookie and all', () => {
  test.each(['cross-site', 'same-site', 'none', 'nonsense'])(
    'Sec-Fetch-Site: %s is refused',
    async (site) => {
      expect(await leave({ 'sec-fetch-site': site })).toEqual(refused)
    },
  )
  test('an origin that is not ours is refused whatever the rest says', async () => {
    expect(await leave({ origin: 'https://mesa.example.org.evil.example' })).toEqual(refused)
    expect(await leave({ origin: 'null' })).toEqual(refused)
    expect(await leave({ origin: 'http://mesa.example.org' })).toEqual(refused)
  })
  test('a browser that sends no Sec-Fetch-Site is judged by its Origin', async () => {
    expect(await leave({ 'sec-fetch-site': undefined, origin: 'https://evil.example' })).toEqual(refused)
    const own = await browser.post('/convite', { convite: 'x' }, { 'sec-fetch-site': undefined })
    expect(own.json().erro).toBe('convite-invalido')
  })
  test('a request that changes something and says neither is refused', async () => {
    expect(await leave({ 'sec-fetch-site': undefined, origin: undefined })).toEqual(refused)
  })
  test('nor does another site read anything', async () => {
    const answer = await browser.get('/sessao', { 'sec-fetch-site': 'cross-site' })
    expect(answer.json()).toMatchObject({ erro: 'outra-origem' })
  })
  test('a name that leads to this machine and is not the desk’s is refused', async () => {
    expect((await browser.get('/sessao', { host: 'evil.example' })).statusCode).toBe(421)
  })
  test('the body must be JSON: a form of another page is not read', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      expect((await browser.post('/sair', { todas: true }, { 'content-type': type })).statusCode).toBe(415)
  })
  test('nothing of all that ended the session', async () => {
    expect((await browser.get('/sessao')).statusCode).toBe(200)
  })
})

// DK-12
test('the desk has a policy of its own: no script, style, frame or connection from elsewhere', async () => {
  const { headers } = await browser.get('/sessao')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  // Only what the page itself holds is played.
  expect(policy).toContain('media-src blob:;')
  expect(policy).not.toMatch(/unsafe|https?:|\*|data:/)
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

// DK-12
test('the log of requests has the route and nothing of who or what', async () => {
  await browser.post('/convite', { convite: 'ABCD-EFGH-JKMN-PQRS' })
  const text = JSON.stringify(desk.lines)
  expect(text).toContain('mesa /api/convite')
  expect(text).not.toMatch(/Prado|ABCD|5000000|__Host/)
})

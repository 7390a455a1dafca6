import { guardedCalls, openCalls } from '@delegacia/contract/desk/desk-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { readHistory } from '../reports/events/read-history.ts'
import { usualThrottle } from '../base/http/guess-throttle.ts'
import { longBodies, worseThanLinear } from '../base/http/long-bodies.fixture.ts'
import { expectPlain, mark, oddBodies, oddPaths } from '../base/http/odd-bodies.fixture.ts'
import { guardedBodies, openBodies, type BodyIds } from './call-bodies.fixture.ts'
import { testDesk, type TestDesk } from './test-desk.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>

const bodyLimit = 262_144
let desk: TestDesk
let people: Record<'delegate' | 'keeper' | 'auditor', Officer>
let ids: BodyIds
beforeAll(async () => {
  const [often, many] = [1000, Infinity]
  const guessing = { ...usualThrottle, freeByClient: many, freeByReport: many }
  desk = await testDesk(inject('clusterUrl'), { openingsPerHour: often, searchesPerDay: often, guessing })
  const unit = await desk.unit('Delegacia de Salinópolis')
  const delegate = await desk.officer('Prado', { role: 'delegado', unit })
  const other = await desk.officer('Moura', { role: 'delegado', unit })
  await desk.officer('Nery', { role: 'chefia', unit })
  people = {
    delegate,
    keeper: await desk.officer('Lobato', { role: 'administrador' }),
    auditor: await desk.officer('Sena', { role: 'auditor' }),
  }
  const { id: boletim } = await desk.filed(unit)
  const at = `/boletins/${boletim}`
  await delegate.browser.post(`${at}/pegar`, {}, { 'if-match': '"1"' })
  await delegate.browser.post(`${at}/abrir`, { motivo: 'triagem' })
  const asked = { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: 'Rua A, 1' }
  const { id: assinatura, sha256 } = (await other.browser.post(`${at}/assinaturas`, asked)).json()
  ids = {
    boletim,
    evidencia: boletim,
    assinatura: assinatura ?? boletim,
    unidade: String(unit),
    policial: other.id,
    colega: other.id,
    sha256: sha256 ?? 'a'.repeat(64),
  }
})
afterAll(() => desk.close())
beforeEach(() => void desk.lines.splice(0))

const whoFor = (path: string): Officer =>
  people[
    /^\/(contas|recuperacoes)/.test(path) ? 'keeper' : path.startsWith('/auditoria') ? 'auditor' : 'delegate'
  ]
const places = (): Record<string, string> => ({ ...ids, pagina: '0', fila: 'da-unidade', entrada: '1' })
const place = (name: string) => places()[name] ?? '1'
const pathOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => place(name))
const version = async () => (await readHistory(desk.db, ids.boletim))?.version

/** As the officer's browser would send it, whatever it is. */
async function send(who: Officer | undefined, path: string, payload: string | Buffer, type: string) {
  const browser = who?.browser ?? desk.browser()
  return desk.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: {
      host: 'mesa.example.org',
      origin: 'https://mesa.example.org',
      'user-agent': 'Firefox/140 Windows',
      'sec-fetch-site': 'same-origin',
      'if-match': `"${await version()}"`,
      ...(browser.jar.cookie !== undefined && { cookie: browser.jar.cookie }),
      ...(type !== '' && { 'content-type': type }),
    },
  })
}

/** The answer repeats nothing of the body and is no fault. */
function expectQuietLog() {
  const said = JSON.stringify(desk.lines)
  expect(said).not.toContain(mark)
  expect(desk.lines.filter(({ event }) => event !== 'request')).toEqual([])
}

const posts = guardedCalls.filter(({ method }) => method === 'post')

// TH-65
describe('an odd body', () => {
  test.each(posts.map((call) => [call.path, call] as const))(
    'to %s is refused plainly',
    async (path, call) => {
      if (call.method !== 'post') return
      const who = whoFor(path)
      await who.browser.logIn(who.key)
      const valid = guardedBodies(ids)[call.path]
      for (const { name, payload, type = 'application/json' } of oddBodies(valid, bodyLimit)) {
        const answer = await send(who, pathOf(path), payload, type)
        expectPlain(`${path} ${name}`, answer)
        // What ends a session by chance begins another.
        if (answer.statusCode === 401 || path === '/sair') await who.browser.logIn(who.key)
      }
      expectQuietLog()
    },
  )
  test.each(openCalls.filter(({ method }) => method === 'post'))(
    'to $path is refused plainly',
    async (call) => {
      if (call.method !== 'post') return
      for (const { name, payload, type = 'application/json' } of oddBodies(openBodies[call.path], bodyLimit))
        expectPlain(`${call.path} ${name}`, await send(undefined, call.path, payload, type))
      expectQuietLog()
    },
  )
})

// AV-23
describe('a long body', () => {
  const costs = (valid: object, send: (payload: string) => Promise<unknown>) =>
    worseThanLinear(longBodies(valid), { limit: bodyLimit, send })

  test.each(posts)('costs $path no more than it is long', async ({ path }) => {
    const who = whoFor(path)
    await who.browser.logIn(who.key)
    const valid = guardedBodies(ids)[path as keyof ReturnType<typeof guardedBodies>]
    expect(await costs(valid, (payload) => send(who, pathOf(path), payload, 'application/json'))).toEqual([])
  })
  test.each(Object.entries(openBodies))('costs %s no more than it is long', async (path, valid) => {
    expect(await costs(valid, (payload) => send(undefined, path, payload, 'application/json'))).toEqual([])
  })
})

// TH-65
test('an odd part of an address is refused plainly', { timeout: 120_000 }, async () => {
  for (const call of [...guardedCalls, ...openCalls]) {
    const who = whoFor(call.path)
    for (const path of oddPaths(call, place)) {
      const answer =
        call.method === 'get'
          ? await who.browser.get(path)
          : await send(
              who,
              path,
              JSON.stringify(guardedBodies(ids)[call.path as never] ?? {}),
              'application/json',
            )
      expectPlain(path.slice(0, 200), answer)
    }
  }
  expectQuietLog()
})

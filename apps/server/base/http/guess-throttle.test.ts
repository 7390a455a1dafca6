import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { noHumanCheck } from '../../integrations/human-check.ts'
import { clientAddress } from './client-address.ts'
import { createWindowedCounts } from './windowed-counts.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { createGuessThrottle } from './guess-throttle.ts'

let station: TestStation
let known: { nrBop: string; autDig: string }
let cookie: string
const efforts: number[] = []
const guessing = {
  freeByClient: 20,
  freeByReport: 4,
  windowMs: 60_000,
  firstMs: 300,
  longestMs: 1500,
  mostWaiting: 300,
}
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), {
    guessing,
    trustProxy: 1,
    humanCheck: {
      ...noHumanCheck,
      challenge(effort) {
        efforts.push(effort)
        return noHumanCheck.challenge(effort)
      },
    },
  })
  const answer = await station.register()
  known = answer.json()
  cookie = `registrante=${answer.cookies[0]?.value}`
  // Made in advance, so that only waits take time.
  await station.app.inject(`/api/print/277/${known.nrBop}?autDig=${known.autDig}`)
})
afterAll(() => station.close())

const wrong = authenticationCode(new Uint8Array(15).fill(9))
const missing = '20269999991'

/** A request from an address, its answer and how long it took. */
async function ask(client: string, given: InjectOptions) {
  const begin = performance.now()
  const headers = { ...given.headers, 'x-forwarded-for': client }
  const answer = await station.app.inject({ ...given, headers })
  const { statusCode: status, body } = answer
  return { status, body, ms: performance.now() - begin, to: answer.headers.location }
}
type Answer = Awaited<ReturnType<typeof ask>>

const printed = (client: string, nrBop: string, autDig: string, headers = {}) =>
  ask(client, { url: `/api/print/277/${nrBop}?autDig=${autDig}`, headers })

const post = (client: string, url: string, payload: object) => ask(client, { method: 'POST', url, payload })

/** Every call that takes a code, with what it says to a right one. */
const calls: [call: string, ask: (client: string, code: string) => Promise<Answer>, right: RegExp][] = [
  ['GET /print', (client, code) => printed(client, known.nrBop, code), /"pdf"/],
  ['POST /print', (client, code) => post(client, `/api/print/277/${known.nrBop}`, { autDig: code }), /"pdf"/],
  [
    'POST /segunda-via',
    (client, code) => {
      const payload = new FormData()
      payload.set('autDig', code)
      return ask(client, { method: 'POST', url: '/api/segunda-via', payload })
    },
    /^%PDF-/,
  ],
  [
    'GET /validar-documento',
    (client, code) => ask(client, { url: `/api/validar-documento/${code}` }),
    /"valido"/,
  ],
  [
    'POST /validar-documento',
    (client, codigo) => post(client, '/api/validar-documento', { codigo }),
    /"valido"/,
  ],
]

// FI-04
test.each(calls)(
  '%s, after 200 wrong guesses, slows the next one and answers the right code',
  async (call, guess, right) => {
    const guesser = `10.1.${calls.findIndex(([name]) => name === call)}.1`
    await Promise.all(Array.from({ length: 200 }, () => guess(guesser, wrong)))
    const slowed = guess(guesser, wrong)
    const fromElsewhere = '10.1.9.9'
    for (const client of [fromElsewhere, guesser])
      expect((await Promise.race([guess(client, known.autDig), slowed])).body).toMatch(right)
    const { ms, body } = await slowed
    expect(ms).toBeGreaterThanOrEqual(guessing.longestMs - 5)
    expect(body).not.toMatch(right)
  },
)

// FI-04
describe('a wrong guess at a report', () => {
  test('from ever new addresses is slowed down, whether it exists or not, and refused to nobody', async () => {
    const other = (await station.register()).json<typeof known>()
    for (const nrBop of [other.nrBop, missing]) {
      const fresh = (last: number) => printed(`10.0.1.${last}`, nrBop, wrong)
      const free = []
      for (let guess = 0; guess < guessing.freeByReport; guess += 1) free.push((await fresh(guess)).ms)
      // The quickest of some: any one of them may have met a busy machine.
      expect(Math.min(...free)).toBeLessThan(guessing.firstMs)
      const slowed = await fresh(99)
      expect(slowed.status).toBe(404)
      expect(slowed.ms).toBeGreaterThanOrEqual(guessing.firstMs - 5)
    }
  })

  test('waits as long for a number that exists as for one that does not, guess by guess', async () => {
    const other = (await station.register()).json<typeof known>()
    const { freeByReport, firstMs } = guessing
    const expected = Array.from({ length: 20 }, (_, place) =>
      place < freeByReport ? 0 : place < freeByReport + 10 ? firstMs : firstMs * 2,
    )
    for (const nrBop of [other.nrBop, '20269999983']) {
      const guesses = expected.map((_, place) => printed(`10.0.5.${place}`, nrBop, wrong))
      const waits = (await Promise.all(guesses)).map(({ ms }) => ms + 5).sort((a, b) => a - b)
      expect(waits.filter((ms, place) => ms < (expected[place] ?? 0))).toEqual([])
      expect(waits[0]).toBeLessThan(firstMs)
    }
  })

  test('never delays its owner’s browser', async () => {
    for (let guess = 0; guess < 40; guess += 1) void printed('10.0.2.1', known.nrBop, wrong)
    const slowed = printed('10.0.2.1', known.nrBop, wrong)
    const owner = await Promise.race([printed('10.0.2.1', known.nrBop, '', { cookie }), slowed])
    expect(owner.status).toBe(200)
    await slowed
  })
})

test('more wrong guesses than may wait are answered at once, so that they hold nothing', async () => {
  const room = createGuessThrottle({
    ...guessing,
    freeByClient: 0,
    firstMs: 60_000,
    longestMs: 60_000,
    mostWaiting: 2,
  })
  const waiting = [1, 2].map(() => room.missed({ client: 'a' }))
  const third = await Promise.race([room.missed({ client: 'b' }).then(() => 'at once'), ...waiting])
  expect(third).toBe('at once')
})

test('a client that guesses codes waits longer and longer, up to a limit', async () => {
  const validate = (client: string) => post(client, '/api/validar-documento', { codigo: wrong })
  for (let guess = 0; guess < guessing.freeByClient; guess += 1) await validate('10.0.3.1')
  const first = await validate('10.0.3.1')
  expect(first.ms).toBeGreaterThanOrEqual(guessing.firstMs - 5)
  await Promise.all(Array.from({ length: 40 }, () => validate('10.0.3.1')))
  const last = await validate('10.0.3.1')
  expect(last.ms).toBeGreaterThanOrEqual(guessing.longestMs - 5)
  expect(last.ms).toBeLessThan(guessing.longestMs * 3)
  const others = [await validate('10.0.3.2'), await validate('10.0.3.2'), await validate('10.0.3.2')]
  expect(Math.min(...others.map(({ ms }) => ms))).toBeLessThan(guessing.firstMs)
})

test('a client with very many requests for challenges gets harder ones, and is never refused', async () => {
  for (let times = 0; times < 450; times += 1)
    expect((await ask('10.0.4.1', { url: '/api/verificacao-humana' })).status).toBe(200)
  expect([efforts[0], efforts[99], efforts[100], efforts[200], efforts[449]]).toEqual([1, 1, 2, 4, 8])
  efforts.length = 0
  await ask('10.0.4.2', { url: '/api/verificacao-humana' })
  expect(efforts).toEqual([1])
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the client at %s is %s', (ip, client) => {
  expect(clientAddress({ ip })).toBe(client)
})

test('counts end with their window, and the oldest when there are too many', () => {
  let now = 0
  const counts = createWindowedCounts(1000, () => now)
  expect([counts.add('a'), counts.add('a'), counts.of('a'), counts.of('b')]).toEqual([1, 2, 2, 0])
  now = 999
  expect(counts.add('a')).toBe(3)
  now = 1000
  expect([counts.of('a'), counts.add('a')]).toEqual([0, 1])
  for (let key = 0; key < 50_000; key += 1) counts.add(String(key))
  expect([counts.of('a'), counts.of('49999')]).toEqual([0, 1])
})

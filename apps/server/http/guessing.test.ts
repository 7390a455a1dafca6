import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { noHumanCheck } from '../outside/human-check.ts'
import { clientOf } from './client-of.ts'
import { createRecentCounts } from './recent-counts.ts'
import { testStation, type TestStation } from './test-station.fixture.ts'

let station: TestStation
let known: { nrBop: string; autDig: string }
let other: { nrBop: string; autDig: string }
let cookie: string
const efforts: number[] = []
const guessing = { freeByClient: 20, freeByReport: 4, windowMs: 60_000, firstMs: 300, longestMs: 600 }
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
  other = (await station.register()).json()
  // Made before they are asked for, so that only waits take time.
  for (const { nrBop, autDig } of [known, other])
    await station.app.inject(`/api/print/277/${nrBop}?autDig=${autDig}`)
})
afterAll(() => station.close())

const wrong = authenticationCode(new Uint8Array(15).fill(9))

/** A request from an address, its status and how long it took. */
async function ask(client: string, url: string, headers: Record<string, string> = {}) {
  const begin = performance.now()
  const answer = await station.app.inject({ url, headers: { ...headers, 'x-forwarded-for': client } })
  return { status: answer.statusCode, ms: performance.now() - begin, body: answer.body }
}
const print = (client: string, nrBop: string, autDig: string, headers = {}) =>
  ask(client, `/api/print/277/${nrBop}?autDig=${autDig}`, headers)

// FI-04
describe('guessing at one report', () => {
  test('from ever new addresses is slowed down, whether it exists or not, and refused to nobody', async () => {
    for (const nrBop of [known.nrBop, '20269999991']) {
      const fresh = (last: number) => print(`10.0.1.${last}`, nrBop, wrong)
      for (let guess = 0; guess < guessing.freeByReport; guess += 1)
        expect((await fresh(guess)).ms).toBeLessThan(guessing.firstMs)
      const slowed = await fresh(99)
      expect(slowed.status).toBe(404)
      expect(slowed.ms).toBeGreaterThanOrEqual(guessing.firstMs - 5)
    }
  })

  test('makes its owner’s browser wait for nothing, and who has the code only a moment', async () => {
    const owner = await print('10.0.2.1', known.nrBop, '', { cookie })
    expect([owner.status, owner.ms < guessing.firstMs]).toEqual([200, true])
    const holder = await print('10.0.2.2', known.nrBop, known.autDig)
    expect(holder.status).toBe(200)
    expect(holder.ms).toBeGreaterThanOrEqual(guessing.firstMs - 5)
    expect((await print('10.0.2.2', other.nrBop, other.autDig)).ms).toBeLessThan(guessing.firstMs)
  })
})

test('a client that guesses codes waits ever longer, up to an end, and is still answered', async () => {
  const validate = (code: string, client = '10.0.3.1') => ask(client, `/api/validar-documento/${code}`)
  for (let guess = 0; guess < guessing.freeByClient; guess += 1) await validate(wrong)
  expect((await validate(wrong)).ms).toBeGreaterThanOrEqual(guessing.firstMs - 5)
  await Promise.all(Array.from({ length: 40 }, () => validate(wrong)))
  const right = await validate(known.autDig)
  expect(JSON.parse(right.body)).toMatchObject({ situacao: 'valido' })
  expect(right.ms).toBeGreaterThanOrEqual(guessing.longestMs - 5)
  expect(right.ms).toBeLessThan(guessing.longestMs * 3)
  expect((await validate(wrong, '10.0.3.2')).ms).toBeLessThan(guessing.firstMs)
})

test('who asks for very many challenges gets harder ones, and always one', async () => {
  for (let times = 0; times < 450; times += 1)
    expect((await ask('10.0.4.1', '/api/verificacao-humana')).status).toBe(200)
  expect([efforts[0], efforts[99], efforts[100], efforts[200], efforts[449]]).toEqual([1, 1, 2, 4, 8])
  efforts.length = 0
  await ask('10.0.4.2', '/api/verificacao-humana')
  expect(efforts).toEqual([1])
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('the client at %s is %s', (ip, client) => {
  expect(clientOf({ ip })).toBe(client)
})

test('counts end with their window, and the oldest when there are too many', () => {
  let now = 0
  const counts = createRecentCounts(1000, () => now)
  expect([counts.add('a'), counts.add('a'), counts.of('a'), counts.of('b')]).toEqual([1, 2, 2, 0])
  now = 999
  expect(counts.add('a')).toBe(3)
  now = 1000
  expect([counts.of('a'), counts.add('a')]).toEqual([0, 1])
  for (let key = 0; key < 50_000; key += 1) counts.add(String(key))
  expect([counts.of('a'), counts.of('49999')]).toEqual([0, 1])
})

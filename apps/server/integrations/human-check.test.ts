import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { randomBytes } from 'node:crypto'
import { locales, localeIds } from '@delegacia/domain/language/text'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'
import { altchaSecrets, createAltchaCheck } from './human-check-altcha.ts'
import { createRecaptchaCheck } from './human-check-recaptcha.ts'
import { payloadOf, solvedToken, tokenOf } from './solved-token.fixture.ts'

const stationKey = randomBytes(32)
const secrets = altchaSecrets(stationKey)

/** A challenge of ours for any purpose, solved at the first try so that tests do not wait for it. */
async function token(changes: { action?: string; minutes?: number; key?: typeof secrets } = {}) {
  const { action = 'login', minutes = 5, key = secrets } = changes
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 0,
    deriveKey,
    expiresAt: new Date(Date.now() + minutes * 60_000),
    data: { action },
    ...key,
  })
  return solvedToken({ tipo: 'altcha', desafio: challenge })
}

const statusesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)

describe('work done for the station', () => {
  let station: TestStation
  beforeAll(async () => {
    station = await testStation(inject('clusterUrl'), { humanCheck: createAltchaCheck({ stationKey }) })
  })
  afterAll(() => station.close())

  const send = (recaptchaToken?: string, IdIdioma = 1, key: string = crypto.randomUUID()) =>
    station.register(
      { ...lossReport(), IdIdioma, ...(recaptchaToken !== undefined && { recaptchaToken }) },
      { 'idempotency-key': key },
    )
  const count = async () => (await station.db.selectFrom('reports').select('bop').execute()).length

  // SU-07
  test('the challenge of GET /verificacao-humana can be solved, and registers one report', async () => {
    const response = await station.app.inject('/api/verificacao-humana')
    const { data, cost } = response.json().desafio.parameters
    expect([response.json().tipo, data.action, cost]).toEqual(['altcha', 'login', 1000])
    expect(response.headers['cache-control']).toBe('no-store')
    const solved = await solvedToken(response.json())
    expect(payloadOf(solved).solution.counter).toBeGreaterThanOrEqual(500)
    expect(payloadOf(solved).solution.counter).toBeLessThanOrEqual(1000)
    expect((await send(solved)).statusCode).toBe(201)
  })

  test('a report refused for its fields does not spend the work', async () => {
    const solved = await token()
    const faulty = await station.register({
      ...lossReport(),
      relato_plain: 'CURTO',
      recaptchaToken: solved,
    })
    expect(faulty.json().erros[0].campo).toBe('/relato_plain')
    expect((await send(solved)).statusCode).toBe(201)
  })

  // SU-09
  test('the same report again is answered the same, with its token used', async () => {
    const [solved, key] = [await token(), crypto.randomUUID()]
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(solved, 1, key)))
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await send(undefined, 1, key)).statusCode).toBe(200)
  })

  test('of two reports at once with one token, one is registered', async () => {
    const solved = await token()
    const before = await count()
    const answers = await Promise.all([1, 2, 3].map(() => send(solved)))
    expect(statusesOf(answers)).toEqual([201, 422, 422])
    expect(await count()).toBe(before + 1)
  })

  const replayed = async () => {
    const solved = await token()
    expect((await send(solved)).statusCode).toBe(201)
    return solved
  }
  const changed = async (change: (payload: ReturnType<typeof payloadOf>) => void) => {
    const payload = payloadOf(await token())
    change(payload)
    return tokenOf(payload)
  }

  // SU-10
  test.each<[string, () => Promise<string | undefined>]>([
    ['none', () => Promise.resolve(undefined)],
    ['an empty one', () => Promise.resolve('')],
    ['words', () => Promise.resolve('sou humano')],
    ['JSON of another shape', () => Promise.resolve(tokenOf({ challenge: 7 }))],
    [
      'parameters of another kind',
      () => Promise.resolve(tokenOf({ challenge: { parameters: [], signature: 'a' } })),
    ],
    ['one used before', replayed],
    ['one for another action', () => token({ action: 'segunda-via' })],
    ['one that has ended', () => token({ minutes: -1 })],
    ['one that another station signed', () => token({ key: altchaSecrets(randomBytes(32)) })],
    [
      'one whose end was put off',
      () => changed(({ challenge }) => (challenge.parameters['expiresAt'] = 4e9)),
    ],
    ['one without an end', () => changed(({ challenge }) => delete challenge.parameters['expiresAt'])],
    ['one made easier', () => changed(({ challenge }) => (challenge.parameters['keyPrefix'] = ''))],
    ['a made-up solution', () => changed(({ solution }) => (solution.derivedKey = '00'.repeat(32)))],
    ['a solution of another kind', () => changed((payload) => Object.assign(payload, { solution: null }))],
    ['a huge one', () => Promise.resolve('A'.repeat(19_000))],
  ])('%s is refused by its field in the person’s language, and nothing is written', async (_what, make) => {
    const solved = await make()
    const before = await count()
    const messages = new Set<string>()
    for (const locale of locales) {
      const answer = await send(solved, localeIds[locale])
      expect(answer.statusCode).toBe(422)
      const { erros } = answer.json()
      expect(erros).toHaveLength(1)
      expect([erros[0].campo, erros[0].chave]).toEqual(['/recaptchaToken', 'humanCheck'])
      messages.add(erros[0].mensagem)
    }
    expect(messages.size).toBe(4)
    expect(await count()).toBe(before)
  })

  test('servers that share the database and the key share what was used', async () => {
    const other = await testStation(inject('clusterUrl'), {
      ...station.sibling(),
      humanCheck: createAltchaCheck({ stationKey }),
    })
    const solved = await token()
    expect((await send(solved)).statusCode).toBe(201)
    expect((await other.register({ ...lossReport(), recaptchaToken: solved })).statusCode).toBe(422)
    await other.close()
  })
})

describe('reCAPTCHA', () => {
  let requests: URLSearchParams[]
  let answer: unknown = {}
  let status = 200
  const service = createServer((request, reply) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      requests.push(new URLSearchParams(body))
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  beforeAll(async () => {
    service.listen(0, '127.0.0.1')
    await once(service, 'listening')
  })
  afterAll(() => service.close())

  const ask = (given: unknown, as = 200, given_token: string | undefined = 'a-token_1') => {
    requests = []
    answer = given
    status = as
    const { port } = service.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/siteverify`
    return createRecaptchaCheck({ siteKey: 'the-site-key', secret: 'the-secret', url }).verify(
      given_token,
      'login',
    )
  }

  test('asks the service with the secret and the token, and nothing else', async () => {
    expect(await ask({ success: true, action: 'login', score: 0.9 })).toEqual({ ok: true })
    expect(requests.map((form) => [...form])).toEqual([
      [
        ['secret', 'the-secret'],
        ['response', 'a-token_1'],
      ],
    ])
  })

  test.each([
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }],
    [{ success: true, action: 'homepage', score: 0.9 }],
    [{ success: true, action: 'login', score: 0.4 }],
    [{ success: true, action: 'login' }],
    [{}],
  ])('%j is no person', async (given) => {
    expect(await ask(given)).toEqual({ ok: false })
  })

  test('a malformed token is not sent to the service', async () => {
    expect(await ask({ success: true, action: 'login', score: 1 }, 200, 'a b')).toEqual({ ok: false })
    expect(requests).toEqual([])
  })

  test('a service that is away is not the person’s fault', async () => {
    await expect(ask({}, 500)).rejects.toMatchObject({ code: 'indisponivel' })
  })
})

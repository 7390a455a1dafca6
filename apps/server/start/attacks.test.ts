import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { routesOf } from './routes.fixture.ts'
import { testStation, type TestStation } from './test-station.fixture.ts'

let station: TestStation
let known: { bop: string; nrBop: string; autDig: string }
let cookie: string
beforeAll(async () => {
  // Guessing is slowed down, which guess-throttle.test.ts shows; here it must be quick.
  const guessing = {
    freeByClient: Infinity,
    freeByReport: Infinity,
    windowMs: 1,
    firstMs: 1,
    longestMs: 1,
    mostWaiting: 1,
  }
  station = await testStation(inject('clusterUrl'), { guessing })
  const answer = await station.register()
  known = answer.json()
  cookie = String(answer.cookies[0]?.value)
})
afterAll(() => station.close())

const written = async () => {
  const { reports, jobs, spent } = await station.db
    .selectNoFrom((from) => [
      from
        .selectFrom('reports')
        .select(({ fn }) => fn.countAll().as('n'))
        .as('reports'),
      from
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll().as('n'))
        .as('jobs'),
      from
        .selectFrom('spent_challenges')
        .select(({ fn }) => fn.countAll().as('n'))
        .as('spent'),
    ])
    .executeTakeFirstOrThrow()
  return [reports, jobs, spent].map(Number)
}

/** Whatever the answer to an attack is, nothing is stored, and no answer or log line holds internals. */
let before: number[]
beforeEach(async () => {
  before = await written()
})
afterEach(async () => {
  expect(await written()).toEqual(before)
  expect(JSON.stringify(station.lines)).not.toMatch(/attacker|polluted|select |\bat .*attacker/i)
})

const insides = /\bat \/|node_modules|select |syntax error|postgres|ENOENT|SyntaxError|undefined/i

const post = (url: string, payload: string | Buffer, type: string) =>
  station.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, 'idempotency-key': crypto.randomUUID() },
  })

describe('an e-mail that is more than one address', () => {
  test.each([
    'victim@example.org,attacker@example.org',
    'victim@example.org;attacker@example.org',
    'victim@example.org attacker@example.org',
    'victim@example.org\r\nBcc: attacker@example.org',
    'victim@example.org\nSubject: attacker',
    'victim@example.org%0aBcc:attacker@example.org',
    '"attacker" <attacker@example.org>',
    'attacker@example.org\u0000@example.org',
    '@example.org:attacker@example.org',
  ])('%j is refused by its field', async (valor) => {
    const report = lossReport()
    Object.assign(report.envolvido[0]?.contato?.[2] ?? {}, { valor })
    const answer = await station.register(report)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().erros[0].campo).toBe('/envolvido/0/contato/2/valor')
  })

  test('a name with a line break is no header', async () => {
    const report = lossReport()
    Object.assign(report.envolvido[0] ?? {}, { nome: 'MARIA SILVA\r\nBcc: attacker@example.org' })
    expect((await station.register(report)).statusCode).toBe(422)
  })
})

describe('a stranger at someone’s report', () => {
  const print = (path: string, headers = {}) => station.app.inject({ url: `/api/print/${path}`, headers })
  const refusal = async () => (await print('277/20269999991')).body

  test.each([
    ['no cookie', {}],
    ['an empty one', { cookie: 'registrante=' }],
    ['a made-up one', { cookie: `registrante=${'A'.repeat(43)}` }],
    ['the digest itself', { cookie: `registrante=${Buffer.alloc(32).toString('base64url')}` }],
    ['an object', { cookie: 'registrante=__proto__; registrante[]=1' }],
    ['a very long one', { cookie: `registrante=${'A'.repeat(8000)}` }],
  ])('with %s gets what everyone gets', async (_what, headers) => {
    const answer = await print(`277/${known.nrBop}`, headers)
    expect([answer.statusCode, answer.body]).toEqual([404, await refusal()])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('one changed character in a valid cookie makes it invalid', async () => {
    const forged = cookie.startsWith('A') ? `B${cookie.slice(1)}` : `A${cookie.slice(1)}`
    const answer = await print(`277/${known.nrBop}`, { cookie: `registrante=${forged}` })
    expect([answer.statusCode, answer.body]).toEqual([404, await refusal()])
  })

  // FI-04
  test('trying all numbers reveals nothing, neither by the answers nor by their time', async () => {
    const missing = (sequence: number) =>
      bulletinNumber({ unit: 277, year: 2026, sequence: 90_000 + sequence }).slice(4)
    const times: Record<'known' | 'missing', number[]> = { known: [], missing: [] }
    const ask = async (kind: 'known' | 'missing', number: string) => {
      const begin = performance.now()
      const answer = await print(`277/${number}`)
      times[kind].push(performance.now() - begin)
      const { date: _, ...headers } = answer.headers
      return JSON.stringify([answer.statusCode, answer.body, headers])
    }
    const answers = new Set<string>()
    for (let round = 0; round < 100; round += 1) {
      answers.add(await ask('known', known.nrBop))
      answers.add(await ask('missing', missing(round)))
    }
    expect(answers.size).toBe(1)
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length / 2] ?? 0
    const [fast, slow] = [median(times.known), median(times.missing)].toSorted((a, b) => a - b)
    expect((slow ?? 0) - (fast ?? 0)).toBeLessThan(1 + (fast ?? 0) / 2)
  })

  test.each([
    '277/..%2f..%2fetc%2fpasswd',
    '277/20260000019%00',
    '%32%37%37%00/20260000019',
    '277%2e/20260000019',
    '0277/20260000019',
    '277/２０２６００００１９',
    "277/20260000019'%20or%20'1'='1",
    '277/20260000019;drop%20table%20reports',
    '277/%5b%5d',
    '277/__proto__',
    '__proto__/constructor',
    '277/20260000019?autDig[]=1',
    '277/20260000019?autDig=1&autDig=2',
    '277/20260000019?autDig=__proto__',
  ])('the path %s leads nowhere', async (path) => {
    const answer = await print(path)
    expect([answer.statusCode, answer.json().erro]).toEqual([404, 'ocorrencia-nao-encontrada'])
  })

  test.each([
    ['277/../../../etc/passwd', 404],
    ['277/20260000019/..', 404],
    [`277/${'1'.repeat(5000)}`, 413],
    ['277/%E0%A4%A', 400],
  ])('the path %s is none of ours', async (path, status) => {
    const answer = await print(path)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).not.toMatch(insides)
  })
})

describe('a body that does not belong', () => {
  const posts = () => routesOf(station.app).filter(({ method }) => method === 'POST')
  const everywhere = async (payload: string | Buffer, type: string) => {
    const answers = []
    for (const { path } of posts()) answers.push({ path, ...(await post(path, payload, type)) })
    expect(answers.length).toBeGreaterThanOrEqual(5)
    return answers.map(({ path, statusCode, body }) => ({ path, statusCode, body }))
  }
  /** The form of the second copy may also lead to its page of error, as it does for a wrong number. */
  const isRefusal = ({ path, statusCode }: { path: string; statusCode: number }) =>
    (statusCode >= 400 && statusCode < 500) || (path === '/api/segunda-via' && statusCode === 303)

  test.each([
    ['two megabytes', JSON.stringify({ relato: 'A'.repeat(2_000_000) })],
    ['brackets a thousand deep', `${'['.repeat(1000)}${']'.repeat(1000)}`],
    ['objects eleven deep', `${'{"a":'.repeat(11)}1${'}'.repeat(11)}`],
    ['half a text', '{"envolvido": "attacker'],
    ['nothing', ''],
    ['a __proto__', '{"__proto__": {"polluted": true}, "envolvido": []}'],
    ['an escaped __proto__', '{"\\u005f_proto__": {"polluted": true}}'],
    ['a constructor’s prototype', '{"constructor": {"prototype": {"polluted": true}}}'],
    ['a hidden __proto__', '{"fato": {"endereco": {"__proto__": {"polluted": true}}}}'],
  ])('%s is refused everywhere', async (_what, payload) => {
    const answers = await everywhere(payload, 'application/json')
    expect(answers.filter((answer) => !isRefusal(answer))).toEqual([])
    for (const { body } of answers) expect(body).not.toMatch(insides)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test.each([
    ['text/plain', JSON.stringify(lossReport())],
    ['text/xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['application/x-www-form-urlencoded', 'a=1&__proto__[polluted]=1'],
    ['application/octet-stream', '\u0000\u0001'],
    ['application/json; charset=utf-7', '+AHsAfQ-'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\npolluted\r\n--x--',
    ],
    ['multipart/form-data', 'no boundary'],
    ['', JSON.stringify(lossReport())],
  ])('as %j is refused everywhere', async (type, payload) => {
    const answers = await everywhere(payload, type)
    expect(answers.filter((answer) => !isRefusal(answer))).toEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('a file in the place of a number is not read', async () => {
    const form = new FormData()
    form.set('autDig', new Blob([known.autDig]), 'attacker.pdf')
    const answer = await station.app.inject({ method: 'POST', url: '/api/segunda-via', payload: form })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/api/segunda-via/error'])
  })

  test('fields that no report has are dropped', async () => {
    const key = crypto.randomUUID()
    const answer = await station.register(
      { ...lossReport(), isAdmin: true, id: 'attacker' },
      { 'idempotency-key': key },
    )
    expect(answer.statusCode).toBe(201)
    const row = await station.db
      .selectFrom('reports')
      .selectAll()
      .where('idempotency_digest', '=', station.lookup('idempotency', key))
      .executeTakeFirstOrThrow()
    const body = station.vault.decrypt(row.id, row.wrapped_key, 'body', row.body).toString('utf8')
    expect(body).not.toMatch(/isAdmin|attacker/)
    before = await written()
  })
})

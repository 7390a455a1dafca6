import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { usualThrottle } from '../../base/http/guess-throttle.ts'
import { usualThreadThrottle } from '../../citizen/routes/acompanhar/thread-opening.ts'
import { testThreads, type TestThreads } from './test-thread.fixture.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

const anyCode = () => authenticationCode(randomBytes(15))
const unknownNumber = bulletinNumber({ unit: 277, year: 2026, sequence: 99_999 })

// TH-11
test('an unknown number, a wrong code, a closed one and a body that cannot be read get the same bytes', async () => {
  const [open, closed] = [await threads.report(), await threads.report()]
  expect((await threads.post('/fechar-codigo', closed)).statusCode).toBe(204)
  const wrong: (object | string)[] = [
    { ...open, codigo: anyCode() },
    { ...open, numero: unknownNumber },
    closed,
    { ...open, codigo: 'ABCD' },
    { numero: 171 },
    {},
    '{"numero":',
    '[]',
  ]
  const answers = await Promise.all(wrong.map((body) => threads.post('', body)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]))
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('hex'))).size).toBe(1)
  const headers = answers.map(({ headers: { date: _date, connection: _connection, ...rest } }) =>
    Object.entries(rest).map(String).toSorted(),
  )
  for (const each of headers) expect(each).toEqual(headers[0])
})

/** The middle one of an even number. */
const middle = (many: readonly number[]) => many.toSorted((one, other) => one - other)[many.length / 2] ?? 0

// TH-11
test('an unknown number and a wrong code take the same time, measured in turns', async () => {
  // Nobody is slowed down here: what is compared is the work alone.
  const quick = await testThreads(inject('clusterUrl'), { guessing: { ...usualThrottle, mostWaiting: 0 } })
  onTestFinished(() => quick.close())
  const { numero } = await quick.report()
  const timed = async (number: string) => {
    const begin = performance.now()
    await quick.post('', { numero: number, codigo: anyCode() })
    return performance.now() - begin
  }
  for (let warm = 0; warm < 10; warm += 1) await timed(warm % 2 ? numero : unknownNumber)
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 60; turn += 1) {
    known.push(await timed(numero))
    unknown.push(await timed(unknownNumber))
  }
  // A machine with other work slows both alike, and the middle of many forgets its hiccups.
  const ratio = middle(known) / middle(unknown)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.6)
})

// TH-14
test('a thousand wrong codes slow only themselves down: never five seconds, and the right code opens at once', async () => {
  expect(usualThreadThrottle.longestMs).toBeLessThan(4000)
  // As ever, a tenth as long.
  const guessing = { ...usualThreadThrottle, firstMs: 25, longestMs: 250 }
  const guessed = await testThreads(inject('clusterUrl'), { guessing })
  onTestFinished(() => guessed.close())
  const own = await guessed.report()
  const waits: number[] = []
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const begin = performance.now()
        const { statusCode } = await guessed.post('', { ...own, codigo: anyCode() })
        waits.push(performance.now() - begin)
        expect(statusCode).toBe(404)
      }),
    )
  expect(waits).toHaveLength(1000)
  expect(Math.max(...waits)).toBeLessThan(5000)
  // The last ones wait for the longest time, each of them.
  expect(Math.min(...waits.slice(-50))).toBeGreaterThanOrEqual(guessing.longestMs - 5)
  const begin = performance.now()
  expect((await guessed.post('', own)).statusCode).toBe(200)
  expect(performance.now() - begin).toBeLessThan(1000)
}, 60_000)

// TH-15
describe('number and code', () => {
  test('are in no log line and no address, and nothing is cached', async () => {
    const own = await threads.report()
    const answer = await threads.post('', own)
    expect(answer.headers['cache-control']).toBe('no-store')
    const log = JSON.stringify(threads.lines)
    expect(log).toContain('/api/acompanhar')
    expect(log).not.toContain(own.codigo)
    expect(log).not.toContain(own.numero)
  })

  test('that are right tell what cannot be read of the rest; a wrong code does not', async () => {
    const own = await threads.report()
    expect((await threads.post('/mensagem', { ...own, texto: '' })).statusCode).toBe(400)
    expect((await threads.post('/mensagem', { ...own, codigo: anyCode(), texto: '' })).statusCode).toBe(404)
  })
})

// TH-16
describe('a closed code', () => {
  test('opens neither thread nor paper, the helper neither; the report lives and its QR code is still checked', async () => {
    const own = await threads.report()
    const { report } = await threads.reportOf(own.numero)
    const reference = report.code_digest.toString('hex').slice(0, 20)
    const reader = (await threads.post('/codigo-de-leitura', own)).json<{ codigo: string }>()
    expect((await threads.post('/fechar-codigo', own)).statusCode).toBe(204)
    for (const codigo of [own.codigo, reader.codigo])
      expect((await threads.post('', { ...own, codigo })).statusCode).toBe(404)
    const byNumber = `/api/print/277/${own.numero.slice(4)}`
    const print = (autDig: string) =>
      threads.app.inject({ method: 'POST', url: byNumber, payload: { autDig } })
    expect((await print(own.codigo)).statusCode).toBe(404)
    const checked = await threads.app.inject({
      method: 'POST',
      url: '/api/validar-documento',
      payload: { codigo: reference },
    })
    expect(checked.json()).toMatchObject({ situacao: 'valido' })
    expect((await threads.reportOf(own.numero)).report.key_destroyed_at).toBeNull()
  })
})

// TH-17
describe('a second code', () => {
  test('reads, and is told so where it writes; nobody gets the paper with it, which holds the first code', async () => {
    const own = await threads.report()
    const { codigo } = (await threads.post('/codigo-de-leitura', own)).json<{ codigo: string }>()
    const reader = { ...own, codigo }
    expect(await threads.read(reader)).toMatchObject({ somenteLeitura: true })
    for (const [path, more] of [
      ['/mensagem', { texto: 'Olá' }],
      ['/fechar-codigo', {}],
      ['/codigo-de-leitura', {}],
      ['/recurso', {}],
      ['/avisos', { quer: true }],
    ] as const)
      expect((await threads.post(path, { ...reader, ...more })).json()).toMatchObject({
        erro: 'somente-leitura',
      })
    expect((await threads.post('/papel', reader)).statusCode).toBe(403)
    expect((await threads.post('/papel', own)).statusCode).toBe(200)
  })

  test('is the same for a repeated request, and opens nothing once it is revoked', async () => {
    const own = await threads.report()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const give = async () =>
      (await threads.post('/codigo-de-leitura', own, headers)).json<{ leitor: string; codigo: string }>()
    const [first, second] = [await give(), await give()]
    expect(second).toEqual(first)
    expect((await threads.read(own)).leitores).toEqual([first.leitor])
    const after = await threads.post('/codigo-de-leitura/revogar', { ...own, leitor: first.leitor })
    expect(after.json()).toMatchObject({ leitores: [] })
    expect((await threads.post('', { ...own, codigo: first.codigo })).statusCode).toBe(404)
    const again = await threads.post('/codigo-de-leitura/revogar', { ...own, leitor: first.leitor })
    expect(again.json()).toMatchObject({ erro: 'nada-em-aberto' })
  })
})

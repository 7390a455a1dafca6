import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { loadSecrets } from '../../start/load-secrets.ts'
import { destroyKeys } from '../keys/destroy-keys.ts'

type Answer = Awaited<ReturnType<TestStation['register']>>

let station: TestStation
beforeEach(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterEach(() => station.close())

const withKey = (key: string, headers: Record<string, string> = {}) => ({
  'idempotency-key': key,
  ...headers,
})
const otherAnswers = (): Occurrence => {
  const report = lossReport()
  report.relato_plain = `${report.relato_plain} E DEPOIS LEMBREI DE MAIS UMA COISA.`
  return report
}
const rows = () => station.db.selectFrom('reports').selectAll().execute()
const cookieOf = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
const print = (answer: Answer, cookie: string) =>
  station.app.inject({ url: `/api/print/277/${answer.json().nrBop}`, headers: { cookie } })

describe('who reads the database', () => {
  test('opens nothing by sending what stands in it as an Idempotency-Key', async () => {
    await station.register(lossReport(), withKey(crypto.randomUUID()))
    const dump = JSON.stringify(await rows(), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer'
        ? Buffer.from((value as unknown as { data: number[] }).data).toString('hex')
        : value,
    )
    const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
    const written = dump.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g) ?? []
    const cut = (dump.match(/"[\da-f]{32}/g) ?? []).map((hex) => asUuid(hex.slice(1)))
    expect(written.length + cut.length).toBeGreaterThan(4)
    for (const key of new Set([...written, ...cut])) {
      const answer = await station.register(lossReport(), withKey(key))
      expect(answer.statusCode).toBe(201)
    }
  })

  test('gets no code with a key learned elsewhere without the answers', async () => {
    const key = crypto.randomUUID()
    const first = await station.register(lossReport(), withKey(key))
    const answer = await station.register(otherAnswers(), withKey(key))
    expect([answer.statusCode, answer.json().erro]).toEqual([409, 'outras-respostas'])
    expect(answer.body).not.toContain(first.json().autDig)
    expect(answer.cookies).toEqual([])
  })

  test('finds no key in the clear in rows of older versions, and none of those is answered again', async () => {
    const key = crypto.randomUUID()
    await station.register(lossReport(), withKey(key))
    const asBefore = { idempotency_key: key, idempotency_digest: null, request_digest: null }
    await station.db.updateTable('reports').set(asBefore).execute()
    await loadSecrets(station.db, { dataDir: station.dataDir, dataKey: undefined })
    const [row] = await rows()
    expect([row?.idempotency_key, row?.idempotency_digest]).toEqual([
      null,
      station.lookup('idempotency', key),
    ])
    const repeat = await station.register(lossReport(), withKey(key))
    expect([repeat.statusCode, (await rows()).length]).toEqual([409, 1])
  })
})

describe('a repeat', () => {
  test('with changed answers gets a message in the person’s language, and stores nothing', async () => {
    const key = crypto.randomUUID()
    await station.register(lossReport(), withKey(key))
    const [before] = await rows()
    const messages = new Set<string>()
    for (const IdIdioma of [1, 2, 3, 4])
      messages.add((await station.register({ ...otherAnswers(), IdIdioma }, withKey(key))).json().mensagem)
    expect(messages.size).toBe(4)
    expect(await rows()).toEqual([before])
  })

  test('is known by its answers, whatever the device adds and in whatever order it sends them', async () => {
    const key = crypto.randomUUID()
    const first = await station.register({ ...lossReport(), recaptchaToken: 'one' }, withKey(key))
    const turned = Object.fromEntries(Object.entries(lossReport()).toReversed())
    const device = { ip: '192.0.2.7', versionFrontEnd: '9', registrante: { userAgent: 'other' } }
    const repeat = await station.register({ ...turned, ...device, recaptchaToken: 'two' }, withKey(key))
    expect([repeat.statusCode, repeat.body]).toEqual([200, first.body])
  })

  test('after the content was destroyed gets a message, and is no failure of the service', async () => {
    const key = crypto.randomUUID()
    await station.register(lossReport(), withKey(key))
    await destroyKeys(station.db, new Date('2100-01-01'))
    const repeat = await station.register(lossReport(), withKey(key))
    expect([repeat.statusCode, repeat.json().erro]).toEqual([410, 'conteudo-eliminado'])
  })

  test('opens the report in a browser that never saw the first answer', async () => {
    const key = crypto.randomUUID()
    await station.register(lossReport(), withKey(key))
    const repeat = await station.register(lossReport(), withKey(key))
    expect(repeat.statusCode).toBe(200)
    expect((await print(repeat, cookieOf(repeat))).statusCode).toBe(200)
  })

  test('sent many times at once gives every answer the same cookie, which opens the report', async () => {
    const key = crypto.randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => station.register(lossReport(), withKey(key))),
    )
    expect(new Set(answers.map(cookieOf)).size).toBe(1)
    for (const answer of answers) expect((await print(answer, cookieOf(answer))).statusCode).toBe(200)
  })
})

describe('the cookie of the browser that registered', () => {
  test('is made for each report: one that somebody planted opens nothing', async () => {
    const planted = 'A'.repeat(43)
    const answer = await station.register(lossReport(), {
      'idempotency-key': crypto.randomUUID(),
      cookie: `registrante=${planted}`,
    })
    expect((await print(answer, `registrante=${planted}`)).statusCode).toBe(404)
    expect((await print(answer, cookieOf(answer))).statusCode).toBe(200)
  })

  test('opens every report that this browser registered in its session', async () => {
    const first = await station.register()
    const second = await station.register(
      otherAnswers(),
      withKey(crypto.randomUUID(), { cookie: cookieOf(first) }),
    )
    for (const each of [first, second]) expect((await print(each, cookieOf(second))).statusCode).toBe(200)
    expect((await print(second, cookieOf(first))).statusCode).toBe(404)
  })

  test('belongs to this very host over HTTPS', async () => {
    const safe = await testStation(inject('clusterUrl'), { publicUrl: 'https://delegacia.example.org' })
    const [cookie] = (await safe.register()).cookies
    expect(cookie).toMatchObject({ name: '__Host-registrante', path: '/', secure: true, httpOnly: true })
    expect(cookie?.domain).toBeUndefined()
    await safe.close()
  })
})

import { setTimeout as sleep } from 'node:timers/promises'
import type { Panel } from '@delegacia/contract/panel'
import { locales } from '@delegacia/domain/language/text'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { appendAudit } from '../../desk/audit/append-audit.ts'
import { verifyAudit } from '../../desk/audit/verify-audit.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { publishFigures } from './keep-figures.ts'
import { noteIfReady } from './keep-served-time.ts'
import { panelPath } from './page-frame.ts'

let station: TestStation
const clock = { now: new Date('2026-11-21T15:00:00Z') }
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), { now: () => clock.now })
  await appendAudit(station.db, { act: 'verificou-registro' })
  for (let each = 0; each < 12; each += 1) await station.register()
})
afterAll(() => station.close())

const get = (url: string, headers = {}) => station.app.inject({ url, headers })
const panel = async () => (await get('/api/painel')).json<Panel>()
const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000))

// FG-04
test('before the first month is settled the panel says when it comes, and names the head of the log', async () => {
  await publishFigures(station.db, clock.now)
  const published = await panel()
  expect(published).toMatchObject({
    meses: [],
    proximo: '2026-12-06',
    registro: { entrada: 1, hash: expect.stringMatching(/^[\da-f]{64}$/) },
    funcionamento: { desde: null, meses: [], interrupcoes: [] },
    terceiros: [],
  })
  const { entrada: seq, hash } = published.registro
  expect(await verifyAudit(station.db, [{ seq, hash }])).toMatchObject({ ok: true })
  expect((await get('/painel')).body).toContain('6 de dezembro de 2026')
})

// FG-04, PN-01
test('a settled month is counted once, and nothing that comes later changes it', async () => {
  clock.now = new Date('2026-12-07T15:00:00Z')
  await publishFigures(station.db, clock.now)
  const { meses } = await panel()
  const received = { tipo: 'exato', valor: 12 }
  expect(meses).toMatchObject([
    {
      mes: '2026-11',
      recebidos: received,
      primeiroOlharHoras: { tipo: 'oculto' },
      corrigidos: { tipo: 'poucos' },
      entregues: null,
      unidades: [{ unidade: 'Delegacia Virtual', recebidos: received }],
    },
  ])
  expect(meses[0]?.porTipo.filter(({ recebidos }) => recebidos.valor !== undefined)).toEqual([])
  await station.db.updateTable('reports').set({ crime: 1 }).execute()
  later(60 * 24 * 40)
  await publishFigures(station.db, clock.now)
  const again = await panel()
  expect(again.meses.map(({ mes }) => mes)).toEqual(['2026-12', '2026-11'])
  expect(again.meses[1]).toEqual(meses[0])
})

// PN-06
test('one answer serves everybody for ten minutes, and who has it gets none again', async () => {
  const first = await get('/api/painel')
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=600' })
  expect(first.headers['set-cookie']).toBeUndefined()
  await appendAudit(station.db, { act: 'verificou-registro' })
  for (const url of ['/api/painel', '/api/painel.csv', ...locales.map(panelPath)]) {
    const { etag } = (await get(url)).headers
    const again = await get(url, { 'if-none-match': String(etag) })
    expect([url, again.statusCode]).toEqual([url, 304])
  }
  expect((await get('/api/painel')).body).toBe(first.body)
  later(11)
  expect((await panel()).registro.entrada).toBe(2)
})

// PN-06
test('the table has each figure of the panel on a line of its own', async () => {
  const { headers, body } = await get('/api/painel.csv')
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = body.trim().split('\r\n')
  expect(lines[0]).toBe('mes;numero;de;como;valor')
  expect(lines).toContain('2026-11;recebidos;Estado;exato;12')
  expect(lines.filter((line) => line.includes(';recebidos_por_tipo;')).length).toBe(2 * 28)
  expect(lines.filter((line) => line.split(';').length !== 5)).toEqual([])
})

// FG-05
test.each(locales)(
  'the page of %s has no script, says each figure as text, and shows no small one',
  async (locale) => {
    const { statusCode, headers, body } = await get(panelPath(locale))
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['set-cookie']).toBeUndefined()
    expect(body).toMatch(new RegExp(`<html [^>]*lang="${locale}"`))
    expect(body).not.toMatch(/<script|style="|\son\w+=|undefined|\{\w+\}/)
    expect(body).toContain((await panel()).registro.hash)
    expect(body.match(/<h1>/g)).toHaveLength(1)
  },
)

// PN-03
test('a server notes that it can take reports, and nothing while a check fails', async () => {
  const ready = { failure: 'database', isWell: () => Promise.resolve(true) } as const
  const server = { db: station.db, server: 'one', readiness: [ready] }
  const spans = () => station.db.selectFrom('served_times').selectAll().execute()
  await noteIfReady({ ...server, readiness: [ready, { ...ready, isWell: () => Promise.resolve(false) }] })
  expect(await spans()).toEqual([])
  await noteIfReady(server)
  const [first] = await spans()
  // Both notes may fall into one millisecond, which is all that a date here tells.
  await sleep(5)
  await noteIfReady(server)
  const [second, ...others] = await spans()
  expect(others).toEqual([])
  expect(second?.since).toEqual(first?.since)
  expect(second?.until.getTime()).toBeGreaterThan(first?.until.getTime() ?? Infinity)
  await station.db
    .updateTable('served_times')
    .set({ since: new Date('2020-01-01T12:00:00Z'), until: new Date('2020-01-02T12:00:00Z') })
    .execute()
  await noteIfReady(server)
  expect(await spans()).toHaveLength(2)
})

// PN-03
test('the panel tells the interruption between two notes', async () => {
  await station.db.deleteFrom('served_times').execute()
  const times = [
    ['2026-12-01T03:00:00Z', '2026-12-10T12:00:00Z'],
    ['2026-12-10T14:00:00Z', clock.now.toISOString()],
  ] as const
  await station.db
    .insertInto('served_times')
    .values(
      times.map(([since, until]) => ({ server: 'one', since: new Date(since), until: new Date(until) })),
    )
    .execute()
  later(11)
  const { funcionamento } = await panel()
  expect(funcionamento.interrupcoes.at(-1)).toEqual({
    de: '2026-12-10T09:00:00-03:00',
    ate: '2026-12-10T11:00:00-03:00',
    minutos: 120,
  })
  expect(funcionamento.meses.at(-1)).toEqual({ mes: '2026-12', porCento: 99.73, minutosFora: 120 })
  expect((await get('/en-us/painel')).body).toMatch(/2 hours/)
})

// FG-05
test('while the database is away the page says so, in its language and frame', async () => {
  const away = await testStation(inject('clusterUrl'))
  await away.db.schema.alterTable('public_figures').renameTo('moved').execute()
  const { statusCode, headers, body } = await away.app.inject('/fr-fr/painel')
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
  expect(body).toContain('Nous n’avons pas pu charger les chiffres')
  await away.close()
})

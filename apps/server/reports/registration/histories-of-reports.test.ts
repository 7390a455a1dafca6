import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readHistory } from '../events/read-history.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { firstEvent } from './first-event.ts'
import { beginOlderHistories } from './begin-older-histories.ts'
import { destroyKeys } from '../keys/destroy-keys.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const now = () => new Date('2026-11-22T15:00:00Z')

async function registered(content: object = lossReport()): Promise<string> {
  const { bop } = (await station.register(content)).json()
  const { id } = await station.db
    .selectFrom('reports')
    .select('id')
    .where('bop', '=', bop)
    .executeTakeFirstOrThrow()
  return id
}

const unitOf = async (report: string) =>
  station.db
    .selectFrom('report_units')
    .innerJoin('police_units', 'police_units.id', 'unit_id')
    .select('name')
    .where('report_id', '=', report)
    .executeTakeFirst()

/** As before there were histories. */
async function withoutHistory(report: string): Promise<void> {
  await sql`alter table report_events disable trigger user`.execute(station.db)
  for (const table of ['report_events', 'report_folds', 'report_progress', 'report_units'] as const)
    await station.db.deleteFrom(table).where('report_id', '=', report).execute()
  await sql`alter table report_events enable trigger user`.execute(station.db)
}

// EV-19
test('a registered report is in the queue of its unit, with the beginning of its history', async () => {
  const report = await registered()
  const found = await readHistory(station.db, report)
  expect(found).toMatchObject({ version: 1, history: [{ kind: 'registered', atHome: false }] })
  expect(await unitOf(report)).toEqual({ name: 'Delegacia Virtual' })
})

// EV-19
test('a report from before there were histories gets the same, once', async () => {
  const report = await registered()
  const before = await readHistory(station.db, report)
  await withoutHistory(report)
  expect(await beginOlderHistories(station.db, station, { now })).toBe(1)
  const after = await readHistory(station.db, report)
  expect({ ...after?.history[0], id: '' }).toEqual({ ...before?.history[0], id: '' })
  expect(await unitOf(report)).toEqual({ name: 'Delegacia Virtual' })
  expect(await beginOlderHistories(station.db, station, { now })).toBe(0)
})

const care = () => reportOf('violencia_contra_mulher/atendimento')
const withMeasure = (report: ReturnType<typeof care>) => ({
  ...report,
  envolvido: report.envolvido.map((party, place) => (place === 0 ? { ...party, pede_medida: true } : party)),
})

// EV-21
test.each([
  ['help at once', care(), ['immediateCare', 'firstLook', 'violence']],
  [
    'a protective measure',
    withMeasure(reportOf('violencia_contra_mulher')),
    ['protectiveMeasure', 'firstLook', 'violence'],
  ],
  ['both', withMeasure(care()), ['immediateCare', 'protectiveMeasure', 'firstLook', 'violence']],
  ['nothing of it', reportOf('violencia_contra_mulher'), ['firstLook', 'violence']],
])('who asks for %s stands where that is urgent, older reports too', async (_what, content, clocks) => {
  const report = await registered(content)
  const stands = async () => {
    const row = await station.db
      .selectFrom('report_progress')
      .select(['is_urgent', 'clocks'])
      .where('report_id', '=', report)
      .executeTakeFirstOrThrow()
    return { urgent: row.is_urgent, clocks: row.clocks.map(({ kind }) => kind) }
  }
  const expected = { urgent: clocks.length > 2, clocks }
  expect(await stands()).toEqual(expected)
  await withoutHistory(report)
  await beginOlderHistories(station.db, station, { now })
  expect(await stands()).toEqual(expected)
})

// RF-30
test('what is asked for a child with the report says so from the first', () => {
  const first = (report: ReturnType<typeof care>) =>
    firstEvent({ report, crime: 5, locale: 'pt-br', discreet: true }, { id: 60 }, now())
  expect(first(withMeasure(reportOf('violencia')))).toMatchObject({ measureLaw: 'henryBorel' })
  expect(first(withMeasure(reportOf('violencia_contra_mulher')))).not.toHaveProperty('measureForChild')
  expect(first(reportOf('violencia'))).not.toHaveProperty('measureForChild')
})

// EV-19
test('a report that a job refers to in the same moment gets its history too', async () => {
  const report = await registered()
  await withoutHistory(report)
  await station.db.transaction().execute(async (job) => {
    await sql`select 1 from reports where id = ${report} for key share`.execute(job)
    expect(await beginOlderHistories(station.db, station, { now })).toBe(1)
  })
})

// EV-19
test('servers that start together give each report its history once', async () => {
  const reports = [await registered(), await registered(), await registered()]
  for (const report of reports) await withoutHistory(report)
  const counts = await Promise.all([1, 2].map(() => beginOlderHistories(station.db, station, { now })))
  expect(counts).toContain(0)
  expect(counts).toContain(3)
})

// EV-20
test('what retention destroys ends its history and leaves the queues, older reports too', async () => {
  const [report, older] = [await registered(), await registered()]
  await withoutHistory(older)
  await destroyKeys(station.db, new Date('2100-01-01'))
  await beginOlderHistories(station.db, station, { now })
  for (const each of [report, older]) {
    expect((await readHistory(station.db, each))?.history.at(-1)?.kind).toBe('destroyed')
    const row = await station.db
      .selectFrom('report_progress')
      .select('is_open')
      .where('report_id', '=', each)
      .executeTakeFirst()
    expect(row).toEqual({ is_open: false })
  }
})

import { event, eventKinds } from '@delegacia/domain/desk/histories.fixture'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import type { ReportEvent } from '@delegacia/domain/desk/events/report-event'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { appendEvent } from './append-event.ts'
import { rowOf } from './event-row.ts'
import { countRows } from './count-rows.fixture.ts'
import { disagreeingSnapshots } from './disagreeing-snapshots.ts'
import { getHistory } from './get-history.fixture.ts'
import { snapshotOf, snapshotRow, readSnapshot, standsAt } from './report-snapshot.ts'

let desk: TestDesk
let unit: number
let by: ByOfficer
let sequence = 1
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  const { id } = await desk.officer('Camila', { role: 'delegado', unit })
  by = { kind: 'officer', officer: id, role: 'delegado', unit }
})
afterAll(() => desk.close())

const minute = 60_000
const newReport = () => desk.report(unit, sequence++)
const append = (report: string, added: NewEvent, now = new Date()) =>
  desk.db.transaction().execute((trx) => appendEvent(trx, { report, event: added, now }))
const look = (): NewEvent => ({ kind: 'opened', by, reason: 'triagem' })

/** A report with so many events, as it was before there were snapshots. */
async function reportWith(events: number): Promise<string> {
  const report = await newReport()
  const { at } = (await getHistory(desk.db, report))[0]
  const looks = Array.from({ length: events - 1 }, (_, index) =>
    rowOf(report, index + 2, { ...look(), id: crypto.randomUUID(), at } as ReportEvent),
  )
  for (let from = 0; from < looks.length; from += 500)
    await desk.db
      .insertInto('report_events')
      .values(looks.slice(from, from + 500))
      .execute()
  await desk.db.deleteFrom('report_folds').where('report_id', '=', report).execute()
  return report
}

test('an event is added to two thousand with as many rows read as to ten', async () => {
  const rowsOfAppending = async (events: number) => {
    const report = await reportWith(events)
    const first = await countRows(desk.db, (trx) =>
      appendEvent(trx, { report, event: look(), now: new Date() }),
    )
    const second = await countRows(desk.db, (trx) =>
      appendEvent(trx, { report, event: look(), now: new Date() }),
    )
    expect(await getHistory(desk.db, report)).toHaveLength(events + 2)
    return [first > events, second]
  }
  const [few, many] = [await rowsOfAppending(10), await rowsOfAppending(2000)]
  // The first one after the change of the tables reads them all, once.
  expect(many).toEqual(few)
  expect(many[0]).toBe(true)
})

test('what is kept of a history is what the whole of it says, whatever may still be taken back', async () => {
  const report = await newReport()
  const start = new Date(Date.now() + minute)
  const at = (minutes: number) => new Date(start.getTime() + minutes * minute)
  const text = crypto.randomUUID()
  const message = (minutes: number): NewEvent => ({
    kind: 'messageOut',
    by,
    leavesAt: at(minutes + 1),
    text,
    language: 'pt-br',
  })
  const steps: readonly [number, NewEvent][] = [
    [0, { kind: 'claimed', by, until: at(600) }],
    [1, look()],
    [2, message(2)],
    [2.2, { kind: 'messageIn', by: { kind: 'citizen' }, text }],
    [2.4, { kind: 'correctionAsked', by, leavesAt: at(3.4), questions: [{ campo: '/objeto/0/imei' }] }],
    [5, { kind: 'readerCodeGiven', by: { kind: 'citizen' }, reader: 'r1' }],
    [
      6,
      {
        kind: 'correctionAnswered',
        by: { kind: 'citizen' },
        campos: ['/objeto/0/imei'],
        addendumSha256: 'a'.repeat(64),
      },
    ],
    [7, { kind: 'crimeProposed', by, leavesAt: at(8), to: { crime: 25 }, why: text }],
    [9, { kind: 'crimeDisagreed', by: { kind: 'citizen' } }],
  ]
  for (const [minutes, step] of steps) {
    expect(await append(report, step, at(minutes))).toMatchObject({ ok: true })
    const [snapshot, history] = [await readSnapshot(desk.db, report), await getHistory(desk.db, report)]
    for (const later of [0, 1, 700])
      expect(snapshot && standsAt(snapshot, at(minutes + later))).toEqual(
        progressOf(history, at(minutes + later)),
      )
  }
  expect(await disagreeingSnapshots(desk.db)).toMatchObject({ disagree: [] })
})

test.each(eventKinds)('a snapshot that ends with the kind %s is read as it was kept', async (kind) => {
  const report = await newReport()
  const [first] = await getHistory(desk.db, report)
  const last = { ...event(kind, 10), at: new Date(first.at.getTime() + minute) } as ReportEvent
  const snapshot = snapshotOf(kind === 'registered' ? [first] : [first, last])
  await snapshotRow(desk.db, report, { ...snapshot, open: [] }).execute()
  expect(await readSnapshot(desk.db, report)).toEqual({ ...snapshot, open: [] })
})

// EV-41
test('a snapshot or a list that does not say what the events say is found', async () => {
  const [folded, listed, whole] = [await newReport(), await newReport(), await newReport()]
  const broken = async () =>
    (await disagreeingSnapshots(desk.db)).disagree.filter((one) => [folded, listed, whole].includes(one))
  expect(await broken()).toEqual([])
  await sql`update report_folds set final = jsonb_set(final, '{destroyed}', 'true') where report_id = ${folded}`.execute(
    desk.db,
  )
  await desk.db
    .updateTable('report_progress')
    .set({ state: 'arquivado_na_unidade' })
    .where('report_id', '=', listed)
    .execute()
  expect((await broken()).toSorted()).toEqual([folded, listed].toSorted())
})

// EV-18
test('the role of lists has no right on snapshots, and another unit sees none', async () => {
  await expect(sql`select 1 from report_folds`.execute(desk.databases.list)).rejects.toThrow(
    'permission denied',
  )
  await newReport()
  expect(await desk.databases.open.selectFrom('report_folds').select('seq').execute()).toEqual([])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { countRows } from '../../reports/events/count-rows.fixture.ts'
import { rowOf } from '../../reports/events/event-row.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { readStanding, standingOf } from './standing.ts'

let desk: TestDesk
let unit: number
let officer: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  officer = (await desk.officer('Camila', { role: 'investigador', unit })).id
})
afterAll(() => desk.close())

const minute = 60_000
const both = async (report: string) => {
  const found = await readHistory(desk.db, report)
  if (!found) throw new Error('no history')
  const read = await desk.db.transaction().execute((trx) => readStanding(trx, report, desk.now()))
  return [read, standingOf(found, desk.now())]
}

test('where a report stands is the same without its history, whatever happened', async () => {
  const { id: report } = await desk.filed(unit, { first: { language: 'fr-fr' } })
  const by = { kind: 'officer', officer, role: 'investigador', unit } as const
  const citizen = { kind: 'citizen' } as const
  const later = (ms: number) => new Date(desk.now().getTime() + ms)
  const text = randomUUID()
  const steps = [
    () => ({ kind: 'claimed', by, until: later(300 * minute) }) as const,
    () => ({ kind: 'opened', by, reason: 'triagem' }) as const,
    () => ({ kind: 'messageOut', by, leavesAt: later(minute), text, language: 'pt-br' }) as const,
    ...Array.from({ length: 8 }, () => () => ({ kind: 'messageIn', by: citizen, text }) as const),
    () => ({ kind: 'opened', by, reason: 'triagem' }) as const,
    ...Array.from({ length: 8 }, () => () => ({ kind: 'claimed', by, until: later(300 * minute) }) as const),
    () => ({ kind: 'crimeProposed', by, leavesAt: later(minute), to: { crime: 25 }, why: text }) as const,
    () => ({ kind: 'readerCodeGiven', by: citizen, reader: randomUUID() }) as const,
    () => ({ kind: 'crimeDisagreed', by: citizen }) as const,
  ]
  for (const event of steps) {
    const [read, computed] = await both(report)
    expect(read).toEqual(computed)
    const done = await desk.db
      .transaction()
      .execute((trx) => appendEvent(trx, { report, event: event(), now: desk.now() }))
    expect(done.ok).toBe(true)
    desk.later(2 * minute)
  }
  const [read, computed] = await both(report)
  expect(read).toEqual(computed)
  expect(read?.changes).toHaveLength(20)
  expect(read?.changes.at(-1)).toMatchObject({ kind: 'crimeDisagreed', version: read?.version })
})

test('of a long history as many rows are read as of a short one', async () => {
  const { id: report } = await desk.filed(unit)
  const by = { kind: 'officer', officer, role: 'investigador', unit } as const
  const look = () =>
    desk.db
      .transaction()
      .execute((trx) =>
        appendEvent(trx, { report, event: { kind: 'opened', by, reason: 'triagem' }, now: desk.now() }),
      )
  const rows = () => countRows(desk.db, (trx) => readStanding(trx, report, desk.now()))
  await look()
  const short = await rows()
  const at = desk.now()
  const more = Array.from({ length: 1000 }, (_, index) =>
    rowOf(report, index + 3, { kind: 'opened', by, reason: 'triagem', id: randomUUID(), at }),
  )
  await desk.db.insertInto('report_events').values(more).execute()
  await desk.db.deleteFrom('report_folds').where('report_id', '=', report).execute()
  await look()
  expect(await rows()).toBe(short)
})

test('a report that there is not has no standing', async () => {
  const none = desk.db.transaction().execute((trx) => readStanding(trx, randomUUID(), desk.now()))
  expect(await none).toBeUndefined()
})

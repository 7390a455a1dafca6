import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { appendEvent } from '../../reports/events/append-event.ts'
import { countByUnit } from './unit-counts.ts'

let desk: TestDesk
let unit: number
let other: number
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  other = await desk.unit('DEAM Capanema')
})
afterAll(() => desk.close())

const hourMs = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * hourMs)

// FG-03
test('reports are counted by their first unit: its first look, corrections, and answers to what was written', async () => {
  const { id } = await desk.officer('Camila', { role: 'investigador', unit })
  const by: ByOfficer = { kind: 'officer', officer: id, role: 'investigador', unit }
  const elsewhere: ByOfficer = { ...by, unit: other }
  const add = async (report: string, hours: number, event: NewEvent) => {
    const added = await desk.db
      .transaction()
      .execute((trx) => appendEvent(trx, { report, event, now: later(hours) }))
    expect(added.ok).toBe(true)
  }
  const [first = '', second = ''] = await Promise.all([1, 2, 3].map((each) => desk.report(unit, each)))
  await desk.report(other, 4)
  const opened: NewEvent = { kind: 'opened', by, reason: 'triagem' }
  await add(first, 1, { ...opened, by: elsewhere, until: later(1.5) })
  await add(first, 2, opened)
  await add(second, 4, opened)
  await add(first, 5, { kind: 'messageIn', by: { kind: 'citizen' }, text: 't1' })
  await add(second, 5, { kind: 'messageIn', by: { kind: 'citizen' }, text: 't2' })
  await add(second, 6, { kind: 'claimed', by, until: later(20) })
  await add(second, 7, { kind: 'messageOut', by, leavesAt: later(7), text: 't3', language: 'pt-br' })
  await add(second, 30, opened)

  // Taken back before it left: no answer.
  const leaving = { kind: 'messageOut', by, leavesAt: later(8.02), text: 't4', language: 'pt-br' } as const
  await add(first, 7.9, { kind: 'claimed', by, until: later(20) })
  await add(first, 8, leaving)
  const { id: sent } = await desk.db
    .selectFrom('report_events')
    .select('id')
    .where('report_id', '=', first)
    .where('kind', '=', 'messageOut')
    .executeTakeFirstOrThrow()
  await add(first, 8.01, { kind: 'takenBack', by, event: sent })

  const time = { from: later(-1), to: later(1), until: later(40) }
  const [capanema, salinas] = await countByUnit(desk.db, time)
  expect(capanema).toMatchObject({ unit: 'DEAM Capanema', received: 1, looked: 0, medianHours: undefined })
  expect(salinas).toMatchObject({ received: 3, looked: 2, corrected: 0, wrote: 2, answered: 1 })
  expect(salinas?.medianHours).toBeCloseTo(3, 1)
  // What comes after the end of the count changes nothing.
  expect((await countByUnit(desk.db, { ...time, until: later(3) }))[1]).toMatchObject({ looked: 1, wrote: 0 })
  expect(await countByUnit(desk.db, { ...time, from: later(1), to: later(2) })).toEqual([])
})

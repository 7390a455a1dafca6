import { randomBytes } from 'node:crypto'
import { event, eventKinds, start } from '@delegacia/domain/desk/histories.fixture'
import type { ByOfficer } from '@delegacia/domain/desk/events/author'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withinUnits } from '../../desk/database/within-units.ts'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { createVault } from '../../store/keys/vault.ts'
import { appendEvent, type Addition } from './append-event.ts'
import { eventOf, rowOf } from './event-row.ts'
import { readHistory } from './read-history.ts'
import { keepText, readTexts } from './report-texts.ts'

let desk: TestDesk
let units: [number, number]
let by: ByOfficer
let sequence = 1
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  const { id } = await desk.officer('Camila', { role: 'delegado', unit: units[0] })
  by = { kind: 'officer', officer: id, role: 'delegado', unit: units[0] }
})
afterAll(() => desk.close())

const now = () => new Date()
const soon = () => new Date(Date.now() + 3_600_000)
const newReport = () => desk.report(units[0], sequence++)

const add = (addition: Omit<Addition, 'now'>, within: readonly number[] = units) =>
  withinUnits(desk.databases.open, within, (trx) => appendEvent(trx, { now: now(), ...addition }))

const claimed = (): NewEvent => ({ kind: 'claimed', by, until: soon() })
const wrote: NewEvent = { kind: 'messageIn', by: { kind: 'citizen' }, text: 't1' }

// EV-15
test.each(eventKinds)('an event of the kind %s is read as it was written', (kind) => {
  const written = event(kind, 10)
  const { author, payload, ...row } = rowOf('r1', 2, written)
  const stored = { ...row, at: written.at, author: JSON.parse(author), payload: JSON.parse(payload) }
  expect(eventOf(stored)).toEqual(written)
})

// EV-15
test('an event that the report does not allow is not written, and says why', async () => {
  const report = await newReport()
  expect(await add({ report, event: { kind: 'forwarded', by, to: units[1] } })).toEqual({
    ok: false,
    refusal: 'notYours',
  })
  expect((await readHistory(desk.db, report))?.history).toHaveLength(1)
})

// EV-16
test('who writes on what has changed since is refused; a look changes nothing', async () => {
  const report = await newReport()
  const first = await add({ report, event: claimed() })
  if (!first.ok) throw new Error(first.refusal)
  await add({ report, event: { kind: 'opened', by, reason: 'triagem' } })
  const second = await add({ report, event: wrote, expected: first.version })
  expect(second.ok).toBe(true)
  const late = { report, event: { kind: 'investigationStarted', by } as const, expected: first.version }
  expect(await add(late)).toEqual({ ok: false, refusal: 'stale' })
})

// EV-16
test('of many who write at once each event is kept once, in one order', async () => {
  const report = await newReport()
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => add({ report, event: wrote })))
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  const found = await readHistory(desk.db, report)
  expect([found?.history.length, found?.version]).toEqual([13, 13])
})

// EV-17
describe('a report that goes to another unit', () => {
  test('is out of reach for who sent it, and in the queue of the other', async () => {
    const report = await newReport()
    await add({ report, event: claimed() }, [units[0]])
    await add({ report, event: { kind: 'opened', by, reason: 'triagem' } }, [units[0]])
    const sent = await add({ report, event: { kind: 'forwarded', by, to: units[1] } }, [units[0]])
    expect(sent.ok).toBe(true)
    expect(await add({ report, event: wrote }, [units[0]])).toEqual({ ok: false, refusal: 'unknown' })
    const rows = await withinUnits(desk.databases.list, [units[1]], (trx) =>
      trx.selectFrom('report_progress').selectAll().where('report_id', '=', report).execute(),
    )
    expect(rows).toMatchObject([{ unit_id: units[1], state: 'encaminhado', holder: null, is_open: true }])
  })

  test('takes nothing else along: the transaction reaches its own units only, afterwards too', async () => {
    const [report, other] = [await newReport(), await desk.report(units[1], sequence++)]
    await add({ report, event: claimed() }, [units[0]])
    await add({ report, event: { kind: 'opened', by, reason: 'triagem' } }, [units[0]])
    const seen = await withinUnits(desk.databases.open, [units[0]], async (trx) => {
      await appendEvent(trx, { report, event: { kind: 'forwarded', by, to: units[1] }, now: now() })
      return trx.selectFrom('report_events').select('seq').where('report_id', '=', other).execute()
    })
    expect(seen).toEqual([])
  })
})

// EV-17
test('nobody changes or deletes an event, the owner of the tables neither', async () => {
  await newReport()
  const { db } = desk
  await expect(sql`update report_events set kind = 'opened'`.execute(db)).rejects.toThrow('only added')
  await expect(sql`delete from report_events`.execute(db)).rejects.toThrow('only added')
})

// EV-18
test.each(['report_events', 'report_texts'])('the role of lists has no right on %s', async (table) => {
  await expect(sql`select 1 from ${sql.table(table)}`.execute(desk.databases.list)).rejects.toThrow(
    'permission denied',
  )
})

// EV-18
test('a text is encrypted with the key of its report and bound to its id', async () => {
  const [report, other] = [await newReport(), await newReport()]
  const vault = createVault(randomBytes(32))
  const key = { report, wrappedKey: vault.newKey(report) }
  const text = 'O portão da vizinha tem câmera.'
  const [one, two] = await withinUnits(desk.databases.open, units, async (trx) => [
    await keepText(trx, vault, key, text),
    await keepText(trx, vault, key, 'Outro texto'),
  ])
  const { rows } = await sql<{ body: Buffer }>`select body from report_texts`.execute(desk.db)
  expect(rows.some(({ body }) => body.includes('portão'))).toBe(false)
  expect(await readTexts(desk.db, vault, key, [one])).toEqual(new Map([[one, text]]))
  await sql`update report_texts set body = (select body from report_texts where id = ${one}) where id = ${two}`.execute(
    desk.db,
  )
  await expect(readTexts(desk.db, vault, key, [two])).rejects.toThrow()
  expect(await readTexts(desk.db, vault, { ...key, report: other }, [one])).toEqual(new Map())
})

// EV-16
test('an event is never before the one it follows, whatever the clocks of two servers say', async () => {
  const report = await newReport()
  const added = await withinUnits(desk.databases.open, units, (trx) =>
    appendEvent(trx, { report, event: wrote, now: start }),
  )
  const history = (await readHistory(desk.db, report))?.history
  expect(added.ok && added.event.at).toEqual(history?.[0].at)
})

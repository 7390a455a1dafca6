import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bulletinNumber } from '@delegacia/domain/rules/bulletin-number'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { readSettings, type Settings } from '../../../base/settings/settings.ts'
import { nextSequence, skipNumbersTo } from '../../../store/bulletin-counters.ts'
import { createLastNumbers } from '../../../store/last-numbers.ts'
import { beginClock, findClock } from '../../../store/station-clock.ts'
import { testDatabase } from '../../../store/connection/test-database.fixture.ts'
import { checkMissing } from '../../doctor/work.ts'
import { keepNumbers } from './keep-numbers.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let settings: Settings
const now = new Date('2026-11-21T15:00:00Z')
beforeEach(async () => {
  database = await testDatabase(inject('clusterUrl'))
  const reading = readSettings({ DATA_DIR: mkdtempSync(join(tmpdir(), 'keep-numbers-')) })
  if (!reading.ok) throw new Error('settings')
  ;({ settings } = reading)
})
afterEach(async () => {
  await database.drop()
  rmSync(settings.dataDir, { recursive: true })
})

const numbers = (command: string, at = now) =>
  keepNumbers({ db: database.db, settings }, command === '' ? [] : command.split(' '), () => at)
const next = (year = 2026) => database.db.transaction().execute((trx) => nextSequence(trx, 277, year))

const misunderstood = [
  '',
  'skip',
  'skip --above',
  'skip 2026/12',
  'show all',
  'clock now',
  'year',
  'moved to',
]

test('an unknown command shows the usage, and an invalid number changes nothing', async () => {
  for (const command of misunderstood) {
    const { ok, lines } = await numbers(command)
    expect([command, ok]).toEqual([command, false])
    expect(lines.join('\n')).toContain('skip --above 2026/1234')
  }
  for (const above of ['2026/', '12', '26/12', '277.20260000018', '2026/1234567', '-1'])
    expect(await numbers(`skip --above ${above}`)).toMatchObject({ ok: false })
  expect(await next()).toBe(1)
})

test('numbers are skipped to a sequence or to a number as it stands in a receipt, and the gap is recorded', async () => {
  expect(await next()).toBe(1)
  expect((await numbers('skip --above 2026/12')).ok).toBe(true)
  expect(await next()).toBe(13)
  expect((await numbers(`skip --above ${bulletinNumber({ unit: 277, year: 2026, sequence: 20 })}`)).ok).toBe(
    true,
  )
  expect(await next()).toBe(21)
  // Never back.
  expect((await numbers('skip --above 2026/3')).lines.join()).toContain('above 21')
  expect(await next()).toBe(22)
  const { lines } = await numbers('show')
  expect(lines[0]).toBe('277 in 2026: the last number is 22; this server saw 0')
  expect(lines[1]).toContain('277 in 2026: 2 to 12 left out on purpose (operator, ')
  expect(lines[2]).toContain('277 in 2026: 14 to 20 left out on purpose (operator, ')
})

test('a skip that would use up the year asks for confirmation', async () => {
  await createLastNumbers(settings.dataDir).note(277, 2026, 30_000)
  expect(await numbers('skip --above 2026/40000')).toMatchObject({ ok: true })
  expect((await numbers('skip --above 2026/400000')).lines[0]).toContain('leave out 360000')
  expect(await next()).toBe(40_001)
  expect(await numbers('skip --above 2026/400000 --yes')).toMatchObject({ ok: true })
  expect(await next()).toBe(400_001)
})

test('numbers that the database lost are shown with what to do', async () => {
  await createLastNumbers(settings.dataDir).note(277, 2026, 5)
  await next()
  const output = (await numbers('show')).lines.join('\n')
  expect(output).toContain(
    'The number 277.20260000051 was given, but the database ends at 277.20260000019: it was restored or has lost ' +
      'reports, and would give numbers twice. Nothing is given before you skip them: npm run numbers -- skip --above 2026/5',
  )
})

test('a year is opened, and a clock confirmed, only by the clock of this machine', async () => {
  await beginClock(database.db, 2026, new Date('2026-12-30T12:00:00Z'))
  expect((await numbers('year 2027')).lines[0]).toContain('says 2026-11-21T12:00:00-03:00')
  expect((await numbers('clock')).ok).toBe(true)
  expect(await findClock(database.db)).toMatchObject({ year: 2026, seen_at: now, confirmed: 1 })
  const later = new Date('2027-02-01T12:00:00Z')
  expect((await numbers('clock', later)).lines[0]).toContain('npm run numbers -- year 2027')
  expect((await numbers('year 2027', later)).ok).toBe(true)
  expect(await findClock(database.db)).toMatchObject({ year: 2027, seen_at: later, confirmed: 2 })
})

const restored = (...args: string[]) =>
  keepNumbers(
    { db: database.db, settings: { ...settings, databaseUrl: database.url } },
    ['restored', ...args],
    () => now,
  )

// AV-17
test('after a cluster was restored numbers go on above those of every server', async () => {
  await createLastNumbers(settings.dataDir).note(277, 2026, 15)
  const other = join(settings.dataDir, 'of-another-server.json')
  writeFileSync(other, '{"277":{"2026":20}}')
  expect(await next()).toBe(1)
  expect((await restored(other)).lines.join()).toContain('unit 277, 2026: the next is 21')
  expect(await next()).toBe(21)
  expect((await numbers('show')).lines[1]).toContain('277 in 2026: 2 to 20 left out on purpose (restore, ')
})

// AV-17
test('where a server’s numbers are lost too, as many are left out as may have been given since', async () => {
  await createLastNumbers(settings.dataDir).note(277, 2026, 15)
  expect((await restored('--since', '2026-11-21T10:00:00-03:00')).ok).toBe(true)
  expect(await next()).toBe(15 + 100 + 1)
})

// AV-17
test('a restore of which nothing certain is said, or of the embedded database, skips nothing', async () => {
  const missing = join(settings.dataDir, 'missing.json')
  await expect(restored(missing)).rejects.toThrow('ENOENT')
  for (const args of [[], ['--since', '2026-11-21'], ['--since', '2026-11-21T10:00:00']])
    expect((await restored(...args)).lines.join('\n')).toContain('restored FILE…')
  expect((await numbers(`restored ${missing}`)).lines[0]).toContain('npm run restore')
  expect(await next()).toBe(1)
})

// DP-17, DC-11
test('numbers that were given and did not come back are named until somebody settles them', async () => {
  const { db } = database
  expect(await next()).toBe(1)
  // Two were given after the restored moment; the rest is a margin.
  await skipNumbersTo(db, { unit: 277, year: 2026, last: 120, given: 3 })
  await skipNumbersTo(db, { unit: 277, year: 2027, last: 100 })
  const named = [2, 3].map((sequence) => bulletinNumber({ unit: 277, year: 2026, sequence })).join(' to ')
  const { lines } = await numbers('show')
  expect(lines.filter((line) => line.includes('MISSING'))).toEqual([
    expect.stringContaining(
      `2 numbers were given, as far as is known, and their reports are not here: ${named}`,
    ),
  ])
  const finding = await checkMissing(db)
  expect(finding).toMatchObject({
    verdict: 'look',
    found: '2 numbers were given, as far as is known, whose reports are not here',
  })
  expect(await numbers('settled')).toMatchObject({ ok: true, lines: [expect.stringContaining('2 numbers')] })
  expect((await numbers('show')).lines.join('\n')).not.toContain('MISSING')
  expect((await checkMissing(db)).verdict).toBe('ok')
  expect(await numbers('settled')).toMatchObject({ ok: false })
})

// DP-17
test('numbers that the operator skips because this server gave them are missing too', async () => {
  await createLastNumbers(settings.dataDir).note(277, 2026, 1)
  expect((await numbers('skip --above 2026/12')).ok).toBe(true)
  const line = (await numbers('show')).lines.find((each) => each.includes('MISSING'))
  expect(line).toContain(
    `1 number was given, as far as is known, and its report is not here: ${bulletinNumber({ unit: 277, year: 2026, sequence: 1 })}.`,
  )
})

import { inject, expect, test } from 'vitest'
import { skipNumbersTo } from '../../store/bulletin-counters.ts'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { busiestDay, numbersToSkipTo } from './restore-numbers.ts'

const guess = {
  restored: { 277: { 2025: 900, 2026: 1000 } },
  known: { 277: { 2026: 1010 } },
  isCertain: false,
  since: new Date('2026-11-20T10:00:00-03:00'),
  now: new Date('2026-11-22T12:00:00-03:00'),
  busiestDay: 300,
}

test('twice the busiest day for every day begun since, above all numbers that are known to be given', () => {
  expect(numbersToSkipTo(guess)).toEqual({ 277: { 2025: 900, 2026: 1010 + 3 * 600 } })
})

test('a quiet station skips a hundred', () => {
  expect(numbersToSkipTo({ ...guess, busiestDay: 2 })).toEqual({ 277: { 2025: 900, 2026: 1110 } })
})

test('a station that had given no number when its backup was made may have given some since', () => {
  expect(numbersToSkipTo({ ...guess, restored: {}, known: {}, busiestDay: 0 })).toEqual({
    277: { 2026: 100 },
  })
})

test('over New Year both years are skipped ahead', () => {
  const now = new Date('2027-01-01T09:00:00-03:00')
  const since = new Date('2026-12-31T20:00:00-03:00')
  expect(numbersToSkipTo({ ...guess, since, now })).toEqual({ 277: { 2025: 900, 2026: 1610, 2027: 600 } })
})

test('what the lost station is known to have given last is not guessed at', () => {
  expect(numbersToSkipTo({ ...guess, isCertain: true })).toEqual({ 277: { 2025: 900, 2026: 1010 } })
})

test('never past the six digits of a number', () => {
  const last = 999_950
  expect(numbersToSkipTo({ ...guess, known: { 277: { 2026: last } } })[277]?.[2026]).toBe(999_999)
})

test('a counter is raised and never lowered', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  for (const last of [5, 40, 7]) await skipNumbersTo(db, { unit: 277, year: 2026, last })
  expect(await db.selectFrom('bulletin_counters').select('last').execute()).toEqual([{ last: 40 }])
  expect(await busiestDay(db)).toBe(0)
  await drop()
})

import { expect, test } from 'vitest'
import { countedMonth, countedMonths } from './counted-month.ts'

// FG-04
test.each([
  ['2026-11-06T02:59:59Z', '2026-09'],
  ['2026-11-06T03:00:00Z', '2026-10'],
  ['2026-11-30T12:00:00Z', '2026-10'],
  ['2026-12-05T12:00:00Z', '2026-10'],
  ['2027-01-05T12:00:00Z', '2026-11'],
  ['2027-01-06T12:00:00Z', '2026-12'],
])('at %s the month %s is published', (now, month) => {
  expect(countedMonth(new Date(now)).month).toBe(month)
})

// FG-04
test('what happens later changes nothing of a month that was published', () => {
  const { from, to, until } = countedMonth(new Date('2026-11-20T12:00:00Z'))
  expect([from, to, until].map((each) => each.toISOString())).toEqual([
    '2026-10-01T03:00:00.000Z',
    '2026-11-01T03:00:00.000Z',
    '2026-11-06T03:00:00.000Z',
  ])
})

// FG-04
test('every settled month since the first report is counted, over the turn of a year', () => {
  const months = countedMonths(new Date('2026-11-01T02:00:00Z'), new Date('2027-02-06T12:00:00Z'))
  expect(months.map(({ month }) => month)).toEqual(['2026-10', '2026-11', '2026-12', '2027-01'])
  expect(countedMonths(new Date('2027-02-01T12:00:00Z'), new Date('2027-02-06T12:00:00Z'))).toEqual([])
})

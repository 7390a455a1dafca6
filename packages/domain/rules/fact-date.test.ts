import { expect, test } from 'vitest'
import { checkFactDate } from './fact-date.ts'

/** 20 November 2026, 23:30 in Pará. */
const now = new Date('2026-11-21T02:30:00Z')

// FA-01
test.each([
  '20/11/2026 23:30',
  '20/11/2026 00:00',
  '19/11/2026 23:59',
  '29/02/2024 12:00',
  '20/11/1926 23:30',
])('%s is taken', (typed) => expect(checkFactDate(typed, { now })).toBeUndefined())

// FA-14
test('the clock of a device that has not heard the station’s refuses nothing for lying in the future', () => {
  expect(checkFactDate('21/11/2026 00:15', { now, unsureClock: true })).toBeUndefined()
  expect(checkFactDate('20/11/2026 24:00', { now, unsureClock: true })?.code).toBe('invalidDateTime')
})

// FA-01
test.each([
  ['', 'required'],
  ['20/11/2026', 'invalidDateTime'],
  ['20/11/2026 24:00', 'invalidDateTime'],
  ['20/11/2026 12:60', 'invalidDateTime'],
  ['29/02/2023 12:00', 'invalidDateTime'],
  ['31/04/2026 12:00', 'invalidDateTime'],
  ['20/11/2026 9:00', 'invalidDateTime'],
  ['2026-11-20 12:00', 'invalidDateTime'],
  ['20/11/2026 23:31', 'futureDate'],
  ['21/11/2026 00:00', 'futureDate'],
  ['20/11/1926 23:29', 'olderThanHundredYears'],
  ['01/01/1500 00:00', 'olderThanHundredYears'],
])('%j gives %s', (typed, code) => expect(checkFactDate(typed, { now })).toEqual({ code }))

// FA-01
test('a hundred years before 29 February is 29 February, whether it was a leap year or not', () => {
  const leapDay = new Date('2000-02-29T15:00:00Z')
  expect(checkFactDate('01/03/1900 00:00', { now: leapDay })).toBeUndefined()
  expect(checkFactDate('28/02/1900 23:59', { now: leapDay })?.code).toBe('olderThanHundredYears')
})

import { expect, test } from 'vitest'
import { adultAge, checkBirthDate, oldestAge } from './birth-date.ts'

/** Still 20 November in Pará, already the 21st in Greenwich. */
const now = new Date('2026-11-21T02:59:00Z')
const limits = { now, minimumAge: adultAge, maximumAge: oldestAge }

// PE-08
test.each(['25/12/1990', '20/11/2008', '29/02/2008', '20/11/1926', '21/11/1925'])('%s is taken', (typed) => {
  expect(checkBirthDate(typed, limits)).toBeUndefined()
})

// PE-08
test.each([
  ['', { code: 'required' }],
  ['31/02/1990', { code: 'invalidDate' }],
  ['29/02/1999', { code: 'invalidDate' }],
  ['1990-12-25', { code: 'invalidDate' }],
  ['5/3/1990', { code: 'invalidDate' }],
  ['21/11/2026', { code: 'futureDate' }],
  ['01/01/2100', { code: 'futureDate' }],
  ['20/11/2026', { code: 'minimumAge', params: { min: 18 } }],
  ['21/11/2008', { code: 'minimumAge', params: { min: 18 } }],
  ['20/11/1925', { code: 'maximumAge', params: { max: 100 } }],
  ['01/01/1700', { code: 'maximumAge', params: { max: 100 } }],
])('%j gives %o', (typed, issue) => expect(checkBirthDate(typed, limits)).toEqual(issue))

// PE-08
test('the day turns at midnight in Belém', () => {
  const after = { ...limits, now: new Date('2026-11-21T03:00:00Z') }
  expect(checkBirthDate('21/11/2008', limits)?.code).toBe('minimumAge')
  expect(checkBirthDate('21/11/2008', after)).toBeUndefined()
  expect(checkBirthDate('21/11/2026', { now })?.code).toBe('futureDate')
  expect(checkBirthDate('21/11/2026', { now: after.now })).toBeUndefined()
})

// FA-14
test('the clock of a device that has not heard the station’s refuses nobody for being born after it', () => {
  const longAgo = { ...limits, now: new Date('1970-01-01T12:00:00Z') }
  expect(checkBirthDate('25/12/1990', longAgo)?.code).toBe('futureDate')
  expect(checkBirthDate('25/12/1990', { ...longAgo, unsureClock: true })).toBeUndefined()
})

test('without limits any age passes', () => {
  expect(checkBirthDate('20/11/2026', { now })).toBeUndefined()
  expect(checkBirthDate('01/01/1900', { now })).toBeUndefined()
})

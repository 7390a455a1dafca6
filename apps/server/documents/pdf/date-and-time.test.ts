import { expect, test } from 'vitest'
import { dateAndTime, dateAndTimeToTheSecond, dayInWords } from './date-and-time.ts'

test.each([
  ['2026-01-01', '1 de janeiro de 2026'],
  ['2024-02-29', '29 de fevereiro de 2024'],
  ['2026-03-31', '31 de março de 2026'],
  ['1999-12-09', '9 de dezembro de 1999'],
])('the day %s is printed as %s', (day, printed) => {
  expect(dayInWords(day)).toBe(printed)
})

test.each([
  ['2026-01-01T02:59:59Z', '31 de dezembro de 2025 às 23:59:59'],
  ['2026-01-01T03:00:00Z', '1 de janeiro de 2026 às 00:00:00'],
  ['2026-07-05T15:04:05.999Z', '5 de julho de 2026 às 12:04:05'],
])('the moment %s is printed by the clock of Pará: %s', (moment, printed) => {
  expect(dateAndTimeToTheSecond(new Date(moment))).toBe(printed)
  expect(dateAndTime(new Date(moment))).toBe(printed.slice(0, -3))
})

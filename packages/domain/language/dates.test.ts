import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  completeBirthDate,
  completeDate,
  completeDateTime,
  fullYearsBetween,
  showInstant,
  stateNow,
  toIsoDate,
  toIsoDateTime,
} from './dates.ts'

const days = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
const brazilian = (iso: string) => `${iso.slice(8, 10)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`

test('the state clock is three hours behind Greenwich, whatever the machine says', () => {
  expect(stateNow(new Date('2026-11-21T02:59:59Z'))).toBe('2026-11-20T23:59')
  expect(stateNow(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-21T00:00')
})

test.each([
  ['5/3/1990', '05/03/1990'],
  ['05/03/1990', '05/03/1990'],
  ['05031990', '05/03/1990'],
  ['5.3.1990', '05/03/1990'],
  ['05-03-1990', '05/03/1990'],
  ['05 / 03 / 1990', '05/03/1990'],
  ['05 03 1990', '05/03/1990'],
  ['5 3 90', '05/03/90'],
  ['1990-12-25', '25/12/1990'],
  [' 25/12/1990\n', '25/12/1990'],
  ['31/02/2020', '31/02/2020'],
  ['2020-02-31', '31/02/2020'],
  ['99999999', '99/99/9999'],
  ['5/', '05/'],
  ['5/3', '05/3'],
  ['12', '12'],
  ['5/3/90', '05/03/90'],
  ['', ''],
  ['ontem', 'ontem'],
])('a typed date %j becomes %j', (typed, completed) => expect(completeDate(typed)).toBe(completed))

// FA-01
test.each([
  ['5/3/2026 9:05', '05/03/2026 09:05'],
  ['05/03/2026 9h05', '05/03/2026 09:05'],
  ['05/03/2026 0905', '05/03/2026 09:05'],
  ['05/03/2026, 09:05:59', '05/03/2026 09:05'],
  ['050320260905', '05/03/2026 09:05'],
  ['05/03/2026 0905:59', '05/03/2026 0905:59'],
  ['2026-03-05T09:05', '05/03/2026 09:05'],
  ['2026-03-05 09:05', '05/03/2026 09:05'],
  ['31/02/2020 25:61', '31/02/2020 25:61'],
  ['2026-03-05T09:05Z', '2026/03/05T09:05Z'],
  ['5/3/2026', '05/03/2026'],
  ['20/11/26', '20/11/2026'],
  ['20-11-26 14:30', '20/11/2026 14:30'],
  ['20/11/90 14:30', '20/11/90 14:30'],
  ['20 11 2026', '20/11/2026'],
  ['20 11 26 1430', '20/11/2026 14:30'],
  ['20.11.2026 14.30', '20/11/2026 14:30'],
  ['20/11/2026 14h', '20/11/2026 14:00'],
  ['20/11/2026, 9 horas', '20/11/2026 09:00'],
  ['20/11/2026 às 14:30', '20/11/2026 14:30'],
  ['20/11/2026 as 9h05', '20/11/2026 09:05'],
  ['20/11/2026 2:30 PM', '20/11/2026 14:30'],
  ['20/11/2026 2 p.m.', '20/11/2026 14:00'],
  ['20/11/2026 12:05 am', '20/11/2026 00:05'],
  ['20/11/2026 14:30 PM', '20/11/2026 14:30'],
  ['14h', '14h'],
  ['5/3/2026 9:0', '05/03/2026 9:0'],
])('a typed date and time %j becomes %j', (typed, completed) =>
  expect(completeDateTime(typed)).toBe(completed),
)

// FA-17
test.each([
  ['05/03/90', '05/03/1990'],
  ['5 3 90', '05/03/1990'],
  ['5.3.12', '05/03/2012'],
  ['28/11/26', '28/11/2026'],
  ['29/11/26', '29/11/1926'],
  ['29/02/00', '29/02/2000'],
  ['29/02/01', '29/02/1901'],
  ['05/03/19', '05/03/19'],
  ['05/03/20', '05/03/20'],
  ['05/03/1', '05/03/1'],
  ['5/3/1990', '05/03/1990'],
  ['05/03/199', '05/03/199'],
])('a birth %j read on 28 November 2026 is %j', (typed, completed) =>
  expect(completeBirthDate(typed, '2026-11-28')).toBe(completed),
)

test('completing keeps every digit typed, but for the zeros it adds', () => {
  const digits = (text: string) => text.replace(/\D/g, '').replaceAll('0', '')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/ :.'.split('')) }), (typed) => {
      fc.pre(!/:\d\d:\d\d\s*$/.test(typed))
      expect(digits(completeDate(typed))).toBe(digits(typed))
      const century = /^(\d\d\/\d\d\/)20(?=\d\d(?: |$))/
      const [whole, short] = [completeDateTime(typed), completeDateTime(typed).replace(century, '$1')]
      expect([digits(whole), digits(short)]).toContain(digits(typed))
    }),
  )
})

test('every day that exists survives, however it was typed', () => {
  fc.assert(
    fc.property(days, (day) => {
      const iso = day.toISOString().slice(0, 10)
      const short = brazilian(iso).replace(/\b0(?=\d\/)/g, '')
      for (const typed of [brazilian(iso), short, iso, brazilian(iso).replaceAll('/', '')]) {
        expect(toIsoDate(completeDate(typed))).toBe(iso)
        expect(toIsoDateTime(completeDateTime(`${typed} 23:59`))).toBe(`${iso} 23:59`)
      }
    }),
  )
})

test.each([
  '31/02/2020',
  '29/02/1900',
  '29/02/2023',
  '31/04/2026',
  '00/01/2026',
  '01/00/2026',
  '01/13/2026',
  '01/01/0000',
])('%s is no day', (date) => expect(toIsoDate(date)).toBeUndefined())

test.each([
  '5/3/1990',
  '1990-03-05',
  '05/03/90',
  ' 05/03/1990',
  '05/03/1990 ',
  '05/03/19900',
  '٠٥/٠٣/١٩٩٠',
  '',
])('%j is not DD/MM/YYYY', (date) => expect(toIsoDate(date)).toBeUndefined())

test.each(['29/02/2024', '29/02/2000', '28/02/2023', '31/12/9999'])('%s is a day', (date) => {
  expect(brazilian(toIsoDate(date) ?? '')).toBe(date)
})

test.each([
  '05/03/2026',
  '05/03/2026 24:00',
  '05/03/2026 12:60',
  '05/03/2026 9:05',
  '05/03/2026  09:05',
  '31/02/2026 10:00',
])('%j is no date and time', (dateTime) => expect(toIsoDateTime(dateTime)).toBeUndefined())

test.each([
  ['2000-06-15', '2026-06-14', 25],
  ['2000-06-15', '2026-06-15', 26],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2026-01-01', '2026-01-01', 0],
  ['2000-06-15', '2026-06-15T00:00', 26],
])('from %s to %s there are %i full years', (birth, today, years) => {
  expect(fullYearsBetween(birth, today)).toBe(years)
})

test('an instant is shown by the state clock in each language', () => {
  const instant = new Date('2026-11-21T02:30:00Z')
  expect(showInstant(instant, 'pt-br')).toBe('20 de novembro de 2026 às 23:30')
  expect(showInstant(instant, 'en-us')).toBe('November 20, 2026 at 23:30')
  expect(showInstant(instant, 'es-es')).toBe('20 de noviembre de 2026 a las 23:30')
  expect(showInstant(instant, 'fr-fr')).toBe('20 novembre 2026 à 23:30')
})

test('the clock of the State is made at its first use, and once', async () => {
  const { DateTimeFormat } = Intl
  const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (...options) {
    return new DateTimeFormat(...options)
  })
  vi.resetModules()
  const dates = await import('./dates.ts')
  expect(made).not.toHaveBeenCalled()
  dates.stateNow(new Date())
  dates.stateNow(new Date())
  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
})

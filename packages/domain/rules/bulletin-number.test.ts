import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bulletinNumber,
  bulletinNumbersMeant,
  formatBulletinNumber,
  isBulletinNumber,
  readBulletinNumber,
  splitBulletinNumber,
} from './bulletin-number.ts'

const parts = fc.record({
  unit: fc.integer({ min: 1, max: 999 }),
  year: fc.integer({ min: 2000, max: 2999 }),
  sequence: fc.integer({ min: 1, max: 999_999 }),
})

// FI-03
test.each([
  [{ unit: 277, year: 2026, sequence: 1 }, '277.20260000019', '00277/2026.000001-9'],
  [{ unit: 277, year: 2026, sequence: 184 }, '277.20260001843', '00277/2026.000184-3'],
])('%o is written %s and read %s', (number, bop, formatted) => {
  expect(bulletinNumber(number)).toBe(bop)
  expect(formatBulletinNumber(bop)).toBe(formatted)
})

test('the part before the full stop is the unit, the part after it the number', () => {
  expect(splitBulletinNumber('277.20260000019')).toEqual({ unidade: '277', nrBop: '20260000019' })
})

// FI-03
test('every number has 15 characters, a full stop as the fourth, and passes its own check', () => {
  fc.assert(
    fc.property(parts, (number) => {
      const bop = bulletinNumber(number)
      const { unidade, nrBop } = splitBulletinNumber(bop)
      expect(bop).toHaveLength(15)
      expect(bop[3]).toBe('.')
      expect(isBulletinNumber(bop)).toBe(true)
      expect(`${unidade}.${nrBop}`).toBe(bop)
    }),
  )
})

test.each([
  '277.20260000019',
  '00277/2026.000001-9',
  ' 277/2026.000001-9 ',
  '00277/2026.000001–9',
  '27720260000019',
  '0027720260000019',
  '00277 2026 000001 9',
  'BO nº 00277/2026.000001-9',
  'B.O. n.º 277/2026.000001-9.',
  'Boletim de Ocorrência: 00277/2026.000001-9',
  '\u200e00277/2026.000001\u20119\u202c',
])('%j is read as the number it is', (typed) => expect(readBulletinNumber(typed)).toBe('277.20260000019'))

test.each([
  '',
  '171',
  'X'.repeat(100),
  '2026.000001-9',
  '00277/2026.000001-8',
  '00277/2026.000001-9a',
  '000277/2026.000001-9',
])('%j is read as no number', (typed) => expect(readBulletinNumber(typed)).toBeUndefined())

// QU-06
test.each([
  ['00277/2026.000184-3', ['277.20260001843']],
  ['184-3', ['277.20260001843']],
  ['BO nº 000184-3', ['277.20260001843']],
  ['1843', ['277.20260001843']],
  ['1-9', ['277.20260000019']],
  ['185', []],
  ['0-0', []],
  ['12345678', []],
  ['abc', []],
])('%j at the desk means %j', (typed, bops) =>
  expect(bulletinNumbersMeant(typed, [2026, 2025])).toEqual(bops),
)

// QU-06
test('the end of a number is one of the first year that its check digit fits', () => {
  const end = (year: number) => bulletinNumber({ unit: 277, year, sequence: 171 }).slice(8)
  expect(bulletinNumbersMeant(end(2025), [2026, 2025])).toContain(`277.2025${end(2025)}`)
  expect(bulletinNumbersMeant(end(2026), [2026, 2025])[0]).toBe(`277.2026${end(2026)}`)
})

test('no single mistyped digit passes', () => {
  fc.assert(
    fc.property(parts, fc.nat(14), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
      fc.pre(place !== 3)
      const bop = bulletinNumber(number)
      const wrong = (Number(bop[place]) + shift) % 10
      expect(isBulletinNumber(bop.slice(0, place) + wrong + bop.slice(place + 1))).toBe(false)
    }),
  )
})

test.each([
  '',
  '277',
  '27720260000019',
  '277.2026000001',
  '277.20260000018',
  '00277/2026.000001-9',
  ' 277.20260000019',
])('%j is no bulletin number', (bop) => expect(isBulletinNumber(bop)).toBe(false))

test.each([
  { unit: 0, year: 2026, sequence: 1 },
  { unit: 1000, year: 2026, sequence: 1 },
  { unit: 277, year: 26, sequence: 1 },
  { unit: 277, year: 2026, sequence: 0 },
  { unit: 277, year: 2026, sequence: 1_000_000 },
  { unit: 277, year: 2026, sequence: 1.5 },
])('%o is refused', (number) => expect(() => bulletinNumber(number)).toThrow(RangeError))

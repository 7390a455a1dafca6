import { expect, test } from 'vitest'
import { checkAgeGroup, isChild, isMinor, type AgeGroup } from './age-group.ts'

const now = new Date('2026-11-21T15:00:00Z')

// PE-09, QS-11
test.each<[born: string, group: AgeGroup, fits: boolean]>([
  ['21/11/2026', 1, true],
  ['22/11/2014', 1, true],
  ['21/11/2014', 1, false],
  ['21/11/2014', 2, true],
  ['22/11/2008', 2, true],
  ['21/11/2008', 2, false],
  ['21/11/2008', 3, true],
  ['22/11/1966', 3, true],
  ['21/11/1966', 3, false],
  ['21/11/1966', 4, true],
  ['22/11/1925', 4, true],
  ['21/11/1925', 4, true],
  ['21/11/1910', 4, true],
])('born %s, group %i: %s', (born, group, fits) => {
  expect(checkAgeGroup(born, { now, group })?.code).toBe(fits ? undefined : 'ageOutsideGroup')
})

test('a child is one until the twelfth birthday', () => {
  expect(isChild('22/11/2014', now)).toBe(true)
  expect(isChild('21/11/2014', now)).toBe(false)
  expect(isChild(undefined, now)).toBe(false)
  expect(isChild('2014-11-22', now)).toBe(false)
})

// PE-22
test('a minor is one until the eighteenth birthday', () => {
  expect(isMinor('22/11/2008', now)).toBe(true)
  expect(isMinor('21/11/2008', now)).toBe(false)
  expect(isMinor('30/02/2020', now)).toBe(false)
  expect(isMinor(7, now)).toBe(false)
})

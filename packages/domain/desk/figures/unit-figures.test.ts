import { expect, test } from 'vitest'
import { unitFigures, type UnitCounts } from './unit-figures.ts'

const counts = (unit: string, received: number, changes: Partial<UnitCounts> = {}): UnitCounts => ({
  unit,
  received,
  looked: received,
  medianHours: 3.2,
  corrected: 20,
  wrote: 40,
  answered: 39,
  ...changes,
})

// FG-03
test('a unit with few reports shows nothing, nor one by which it could be worked out', () => {
  const hidden = { kind: 'hidden' }
  const { units, total } = unitFigures([counts('A', 164), counts('B', 71), counts('C', 3)])
  expect(total).toBe(238)
  expect(units.map(({ received }) => received)).toEqual([hidden, { kind: 'exact', value: 71 }, hidden])
  expect(units[2]).toEqual({
    unit: 'C',
    received: hidden,
    firstLookHours: hidden,
    corrected: hidden,
    answered: hidden,
  })
  expect(units[1]).toEqual({
    unit: 'B',
    received: { kind: 'exact', value: 71 },
    firstLookHours: { kind: 'exact', value: 4 },
    corrected: { kind: 'exact', value: 28 },
    answered: { kind: 'atLeast', value: 90 },
  })
})

// FG-03
test('the median of few looks is nobody’s business', () => {
  const looks = (looked: number) => unitFigures([counts('A', 164, { looked })]).units[0]?.firstLookHours
  expect([looks(9), looks(10)]).toEqual([{ kind: 'hidden' }, { kind: 'exact', value: 4 }])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PublishedShare } from './shown-share.ts'
import { stateFigures, type MonthCounts } from './state-figures.ts'
import type { UnitCounts } from './unit-figures.ts'

const exact = (value: number): PublishedShare => ({ kind: 'exact', value })
const hidden: PublishedShare = { kind: 'hidden' }
const unit = (name: string, received: number, changes: Partial<UnitCounts> = {}): UnitCounts => ({
  unit: name,
  received,
  looked: received,
  medianHours: 3.2,
  corrected: Math.floor(received / 2),
  wrote: received,
  answered: Math.floor(received / 2),
  ...changes,
})
const kinds = (...counts: number[]) => counts.map((received, kind) => ({ kind, received }))
const month = (units: UnitCounts[], counts: number[], changes: Partial<MonthCounts> = {}): MonthCounts => ({
  units,
  kinds: kinds(...counts),
  looked: units.reduce((sum, { looked }) => sum + looked, 0),
  medianHours: 5.5,
  delivered: undefined,
  ...changes,
})

// PN-01
test('the State, its kinds and its units stand beside each other, small ones hidden', () => {
  const figures = stateFigures(month([unit('A', 164), unit('B', 71)], [100, 130, 3, 2], { delivered: 200 }))
  expect(figures.received).toEqual(exact(235))
  expect(figures.kinds.map(({ received }) => received)).toEqual([hidden, exact(130), hidden, hidden])
  expect(figures).toMatchObject({ firstLookHours: exact(6), corrected: exact(50), delivered: exact(85) })
})

// PN-01
test('where the units leave no total, nothing of the State is told', () => {
  const figures = stateFigures(
    month([unit('A', 1), unit('B', 5), unit('C', 5), unit('D', 5)], [11, 5, 0], { delivered: 8 }),
  )
  expect(figures).toMatchObject({
    received: hidden,
    firstLookHours: hidden,
    corrected: hidden,
    answered: hidden,
    delivered: hidden,
  })
  expect(figures.kinds.map(({ received }) => received)).toEqual([hidden, hidden, hidden])
})

// PN-01
test.each<[string, UnitCounts[], PublishedShare]>([
  [
    'one unit tells the same as the State',
    [unit('A', 100, { corrected: 98 })],
    { kind: 'atLeast', value: 95 },
  ],
  ['all units tell theirs', [unit('A', 100, { corrected: 40 }), unit('B', 60, { corrected: 20 })], exact(38)],
  ['one unit has few', [unit('A', 100, { corrected: 40 }), unit('B', 60, { corrected: 3 })], hidden],
  [
    'the others together are many',
    [unit('A', 100, { corrected: 40 }), unit('B', 60, { corrected: 3 }), unit('C', 60, { corrected: 4 })],
    exact(21),
  ],
])('a share of the State where %s', (_, units, corrected) => {
  const received = units.reduce((sum, one) => sum + one.received, 0)
  expect(stateFigures(month(units, [received])).corrected).toEqual(corrected)
})

// PN-01
test('no system that is connected is told apart from few deliveries', () => {
  const deliveries = [undefined, 0, 4].map(
    (delivered) => stateFigures(month([unit('A', 50)], [50], { delivered })).delivered,
  )
  expect(deliveries).toEqual([undefined, { kind: 'few' }, { kind: 'few' }])
})

/** Every list of so many numbers with that sum. */
const listsOf = (length: number, sum: number): number[][] =>
  length === 1
    ? [[sum]]
    : Array.from({ length: sum + 1 }, (_, first) => first).flatMap((first) =>
        listsOf(length - 1, sum - first).map((rest) => [first, ...rest]),
      )

const shownOf = (units: number[], counts: number[]) => {
  const {
    received,
    kinds: ofKinds,
    units: ofUnits,
  } = stateFigures(
    month(
      units.map((count, place) =>
        unit(`U${place}`, count, { looked: 0, corrected: 0, wrote: 0, answered: 0 }),
      ),
      counts,
    ),
  )
  return JSON.stringify([received, ofKinds.map((one) => one.received), ofUnits.map((one) => one.received)])
}

// FG-02
test('by kinds, units and their sum nobody who knows the rule works out a hidden one', () => {
  const most = 14
  const alike = new Map<string, number[][]>()
  for (let sum = 0; sum <= most; sum += 1)
    for (const units of listsOf(2, sum))
      for (const counts of listsOf(3, sum)) {
        const shown = shownOf(units, counts)
        alike.set(shown, [...(alike.get(shown) ?? []), [...units, ...counts]])
      }
  const told = [...alike].filter(([shown, lists]) => {
    const [received, ofKinds, ofUnits] = JSON.parse(shown) as [
      PublishedShare,
      PublishedShare[],
      PublishedShare[],
    ]
    // Without a sum, lists above those made here look the same.
    if (received.kind !== 'exact') return false
    return [...ofUnits, ...ofKinds].some(
      ({ kind }, place) => kind === 'hidden' && new Set(lists.map((list) => list[place])).size < 2,
    )
  })
  expect(told).toEqual([])
  expect(alike.size).toBeGreaterThan(30)
})

// FG-02
test('a small kind is never shown, and a shown one is the truth', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { minLength: 2, maxLength: 28 }), (counts) => {
      const sum = counts.reduce((total, count) => total + count, 0)
      const { kinds: shown } = stateFigures(month([unit('A', sum)], counts))
      for (const { kind, received } of shown)
        expect(
          received.kind === 'hidden' ||
            (received.kind === 'exact' && received.value >= 5 && received.value === counts[kind]),
        ).toBe(true)
    }),
    { numRuns: 300 },
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfSum } from './parts-of-sum.ts'
import { shownCount, shownShare, type Shown } from './shown-share.ts'

const few: Shown = { kind: 'few' }
const atLeast = (value: number): Shown => ({ kind: 'atLeast', value })
const exact = (value: number): Shown => ({ kind: 'exact', value })

// FG-01
test.each<[number, number, Shown]>([
  [32, 33, atLeast(85)],
  [33, 33, atLeast(85)],
  [69, 71, atLeast(90)],
  [164, 164, atLeast(95)],
  [400, 402, atLeast(95)],
  [150, 164, exact(91)],
  [200, 210, exact(95)],
  [30, 164, exact(18)],
  [4, 164, few],
  [0, 164, few],
  [5, 10, exact(50)],
  [6, 10, atLeast(60)],
  [9, 9, { kind: 'hidden' }],
  [0, 0, { kind: 'hidden' }],
])('%d of %d', (part, whole, shown) => expect(shownShare(part, whole)).toEqual(shown))

// FG-01
test('who is missing, or who is the only one, cannot be told from a share: nought to four look the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (whole) => {
      const shares = (parts: number[]) =>
        new Set(parts.map((part) => JSON.stringify(shownShare(part, whole))))
      expect(shares([0, 1, 2, 3, 4]).size).toBe(1)
      expect(
        shares([whole, whole - 1, whole - 2, whole - 3, whole - 4].map((part) => Math.max(part, 0))).size,
      ).toBe(1)
    }),
  )
})

// FG-01
test('what is shown is true', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(500), (one, other) => {
      const [part, whole] = [Math.min(one, other), Math.max(one, other)]
      const shown = shownShare(part, whole)
      const percent = (part / whole) * 100
      expect(shown.kind !== 'atLeast' || percent >= shown.value).toBe(true)
      expect(shown.kind !== 'exact' || Math.abs(percent - shown.value) <= 0.5).toBe(true)
      expect(shown.kind !== 'few' || part < 5).toBe(true)
    }),
  )
  expect([4, 5].map(shownCount)).toEqual([few, exact(5)])
})

// FG-02
test.each<[number[], (number | undefined)[], number | undefined]>([
  [[164, 71, 38], [164, 71, 38], 273],
  [[164, 71, 3], [164, undefined, undefined], 238],
  [[164, 71, 3, 2], [164, undefined, undefined, undefined], 240],
  [[164, 4, 4, 4], [164, undefined, undefined, undefined], 176],
  [[3, 5], [undefined, undefined], undefined],
  [[3], [undefined], undefined],
  [[], [], 0],
])('of %j are shown %j', (counts, parts, total) => expect(partsOfSum(counts)).toEqual({ parts, total }))

/** All lists that would be published the same way: what somebody who knows the rule can still believe. */
function believable(counts: readonly number[]): number[][] {
  const { parts, total } = partsOfSum(counts)
  if (total === undefined) return []
  const places = parts.flatMap((part, place) => (part === undefined ? [place] : []))
  const rest = total - parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
  return sharedOut(rest, places.length)
    .map((shares) => counts.map((count, place) => shares[places.indexOf(place)] ?? count))
    .filter((list) => JSON.stringify(partsOfSum(list)) === JSON.stringify({ parts, total }))
}

const sharedOut = (sum: number, among: number): number[][] =>
  among === 0
    ? [[]]
    : among === 1
      ? [[sum]]
      : Array.from({ length: sum + 1 }, (_, first) =>
          sharedOut(sum - first, among - 1).map((rest) => [first, ...rest]),
        ).flat()

// FG-02
test('nobody who knows the sum, the other parts and the rule can work out a hidden part', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(14), { minLength: 1, maxLength: 4 }), (counts) => {
      const lists = believable(counts)
      const { parts, total } = partsOfSum(counts)
      for (const [place, part] of parts.entries()) {
        const values = new Set(lists.map((list) => list[place]))
        expect(total === undefined || part !== undefined || values.size > 1).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
})

// FG-02
test('small parts are always hidden, and what is shown is the truth', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 12 }), (counts) => {
      const { parts, total } = partsOfSum(counts)
      for (const [place, part] of parts.entries()) {
        const count = counts[place] ?? 0
        expect(part === undefined || (part === count && count >= 5)).toBe(true)
      }
      expect(total === undefined || total === counts.reduce((sum, count) => sum + count, 0)).toBe(true)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partsOfSum } from './parts-of-sum.ts'
import { shownCount, shownShare, type PublishedShare } from './shown-share.ts'

const few: PublishedShare = { kind: 'few' }
const atLeast = (value: number): PublishedShare => ({ kind: 'atLeast', value })
const exact = (value: number): PublishedShare => ({ kind: 'exact', value })

// FG-01
test.each<[number, number, PublishedShare]>([
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
  [[164, 71, 3], [undefined, 71, undefined], 238],
  [[164, 71, 3, 2], [undefined, 71, undefined, undefined], 240],
  [[164, 4, 4, 4], [undefined, undefined, undefined, undefined], 176],
  [[5, 0, 20], [undefined, undefined, undefined], 25],
  [[12, 12, 4], [undefined, 12, undefined], 28],
  [[32, 1], [undefined, undefined], 33],
  [[3, 5], [undefined, undefined], undefined],
  [[3], [undefined], undefined],
  [[], [], 0],
])('of %j are shown %j', (counts, parts, total) => expect(partsOfSum(counts)).toEqual({ parts, total }))

/** Every list of so many parts up to a size. */
const listsOf = (length: number, most: number): number[][] =>
  length === 0
    ? [[]]
    : listsOf(length - 1, most).flatMap((rest) =>
        Array.from({ length: most + 1 }, (_, first) => [first, ...rest]),
      )

// FG-02
test.each([
  [2, 40],
  [3, 24],
  [4, 16],
])('of %d parts up to %d none can be worked out by who knows sum, other parts and rule', (length, most) => {
  const alike = new Map<string, number[][]>()
  for (const list of listsOf(length, most)) {
    const shown = JSON.stringify(partsOfSum(list))
    alike.set(shown, [...(alike.get(shown) ?? []), list])
  }
  const told = [...alike.values()].filter((lists) => {
    const [one = []] = lists
    const { parts, total } = partsOfSum(one)
    // Above this sum some of the lists that look alike are not among those made here.
    if (total === undefined || total > most) return false
    return parts.some(
      (part, place) => part === undefined && new Set(lists.map((list) => list[place])).size < 2,
    )
  })
  expect(told).toEqual([])
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

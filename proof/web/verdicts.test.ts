import { expect, test } from 'vitest'
import { medians, verdictsOf } from './verdicts.mjs'

const good = { score: 0.98, fcp: 1100, lcp: 1200, tbt: 60, cls: 0, bytes: 90_000, requests: 12 }
const floor = { ...good, score: 1, fcp: 1000, tbt: 50 }
const failed = (ours: typeof good) =>
  verdictsOf('home', { ours: [ours], floor: [floor] }).flatMap(({ what, passed }) => (passed ? [] : [what]))

test('a page that is nearly as fast as its floor passes', () => {
  expect(failed(good)).toEqual([])
})

test.each([
  [{ score: 0.94 }, /score, at least 0.95/],
  [{ tbt: 151 }, /blocking time/],
  [{ fcp: 1201 }, /first paint/],
  [{ cls: 0.03 }, /layout shift/],
])('%o is slower than it may be', (change, what) => {
  expect(failed({ ...good, ...change })).toEqual([expect.stringMatching(what)])
})

test('one slow run of three does not count', () => {
  expect(medians([good, { ...good, fcp: 9000 }, good]).fcp).toBe(1100)
})

import { expect, test } from 'vitest'
import { middleOf } from './middle-of.ts'
import type { PublishedShare } from './shown-share.ts'

const exact = (value: number): PublishedShare => ({ kind: 'exact', value })
const hidden: PublishedShare = { kind: 'hidden' }
const unit = (hours: PublishedShare, corrected: PublishedShare = hidden) => ({
  firstLookHours: hours,
  corrected,
  answered: hidden,
})

// FG-07
test('the middle of units is made of what is published of them alone', () => {
  const units = [unit(exact(40), { kind: 'few' }), unit(exact(2)), unit(hidden), unit(exact(9), exact(50))]
  expect(middleOf(units)).toEqual(unit(exact(9), exact(50)))
  expect(middleOf([...units, unit(exact(90))]).firstLookHours).toEqual(exact(9))
  expect(middleOf([unit(hidden, { kind: 'atLeast', value: 95 })])).toEqual(unit(hidden))
})

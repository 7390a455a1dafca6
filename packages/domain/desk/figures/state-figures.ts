import { partsOfSum } from './parts-of-sum.ts'
import { shownShare, smallest, type PublishedShare } from './shown-share.ts'
import { unitFigures, type UnitCounts, type UnitFigures } from './unit-figures.ts'

/** What is counted of the reports of a month. */
export type MonthCounts = {
  readonly units: readonly UnitCounts[]
  /** Every kind that can be reported, in an order that never depends on how many there were. */
  readonly kinds: readonly { readonly kind: number; readonly received: number }[]
  /** Of all reports, how many somebody has opened, and the median of the hours until then. */
  readonly looked: number
  readonly medianHours: number | undefined
  /** How many another system has confirmed; undefined if none is connected. */
  readonly delivered: number | undefined
}

/** The same as it may be published. */
export type StateFigures = {
  readonly received: PublishedShare
  readonly firstLookHours: PublishedShare
  readonly corrected: PublishedShare
  readonly answered: PublishedShare
  readonly delivered: PublishedShare | undefined
  readonly kinds: readonly { readonly kind: number; readonly received: PublishedShare }[]
  readonly units: readonly UnitFigures[]
}

const hidden: PublishedShare = { kind: 'hidden' }
const exact = (value: number | undefined): PublishedShare =>
  value === undefined ? hidden : { kind: 'exact', value }

/**
 * The figures of the whole State beside those of its units. They stand in one table, so that they must not tell together what
 * each hides: where the units leave no total, no kind and no share is shown, for one could be worked out of the others.
 */
export function stateFigures({
  kinds,
  looked,
  medianHours,
  delivered,
  ...counts
}: MonthCounts): StateFigures {
  const { units, total } = unitFigures(counts.units)
  const shown = total === undefined ? undefined : partsOfSum(kinds.map(({ received }) => received)).parts
  const share = (part: keyof Shares, whole: 'received' | 'wrote') =>
    total === undefined ? hidden : shareOfState(sharesOf(counts.units, units, part, whole))
  return {
    received: exact(total),
    firstLookHours:
      total === undefined || looked < 2 * smallest || medianHours === undefined
        ? hidden
        : exact(Math.ceil(medianHours)),
    corrected: share('corrected', 'received'),
    answered: share('answered', 'wrote'),
    delivered:
      delivered === undefined || total === undefined ? hiddenUnless(delivered) : shownShare(delivered, total),
    kinds: kinds.map(({ kind }, place) => ({ kind, received: exact(shown?.[place]) })),
    units,
  }
}

const hiddenUnless = (delivered: number | undefined): PublishedShare | undefined =>
  delivered === undefined ? undefined : hidden

type Shares = Pick<UnitFigures, 'corrected' | 'answered'>
type Share = { readonly part: number; readonly whole: number; readonly isTold: boolean }

const sharesOf = (
  counts: readonly UnitCounts[],
  units: readonly UnitFigures[],
  part: keyof Shares,
  whole: 'received' | 'wrote',
): Share[] =>
  counts.map((one, place) => ({
    part: one[part],
    whole: one[whole],
    isTold: units[place]?.[part].kind === 'exact',
  }))

/**
 * The share of all units together. What it tells beside the units that tell theirs is the share of the others: it is shown
 * where that one could be.
 */
function shareOfState(shares: readonly Share[]): PublishedShare {
  const sum = (some: readonly Share[], key: 'part' | 'whole') =>
    some.reduce((total, one) => total + one[key], 0)
  const all = shownShare(sum(shares, 'part'), sum(shares, 'whole'))
  const others = shares.filter(({ isTold }) => !isTold)
  if (shares.length === 1 || others.length === 0) return all
  return shownShare(sum(others, 'part'), sum(others, 'whole')).kind === 'exact' ? all : hidden
}

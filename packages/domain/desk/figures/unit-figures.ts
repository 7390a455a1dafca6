import { partsOfSum } from './parts-of-sum.ts'
import { shownShare, smallest, type PublishedShare } from './shown-share.ts'

/** What happened to the reports that a unit was given in a month. */
export type UnitCounts = {
  readonly unit: string
  readonly received: number
  /** Of those, how many somebody of the unit has opened, and the median of the hours until then. */
  readonly looked: number
  readonly medianHours: number | undefined
  /** In how many the citizen corrected or completed something. */
  readonly corrected: number
  /** In how many the citizen wrote, and in how many of these the unit wrote back. */
  readonly wrote: number
  readonly answered: number
}

/** The same as it may be published. */
export type UnitFigures = {
  readonly unit: string
  readonly received: PublishedShare
  /** In whole hours, rounded up. */
  readonly firstLookHours: PublishedShare
  readonly corrected: PublishedShare
  readonly answered: PublishedShare
}

const hidden: PublishedShare = { kind: 'hidden' }

/** A unit with few reports, or one by which its count could be worked out, shows nothing; neither does a median of few. */
export function unitFigures(units: readonly UnitCounts[]): {
  readonly units: readonly UnitFigures[]
  readonly total: number | undefined
} {
  const { parts, total } = partsOfSum(units.map(({ received }) => received))
  return { total, units: units.map((counts, place) => figuresOf(counts, parts[place] !== undefined)) }
}

function figuresOf({ unit, ...counts }: UnitCounts, isShown: boolean): UnitFigures {
  if (!isShown) return { unit, received: hidden, firstLookHours: hidden, corrected: hidden, answered: hidden }
  const { received, looked, medianHours, corrected, wrote, answered } = counts
  return {
    unit,
    received: { kind: 'exact', value: received },
    firstLookHours:
      looked < 2 * smallest || medianHours === undefined
        ? hidden
        : { kind: 'exact', value: Math.ceil(medianHours) },
    corrected: shownShare(corrected, received),
    answered: shownShare(answered, wrote),
  }
}

import type { PublishedShare } from './shown-share.ts'
import type { UnitFigures } from './unit-figures.ts'

type Pace = Pick<UnitFigures, 'firstLookHours' | 'corrected' | 'answered'>

/**
 * The middle of what is published of several units: half of them have no more. It is made of published figures alone, so that
 * it tells nobody more than they do; sums over all reports would give hidden ones away.
 */
export const middleOf = (units: readonly Pace[]): Pace => ({
  firstLookHours: middle(units.map((one) => one.firstLookHours)),
  corrected: middle(units.map((one) => one.corrected)),
  answered: middle(units.map((one) => one.answered)),
})

function middle(figures: readonly PublishedShare[]): PublishedShare {
  const values = figures
    .flatMap((figure) => (figure.kind === 'exact' ? [figure.value] : []))
    .toSorted((one, other) => one - other)
  const value = values[Math.floor((values.length - 1) / 2)]
  return value === undefined ? { kind: 'hidden' } : { kind: 'exact', value }
}

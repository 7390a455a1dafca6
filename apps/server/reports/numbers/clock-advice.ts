import type { ClockVerdict } from './judge-clock.ts'

/** For the operator: what is wrong with the clock and what to do; undefined when nothing is. */
export function clockAdvice({ state, off, gives }: ClockVerdict): string | undefined {
  const held = gives === undefined ? ' No report is registered before that.' : ''
  switch (state) {
    case 'well':
      return undefined
    case 'doubted':
      return (
        'The clock went ahead and nobody knows why: it is wrong, or the station was off for days. A new year is not ' +
        'opened by it; where it is right, npm run numbers -- clock says so.'
      )
    case 'behind':
      return (
        `The clock is ${span(-off)} behind a time that was seen before. Set it; where it is right and the time seen ` +
        `before was wrong, npm run numbers -- clock says so.${held}`
      )
    case 'apart':
      return `The clock is ${span(Math.abs(off))} ${off < 0 ? 'behind' : 'ahead of'} the database’s. Set whichever is wrong.${held}`
    case 'another-year':
      return (
        'The clock stands in a year whose numbers are not being given. Set it; where it is right, ' +
        `npm run numbers -- year YEAR opens that year.${held}`
      )
  }
}

/** `3 days`, `5 hours`, `12 minutes`. */
function span(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000)
  if (minutes >= 48 * 60) return `${Math.round(minutes / 1440)} days`
  return minutes >= 120 ? `${Math.round(minutes / 60)} hours` : `${minutes} minutes`
}

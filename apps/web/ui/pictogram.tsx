import { isRoute } from '@delegacia/domain/lists/routes'
import drawings from './pictograms.svg'

/** The drawing of a kind of occurrence in the sheet of all, by its route; one that this page does not know has a sheet of paper. */
export const drawingOf = (route: string): string => (isRoute(route) ? route.replace('/', '-') : 'outro')

/**
 * What a kind of occurrence is about, for who recognises a drawing sooner than a word: decorative, for the name stands beside it.
 * All are one file, so that what is loaded does not say which was looked at.
 */
export function Pictogram({ of }: { of: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${drawings}#${drawingOf(of)}`} />
    </svg>
  )
}

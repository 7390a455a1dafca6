import css from './loading-bar.module.css'
import { useAnyInFlight } from './notices/in-flight.ts'

/** A white bar of 7 px at the top edge while a call runs (SH-14); the places that wait say so in words. */
export function LoadingBar() {
  return useAnyInFlight() ? <div className={css.bar} aria-hidden="true" data-loading-bar="" /> : null
}

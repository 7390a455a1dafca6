import { Skeleton } from './skeleton.tsx'
import css from './waiting.module.css'

/** The main part while its page is loading. */
export function WaitingHere() {
  return (
    <div className={`wrap narrow page ${css.late}`}>
      <Skeleton />
    </div>
  )
}

/** The whole screen while a page without the layout is loading. */
export function Waiting() {
  return (
    <main>
      <WaitingHere />
    </main>
  )
}

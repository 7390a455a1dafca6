import css from './thread.module.css'
import type { ActState } from './use-act.ts'

/** What is wrong with an act, or that it is being sent again. */
export const ActMessage = ({ message }: ActState) => (
  <p role="status" className={css.message}>
    {message}
  </p>
)

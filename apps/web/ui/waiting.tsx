import { Skeleton } from '@delegacia/ui/skeleton'
import css from './waiting.module.css'
import { locale } from '../i18n/locale.ts'

/** The main part while its page is loading. */
export function WaitingHere() {
  return (
    <div className={`wrap narrow page ${css.late}`}>
      <Skeleton locale={locale} />
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

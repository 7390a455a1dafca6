import { FaultWords } from '@delegacia/ui/fault-words'
import { locale, t } from '../i18n/locale.ts'
import { texts } from './access-texts.ts'
import css from './thread.module.css'
import type { ActState } from './use-act.ts'

/** What is wrong with an act, or that it is being sent again by itself. */
export const ActMessage = ({ waiting, message }: ActState) => (
  <div role="status">
    <p className={waiting ? 'muted' : css.message}>{waiting ? t(texts.again) : message}</p>
    {!waiting && message && <FaultWords locale={locale} />}
  </div>
)

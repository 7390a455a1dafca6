import { faultWords } from '@delegacia/domain/language/fault-texts'
import type { Locale } from '@delegacia/domain/language/text'
import css from './fault-words.module.css'

/** The kind words below every refusal and error that a citizen sees (KW-03). */
export const FaultWords = ({ locale }: { locale: Locale }) => (
  <p className={`muted ${css.words}`}>{faultWords(locale)}</p>
)

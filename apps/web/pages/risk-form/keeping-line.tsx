import { t } from '../../i18n/locale.ts'
import { texts } from './protection-texts.ts'
import css from './risk-form.module.css'
import type { KeptAnswersState } from './use-kept-answers.ts'

/** Where the latest answers are, in words. */
export const KeptAnswersLine = ({ keeping }: { keeping: KeptAnswersState }) => (
  <p role="status" className={css.status} data-state={keeping.state}>
    {keeping.state === 'refused' ? keeping.message : keeping.state === 'none' ? '' : t(texts[keeping.state])}
  </p>
)

import type { MeasureLaw } from '@delegacia/domain/law/measure-laws'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import { t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { LibrasPlace } from '../../reading/libras-place.tsx'
import { texts } from './protection-texts.ts'
import css from './risk-form.module.css'

type Props = {
  law: MeasureLaw
  hasBegun: boolean
  onBegin: () => void
  /** Missing where measures are all that is asked. */
  onMeasures: (() => void) | undefined
}

const leads = {
  mariaDaPenha: texts.lead,
  henryBorel: texts.leadChild,
  vulnerable: texts.leadVulnerable,
} as const

/** What it is for, who reads it, and that nothing of it is required. */
export const IntroScreen = ({ law, hasBegun, onBegin, onMeasures }: Props) => (
  <>
    <PageTitle key="inicio" documentTitle={null}>
      {t(texts.title)}
    </PageTitle>
    <LibrasPlace of="protecao" />
    <Card>
      <p>
        <strong>{t(leads[law])}</strong>
      </p>
      <p>{t(texts.skip)}</p>
      <p>{t(texts.person)}</p>
      <p className="note">{t(texts.where)}</p>
      <div className="actions">
        <Button onClick={onBegin}>{t(hasBegun ? texts.goOn : texts.begin)}</Button>
      </div>
      {onMeasures && (
        <button type="button" className={css.end} onClick={onMeasures}>
          {t(texts.measuresOnly)}
        </button>
      )}
    </Card>
  </>
)

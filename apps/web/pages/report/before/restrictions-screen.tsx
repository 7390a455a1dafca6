import type { Flow, Restrictions } from '@delegacia/flows/engine/define'
import { ownScreens } from '@delegacia/flows/engine/screen-names'
import { useState } from 'react'
import { LazyStopHelp } from '../../../help/lazy-stop-help.tsx'
import { t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { Card } from '@delegacia/ui/card'
import styles from './restrictions-screen.module.css'
import { TermsLink } from './terms-link.tsx'
import { WizardPage } from '../frame/wizard-page.tsx'
import { texts } from '../frame/wizard-texts.ts'

type Props = {
  flow: Flow
  restrictions: Restrictions
  /** Whether the operator lists harassment among what is not taken. */
  harassment: boolean
  onPass: () => void
  onCancel: () => void
}

/** What is reported at a police station instead, what is needed here, and the agreement that is required to go on (ST-04, ST-05). */
export function RestrictionsScreen({ flow, restrictions, harassment, onPass, onCancel }: Props) {
  const [agreed, setAgreed] = useState(false)
  const [wasOne, setWasOne] = useState(false)
  const { excluded, requirements } = restrictions
  return (
    <WizardPage flow={flow} title={t(restrictions.title)} screen={ownScreens.restrictions} width="middle">
      <Card tone="danger">
        <p>{t(restrictions.intro)}</p>
        <ul className={styles.excluded}>
          {[...excluded, ...(harassment ? [restrictions.harassment] : [])].map((one) => (
            <li key={t(one)}>{t(one)}</li>
          ))}
        </ul>
        <p>{t(restrictions.instead)}</p>
        <Button kind="danger" aria-expanded={wasOne} onClick={() => setWasOne(true)}>
          {t(restrictions.helpLabel)}
        </Button>
      </Card>
      {wasOne && <LazyStopHelp numbers={[190, 192, 180, 197]} />}
      <Card title={t(restrictions.requirementsTitle)}>
        <ul className={styles.requirements}>
          {requirements.map((one) => (
            <li key={t(one)}>{t(one)}</li>
          ))}
        </ul>
        <TermsLink />
      </Card>
      <Card tone="warning">
        <p>{t(restrictions.falseReport)}</p>
      </Card>
      <label className={styles.agreement}>
        <input
          type="checkbox"
          checked={agreed}
          onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
        />
        <span>{t(restrictions.agreement)}</span>
      </label>
      <div className="actions">
        <Button kind="quiet" onClick={onCancel}>
          {t(texts.cancel)}
        </Button>
        <Button disabled={!agreed} onClick={onPass}>
          {t(texts.next)}
        </Button>
      </div>
    </WizardPage>
  )
}

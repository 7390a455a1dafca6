import { lazy, Suspense, useState } from 'react'
import { withReporterAsVictim } from '@delegacia/domain/report/reporter-as-victim'
import type { Flow } from '@delegacia/flows/engine/define'
import { ownScreens } from '@delegacia/flows/engine/screen-names'
import { summary } from '@delegacia/flows/engine/summary'
import type { SummarySection } from '@delegacia/flows/engine/summary-types'
import { t } from '../../../i18n/locale.ts'
import { Button } from '@delegacia/ui/button'
import { WaitingHere } from '../../../ui/waiting.tsx'
import { DescriptionList } from '@delegacia/ui/description-list'
import type { ReportContext } from '../../../questions/report-context.ts'
import { shortRows } from './short-rows.ts'
import styles from './summary-screen.module.css'
import { words } from '../../../ui/kind-texts.ts'
import { blameOf, hasOffender } from '../frame/kind-words.ts'
import { WizardPage } from '../frame/wizard-page.tsx'
import { texts } from './summary-texts.ts'
import { texts as wizardTexts } from '../frame/wizard-texts.ts'

const DraftDocument = lazy(async () => ({ default: (await import('./draft-document.tsx')).DraftDocument }))

type Props = {
  flow: Flow
  progress: { now: number; total: number; label: string }
  report: ReportContext
  saving: boolean
  onChange: (step: string) => void
  onRegister: () => void
  onBack: () => void
}

/** Everything that will be registered, card by card, each with a way to change it (SU-01, SU-02). */
export function SummaryScreen({ flow, progress, report, saving, onChange, onRegister, onBack }: Props) {
  const { context } = report
  const [reading, setReading] = useState(false)
  const sections = summary(flow, { ...context, report: withReporterAsVictim(context.report) })
  // Nobody in danger is told what she can do without.
  const saysWhy = !flow.discreet && sections[0]?.number === 2
  const isStep = (id: string) => flow.steps.some((step) => step.id === id)
  return (
    <WizardPage flow={flow} title={t(texts.title)} screen={ownScreens.summary} progress={progress}>
      <p>{[t(words.acknowledge), t(texts.normalise), blameOf(hasOffender(flow))].join(' ')}</p>
      <p>
        <strong>{t(texts.notYet)}</strong> {t(texts.intro)}
      </p>
      {saysWhy && <p className="hint">{t(texts.fromTwo)}</p>}
      {sections.map((section) => (
        <Section
          key={[section.step, section.part].join(' ')}
          section={section}
          saving={saving}
          onChange={isStep(section.step) ? () => onChange(section.step) : undefined}
        />
      ))}
      {reading ? (
        <Suspense fallback={<WaitingHere />}>
          <DraftDocument flow={flow} context={context} />
        </Suspense>
      ) : (
        <Button kind="quiet" onClick={() => setReading(true)}>
          {t(texts.read)}
        </Button>
      )}
      <p>{[t(words.thank), t(texts.next), t(texts.notice)].join(' ')}</p>
      <div className="actions">
        <Button kind="quiet" disabled={saving} onClick={onBack}>
          {t(wizardTexts.back)}
        </Button>
        <Button disabled={saving} onClick={onRegister}>
          {t(texts.register)}
        </Button>
      </div>
    </WizardPage>
  )
}

type SectionProps = {
  section: SummarySection
  saving: boolean
  /** None for what was answered before the steps. */
  onChange: (() => void) | undefined
}

function Section({ section: { step, part, number, title, entries }, saving, onChange }: SectionProps) {
  const id = ['resumo', step, part].filter(Boolean).join('-')
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {number}. {title}
        </h2>
        {onChange && (
          <button type="button" className={styles.change} disabled={saving} onClick={onChange}>
            {t(texts.change)}
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
      </div>
      {!onChange && <p className="hint">{t(texts.fixed)}</p>}
      {entries.length === 0 && <p className="muted">{t(texts.nothing)}</p>}
      {entries.map(({ heading, rows }, place) => (
        <div key={place} className={styles.entry}>
          {heading && <h3>{heading}</h3>}
          {rows.length === 0 ? (
            <p className="muted">{t(texts.nothing)}</p>
          ) : (
            <DescriptionList rows={shortRows(rows)} dense />
          )}
        </div>
      ))}
    </section>
  )
}

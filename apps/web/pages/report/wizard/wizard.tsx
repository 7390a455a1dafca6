import type { Registration } from '@delegacia/contract/occurrence'
import { Suspense } from 'react'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Flow, Step } from '@delegacia/flows/engine/define'
import { normalizeReport } from '@delegacia/flows/engine/normalize-report'
import { replaceStep } from '../../../router/hash-location.ts'
import { OtherAnswerContext } from '../../../inputs/field/other-answer.ts'
import { SourcesContext } from '../../../inputs/field/sources.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import type { Draft } from '../draft/draft.ts'
import { ItemForms } from './item-forms.tsx'
import { isKept } from '../../../device/kept-ids.ts'
import { LazyKeeping } from '../keeping/lazy-keeping.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { stepProgress, summaryProgress } from '../frame/step-progress.ts'
import { LazyEarlierDialog, LazyWaitingDialog } from '../submit/lazy-parts.ts'
import { isSaving, useRegistration } from '../submit/use-registration.ts'
import { RestartDialog } from './restart-dialog.tsx'
import { SavingDialog } from '../submit/saving-dialog.tsx'
import { nameOfScreen } from '../draft/screen.ts'
import { goToAnswer } from './go-to-answer.ts'
import { StepForm } from './step-form.tsx'
import { SummaryScreen } from '../summary/summary-screen.tsx'
import { useWizard, type WizardState } from './wizard-state.ts'

type Props = {
  flow: Flow
  start: Draft
  onRestart: () => void
  onRegistered: (answer: Registration, report: Occurrence) => void
}

/** The steps of a report, one screen at a time, up to its registration. */
export function Wizard({ flow, start, onRestart, onRegistered }: Props) {
  const wizard = useWizard(flow, start)
  const { screen, draft, report } = wizard
  const registering = useRegistration({
    flow,
    report,
    draft,
    near: screen.kind === 'summary',
    onNote: wizard.note,
    onRegistered: (answer, earlier) => onRegistered(answer, earlier ?? normalizeReport(flow, report.context)),
    onIssues: (next, messages) => wizard.go(next, {}, messages),
  })
  const { saving } = registering
  const step = screen.kind === 'summary' ? undefined : flow.steps.find(({ id }) => id === screen.step)
  return (
    <SourcesContext value={report.sources}>
      {step ? (
        <StepScreen key={nameOfScreen(screen)} flow={flow} step={step} wizard={wizard} />
      ) : (
        <SummaryScreen
          key="summary"
          flow={flow}
          report={report}
          progress={summaryProgress(flow)}
          saving={isSaving(saving)}
          onChange={(id) => {
            const list = flow.steps.find((one) => one.id === id)?.kind === 'list'
            wizard.go(list ? { kind: 'list', step: id, change: true } : { kind: 'change', step: id })
          }}
          onRegister={registering.register}
          onBack={wizard.back}
        />
      )}
      {!flow.discreet && <LazyKeeping route={flow.route} draft={draft} />}
      {saving === 'earlier' && (
        <Suspense>
          <LazyEarlierDialog
            onShow={draft.sent && registering.showEarlier}
            onAgain={registering.registerAgain}
            onClose={registering.close}
          />
        </Suspense>
      )}
      {saving === 'waiting' && (
        <Suspense>
          <LazyWaitingDialog
            onDevice={isKept(draft.key)}
            onTry={registering.resend}
            onClose={registering.close}
          />
        </Suspense>
      )}
      {saving && saving !== 'pressed' && saving !== 'earlier' && saving !== 'waiting' && (
        <SavingDialog
          saving={saving}
          reasons={registering.reasons}
          onRetry={registering.register}
          onClose={registering.close}
        />
      )}
      {wizard.leaving && (
        <DiscardDialog
          kind={formOfItem(step, draft)?.kind}
          onStay={wizard.stayWithItem}
          onDiscard={wizard.discardItem}
        />
      )}
      {wizard.restarting && (
        <RestartDialog
          onStay={wizard.stay}
          onRestart={() => {
            replaceStep(undefined)
            onRestart()
          }}
        />
      )}
    </SourcesContext>
  )
}

const formOfItem = (step: Step | undefined, { item }: Draft) =>
  step?.kind === 'list' ? step.forms.find(({ id }) => id === item?.form) : undefined

type StepScreenProps = { flow: Flow; step: Step; wizard: WizardState }

const StepScreen = (props: StepScreenProps) => (
  <OtherAnswerContext value={(campo) => goToAnswer(props.flow, props.wizard, campo)}>
    <OneStep {...props} />
  </OtherAnswerContext>
)

function OneStep({ flow, step, wizard }: StepScreenProps) {
  const { screen, report, messages } = wizard
  if (step.kind === 'form') return <StepForm flow={flow} step={step} wizard={wizard} />
  if (screen.kind === 'item') return <ItemForms flow={flow} step={step} wizard={wizard} />
  return (
    <ListScreen
      flow={flow}
      step={step}
      progress={stepProgress(flow, step)}
      report={report}
      messages={messages}
      onAdd={(form, entity) => wizard.openItem(step, form, { entity })}
      onEdit={(instance) => instance.form && wizard.openItem(step, instance.form, instance)}
      onRemove={(index) => wizard.removeEntry(step, index)}
      onNext={wizard.next}
      onBack={wizard.back}
    />
  )
}

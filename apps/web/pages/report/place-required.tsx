import type { Flow } from '@delegacia/flows/engine/define'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { locale, t } from '../../i18n/locale.ts'
import { requireSettings } from '../../portal/operator-settings.ts'
import { LazyStopHelp } from '../../help/lazy-stop-help.tsx'
import { currentStep } from '../../router/hash-location.ts'
import { WaitingHere } from '../../ui/waiting.tsx'
import { Skeleton } from '@delegacia/ui/skeleton'
import { useReportLoad } from '../../questions/report-loads.ts'
import { SafeExit } from '../../help/safe-exit.tsx'
import { WizardPage } from './frame/wizard-page.tsx'
import { PageFailed } from './page-failed.tsx'
import { finished } from './phase.ts'

const Gate = lazy(() =>
  import('../../inputs/device-place-gate.tsx').then((module) => ({ default: module.DevicePlaceGate })),
)

/**
 * A report that is opened by a link asks for the position as the home page does; its last screen never does (SH-10). Until it
 * is known whether the operator requires it, nothing of the report is shown, and a setting that cannot be read opens no way
 * around.
 */
export function PlaceRequired({ flow, children }: { flow: Flow; children: ReactNode }) {
  const setting = useReportLoad('settings', requireSettings)
  const [isDone] = useState(() => currentStep() === finished)
  if (isDone) return children
  if (setting.state === 'loading')
    return (
      <div className="wrap narrow page stack">
        {flow.discreet && <SafeExit />}
        <Skeleton locale={locale} />
      </div>
    )
  if (setting.state === 'failed')
    return (
      <WizardPage flow={flow} title={t(flow.title)}>
        <PageFailed onRetry={setting.retry} />
      </WizardPage>
    )
  if (!setting.value.exigeLocalizacao) return children
  return (
    <Suspense fallback={<WaitingHere />}>
      <Gate
        help={<LazyStopHelp />}
        frame={(question) => (
          <WizardPage flow={flow} title={t(flow.title)}>
            {question}
          </WizardPage>
        )}
      >
        {children}
      </Gate>
    </Suspense>
  )
}

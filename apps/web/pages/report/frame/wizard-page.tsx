import type { Flow } from '@delegacia/flows/engine/define'
import { namesOfScreen } from '@delegacia/flows/engine/screen-names'
import type { ReactNode } from 'react'
import { PageTitle } from '../../../router/page-title.tsx'
import { locale, t } from '../../../i18n/locale.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ErrorSummary, type ErrorItem } from '@delegacia/ui/error-summary'
import { Progress, progressId } from '../../../ui/progress.tsx'
import { SafeExit } from '../../../help/safe-exit.tsx'
import { LibrasPlace } from '../../../reading/libras-place.tsx'
import { texts } from './wizard-texts.ts'

type Props = {
  flow: Flow
  title: string
  /** What the screen is called in every flow that has it; absent if nothing is asked or told. */
  screen?: string
  /** Absent before the steps begin and after they end. */
  progress?: { now: number; total: number; label: string }
  errors?: readonly ErrorItem[]
  /** Another value means that the errors were found anew, and take the focus. */
  foundFor?: unknown
  /** Wide has room for cards side by side, middle is 900 px at most (ST-04). */
  width?: 'narrow' | 'middle' | 'wide'
  children: ReactNode
}

const noErrors: readonly ErrorItem[] = []

/** What the tab and the browser's history say of a flow. */
export const titleOf = (flow: Flow): string | null => (flow.discreet ? null : t(flow.title))

/** The frame of every screen of a report: progress, title and error summary. */
export function WizardPage({
  flow,
  title,
  screen,
  progress,
  errors = noErrors,
  foundFor = errors,
  width = 'narrow',
  children,
}: Props) {
  return (
    <div className={`wrap ${width === 'wide' ? '' : `${width} `}page stack`}>
      {flow.discreet && <SafeExit />}
      <Breadcrumbs
        crumbs={[
          { label: t(texts.home), to: '/' },
          { label: t(flow.discreet ? texts.report : flow.title), here: true },
        ]}
      />
      {progress && <Progress {...progress} />}
      <PageTitle documentTitle={titleOf(flow)} describedBy={progress && progressId}>
        {title}
      </PageTitle>
      {screen !== undefined && <LibrasPlace of={namesOfScreen(flow, screen)} />}
      <ErrorSummary items={errors} madeFor={foundFor} locale={locale} />
      {children}
    </div>
  )
}

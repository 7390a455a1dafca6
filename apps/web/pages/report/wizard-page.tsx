import type { Flow } from '@delegacia/flows/engine/define'
import type { ReactNode } from 'react'
import { PageTitle } from '../../app/page-title.tsx'
import { t as tell } from '../../app/locale.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ErrorSummary, type ErrorItem } from '../../ui/error-summary.tsx'
import { Progress } from '../../ui/progress.tsx'
import { t } from './wizard-texts.ts'

type Props = {
  flow: Flow
  title: string
  /** Absent before the steps begin and after they end. */
  progress?: { now: number; total: number; label: string }
  errors?: readonly ErrorItem[]
  /** Room for cards side by side. */
  wide?: boolean
  children: ReactNode
}

const noErrors: readonly ErrorItem[] = []

/** The frame of every screen of a report: where one is, what it is called, what is wrong with it. */
export function WizardPage({ flow, title, progress, errors = noErrors, wide = false, children }: Props) {
  return (
    <div className={`wrap ${wide ? '' : 'narrow '}page stack`}>
      <Breadcrumbs
        crumbs={[
          { label: tell(t.home), to: '/' },
          { label: tell(flow.title), here: true },
        ]}
      />
      {progress && <Progress {...progress} />}
      <PageTitle documentTitle={tell(flow.title)}>{title}</PageTitle>
      <ErrorSummary items={errors} />
      {children}
    </div>
  )
}

import type { DeskReport } from '@delegacia/contract/desk/report'
import type { DeskAct } from '@delegacia/contract/desk/report-progress'
import { readsContent } from '@delegacia/domain/desk/permissions'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { PageTitle } from '../../frame/page-title.tsx'
import { useQueuePlace } from '../../frame/queue-place.ts'
import { actNames } from '../../words/act-names.ts'
import { useDuties } from '../../session/use-duties.ts'
import { ChiefReport } from './chief-report.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { ReportView } from './report-view.tsx'

type ReportPageProps = {
  id: string
  /** What the officer came for. */
  act?: string | undefined
}

/** Nothing of a report is here before its reason; leaving the page forgets it again. */
export function ReportPage({ id, act }: ReportPageProps) {
  const [report, setReport] = useState<DeskReport>()
  const duties = useDuties()
  const { queue } = useQueuePlace()
  const [, go] = useLocation()
  if (duties.some(({ role }) => role === 'chefia') && !readsContent(duties)) return <ChiefReport id={id} />
  if (!report)
    return (
      <>
        <PageTitle title="Abrir um boletim" line="Cada boletim se abre um por vez, com um motivo." />
        <OpenDialog
          id={id}
          onOpened={setReport}
          onClose={() => (history.length > 1 ? history.back() : go(`/filas/${queue}`))}
        />
      </>
    )
  return <ReportView report={report} first={actNamed(act)} />
}

const isAct = (name: string): name is DeskAct => name in actNames
const actNamed = (name = ''): DeskAct | undefined => (isAct(name) ? name : undefined)

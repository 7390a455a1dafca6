import type { DeskReport } from '@delegacia/contract/desk/report'
import { deskActs, type DeskAct } from '@delegacia/domain/desk/acts/report-act'
import { readsContent } from '@delegacia/domain/desk/permissions'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { PageTitle } from '../../frame/page-title.tsx'
import { useQueuePlace } from '../../frame/queue-place.ts'
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

const actNamed = (name = ''): DeskAct | undefined => deskActs.find((act) => act === name)

import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import type { DeskAct } from '@delegacia/domain/desk/acts/report-act'
import { useState } from 'react'
import { getDesk } from '../../api/ask-desk.ts'
import { useLoad } from '../../api/use-load.ts'
import { Bones } from '../../frame/bones.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { ActBar } from './act-bar.tsx'
import { ChiefAppealDialog } from './signatures/decision-dialogs.tsx'
import { ReassignDialog } from './acts/reassign-dialog.tsx'
import { ReportHead } from '../../report/report-head.tsx'
import { useReport } from '../../report/use-report.ts'

/** QU-17. A report for the chief of its unit: where it stands, who has it, what waits for a decision, and no word of it. */
export function ChiefReport({ id }: { id: string }) {
  const found = useLoad(`progress ${id}`, () =>
    getDesk('/boletins/{boletim}/andamento', { path: { boletim: id }, query: { olhando: 'sim' } }),
  )
  return (
    <>
      <LoadFailure of={found} />
      {!found.value && found.busy && <Bones what="Carregando o boletim" />}
      {found.value && <Known progress={found.value} />}
    </>
  )
}

const dialogs = { passar: ReassignDialog, 'decidir-recurso': ChiefAppealDialog } as const
type ChiefAct = keyof typeof dialogs
const isChiefs = (act: DeskAct): act is ChiefAct => act in dialogs

function Known({ progress }: { progress: ReportProgress }) {
  const open = useReport(progress)
  const [shown, setShown] = useState<ChiefAct>()
  const Shown = shown && dialogs[shown]
  const atos = open.progress.atos.filter(({ ato }) => isChiefs(ato))
  return (
    <>
      <ReportHead progress={open.progress} />
      <p className="note small">A chefia vê o andamento e não o conteúdo do boletim.</p>
      <ActBar
        progress={{ ...open.progress, atos }}
        busy={false}
        onAct={(act) => isChiefs(act) && setShown(act)}
      />
      {Shown && <Shown open={open} onClose={() => setShown(undefined)} />}
    </>
  )
}

import type { DeskReport } from '@delegacia/contract/desk/report'
import type { DeskAct } from '@delegacia/contract/desk/report-progress'
import { useEffect, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { useKeys, useKeysSetting } from '../../frame/use-keys.ts'
import { ActBar } from './act-bar.tsx'
import { ActDialogs, type DialogAct } from './act-dialogs.tsx'
import { LeaseLine } from './lease-line.tsx'
import { ReportHead } from './report-head.tsx'
import { ReportSections, ReportStory } from './report-sections.tsx'
import { Timeline } from './timeline.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useReport } from './use-report.ts'

/** An open report, with everything on one page for reading and searching. */
export function ReportView({ report, first }: { report: DeskReport; first: DeskAct | undefined }) {
  const open = useReport(report)
  const { progress, act } = open
  const may = (name: DeskAct) => progress.atos.some(({ ato, permitido }) => ato === name && permitido)
  const [shown, setShown] = useState<DialogAct | undefined>(() =>
    first && may(first) ? dialogOf(first) : undefined,
  )
  const [wasMine, setWasMine] = useState(progress.posse?.minha ?? false)
  useEffect(() => {
    if (progress.posse?.minha) setWasMine(true)
  }, [progress.posse?.minha])
  const leasing = useAction(async (name: 'pegar' | 'soltar') => {
    await act(`/boletins/{boletim}/${name}`, {})
    setWasMine(name === 'pegar')
  })
  const taking = useAction((evento: string) => act('/boletins/{boletim}/voltar-atras', { evento }))

  function begin(name: DeskAct): void {
    if (name === 'pegar' || name === 'soltar') leasing.run(name)
    else setShown(name)
  }
  const { on } = useKeysSetting()
  useKeys(
    {
      c: () => (may('soltar') ? begin('soltar') : may('pegar') && begin('pegar')),
      r: () => may('mensagem') && begin('mensagem'),
      z: () => progress.saindo[0] && taking.run(progress.saindo[0].evento),
    },
    on,
  )
  return (
    <>
      <ReportHead progress={progress} />
      <LeaseLine
        progress={progress}
        wasMine={wasMine}
        offline={open.offline}
        busy={leasing.busy}
        onClaim={() => leasing.run('pegar')}
      />
      <ActBar progress={progress} busy={leasing.busy} onAct={begin} />
      <Failure text={leasing.failed ?? taking.failed} />
      <div className="report">
        <div className="stack">
          <ReportStory report={report} />
          <ReportSections sections={report.secoes} />
        </div>
        <Timeline events={report.historico} />
      </div>
      <UndoBar
        leaving={progress.saindo}
        onTakeBack={(evento) => act('/boletins/{boletim}/voltar-atras', { evento })}
      />
      {shown && <ActDialogs act={shown} report={report} open={open} onClose={() => setShown(undefined)} />}
    </>
  )
}

const dialogOf = (act: DeskAct): DialogAct | undefined =>
  act === 'pegar' || act === 'soltar' ? undefined : act

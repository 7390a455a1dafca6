import type { DeskReport } from '@delegacia/contract/desk/report'
import type { DeskAct, ImmediateAct } from '@delegacia/domain/desk/acts/report-act'
import { acts } from '@delegacia/domain/desk/acts/table'
import { useEffect, useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { useKeys, useKeysSetting } from '../../frame/use-keys.ts'
import { ActBar } from './act-bar.tsx'
import { ActDialogs, type DialogAct } from './act-dialogs.tsx'
import { ArrivedLine } from './arrived-line.tsx'
import { FirstContact } from './first-contact.tsx'
import { DoneLine } from './done-line.tsx'
import { EvidenceCard } from './evidence/evidence-card.tsx'
import { InterviewCard } from './interview-card.tsx'
import { LeaseLine } from './lease-line.tsx'
import { ReportHead } from '../../report/report-head.tsx'
import { ReportSections, ReportStory } from '../../report/report-sections.tsx'
import { LawCards } from './law-cards.tsx'
import { PetitionCard } from './petition-card.tsx'
import { SafeContact } from './safe-contact.tsx'
import { SharedCard } from './shared-card.tsx'
import { Timeline } from '../../report/timeline.tsx'
import { TypingCard } from './typing/typing-card.tsx'
import { UndoBar } from './undo-bar.tsx'
import { DeviceCard } from './device-card.tsx'
import { DraftsContext, useDrafts } from './drafts/use-draft.ts'
import { useReport } from '../../report/use-report.ts'

/** An open report, with everything on one page for reading and searching. */
export function ReportView({ report: opened, first }: { report: DeskReport; first: DeskAct | undefined }) {
  const [report, setReport] = useState(opened)
  const open = useReport(opened.andamento)
  const drafts = useDrafts(opened.andamento.id, opened.rascunhos)
  const { progress, act } = open
  const may = (name: DeskAct) => progress.atos.some(({ ato, permitido }) => ato === name && permitido)
  const [shown, setShown] = useState<DialogAct | undefined>(() =>
    first && may(first) && !isAtOnce(first) ? first : undefined,
  )
  const [wasMine, setWasMine] = useState(progress.posse?.minha ?? false)
  useEffect(() => {
    if (progress.posse?.minha) setWasMine(true)
  }, [progress.posse?.minha])
  const leasing = useAction((name: ImmediateAct) => act(`/boletins/{boletim}/${name}`, {}))
  const reading = useAction(async () => {
    const now = await postDesk('/boletins/{boletim}/reler', {}, { path: { boletim: progress.id } })
    setReport(now)
    open.reread(now.andamento)
  })
  const taking = useAction((evento: string) => act('/boletins/{boletim}/voltar-atras', { evento }))

  function begin(name: DeskAct): void {
    if (isAtOnce(name)) leasing.run(name)
    else setShown(name)
  }
  const asItStands = { ...report, andamento: progress }
  const callsFirst = !open.gone && progress.atos.some(({ ato }) => ato === 'primeiro-contato')
  useReportKeys(may, begin, () => progress.saindo[0] && taking.run(progress.saindo[0].evento))
  return (
    <DraftsContext value={drafts}>
      <ReportHead progress={progress} />
      <DoneLine done={open.done} />
      <LeaseLine
        progress={progress}
        wasMine={wasMine && open.done?.released !== true}
        offline={open.offline}
        gone={open.gone}
        busy={leasing.busy}
        onClaim={() => leasing.run('pegar')}
      />
      <ArrivedLine
        arrived={open.arrived}
        busy={reading.busy}
        failed={reading.failed}
        onRead={() => reading.run()}
      />
      {callsFirst && <FirstContact report={asItStands} onRegister={() => begin('primeiro-contato')} />}
      {!open.gone && <ActBar progress={progress} busy={leasing.busy} onAct={begin} callsFirst={callsFirst} />}
      <Failure text={leasing.failed ?? taking.failed} />
      <ReportParts
        report={asItStands}
        callsFirst={callsFirst}
        busy={reading.busy}
        onAct={begin}
        onRead={reading.run}
      />
      <UndoBar
        leaving={progress.saindo}
        onTakeBack={(evento) => act('/boletins/{boletim}/voltar-atras', { evento })}
      />
      {shown && (
        <ActDialogs
          act={shown}
          report={report}
          open={open}
          onClose={() => setShown(undefined)}
          onRead={reading.run}
        />
      )}
    </DraftsContext>
  )
}

type PartsProps = {
  report: DeskReport
  callsFirst: boolean
  busy: boolean
  onAct: (name: DeskAct) => void
  onRead: () => void
}

/** What the report says, and beside it what has become of it. */
function ReportParts({ report, callsFirst, busy, onAct, onRead }: PartsProps) {
  const { andamento, secoes } = report
  return (
    <div className="report">
      <div className="stack">
        <LawCards report={report} busy={busy} onAct={onAct} onRead={onRead} />
        <PetitionCard report={report} busy={busy} onRead={onRead} />
        <ReportStory report={report} />
        {report.entrevista && <InterviewCard report={andamento.id} />}
        {!callsFirst && <SafeContact report={report} />}
        <ReportSections sections={secoes} />
        <DeviceCard device={report.aparelho} />
        <SharedCard shared={report.identificadores} />
        <EvidenceCard report={andamento.id} unit={andamento.unidade.id} />
        <TypingCard sections={secoes} />
      </div>
      <Timeline report={andamento.id} events={report.historico} />
    </div>
  )
}

function useReportKeys(may: (act: DeskAct) => boolean, begin: (act: DeskAct) => void, takeBack: () => void) {
  const { on } = useKeysSetting()
  useKeys(
    {
      c: () => (may('soltar') ? begin('soltar') : may('pegar') && begin('pegar')),
      r: () => may('mensagem') && begin('mensagem'),
      z: takeBack,
    },
    on,
  )
}

const isAtOnce = (act: DeskAct): act is ImmediateAct => acts[act].dialog === 'none'

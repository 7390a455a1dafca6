import type { DeskReport } from '@delegacia/contract/desk/report'
import { Button } from '@delegacia/ui/button'
import { useState } from 'react'
import { postDesk } from '../../api/ask-desk.ts'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { ReportSections, ReportStory } from '../../report/report-sections.tsx'
import { Timeline } from '../../report/timeline.tsx'

type ReportToSignProps = { boletim: string; open: boolean; onOpened: () => void }

/** The report that is signed about, beside what is signed: nobody signs who has not opened it since it was asked. QU-56 */
export function ReportToSign({ boletim, open, onOpened }: ReportToSignProps) {
  const [report, setReport] = useState<DeskReport>()
  const opening = useAction(async () => {
    setReport(await postDesk('/boletins/{boletim}/abrir', { motivo: 'assinatura' }, { path: { boletim } }))
    onOpened()
  })
  return (
    <section className="stack-s" aria-label="O boletim">
      <h3>O boletim</h3>
      {!report && (
        <>
          <p className="small">
            <span>
              {open
                ? 'Você abriu este boletim depois do pedido. '
                : 'Leia o boletim antes de assinar: ele se abre aqui, abaixo do pedido. '}
            </span>
            A abertura fica no registro, e quem registrou pode ver cargo, unidade e hora.
          </p>
          <Failure text={opening.failed} />
          <p>
            <Button kind={open ? 'quiet' : 'main'} busy={opening.busy} onClick={() => opening.run()}>
              {open ? 'Abrir de novo' : 'Abrir o boletim'}
            </Button>
          </p>
        </>
      )}
      {report && (
        <>
          <ReportStory report={report} />
          <ReportSections sections={report.secoes} />
          <Timeline events={report.historico} />
        </>
      )}
    </section>
  )
}

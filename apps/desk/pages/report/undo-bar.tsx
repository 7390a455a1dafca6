import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { stationNow } from '@delegacia/domain/language/station-time'
import { Button } from '@delegacia/ui/button'
import { useEffect, useState } from 'react'
import { useAction } from '../../api/use-action.ts'
import { Failure } from '../../frame/failure.tsx'
import { eventWords } from '../../words/event-words.ts'

type UndoBarProps = { leaving: ReportProgress['saindo']; onTakeBack: (event: string) => Promise<void> }

/** EV-04. What has been sent and has not left: until it does it can be taken back. */
export function UndoBar({ leaving, onTakeBack }: UndoBarProps) {
  const [now, setNow] = useState(stationNow)
  useEffect(() => {
    if (leaving.length === 0) return undefined
    const timer = setInterval(() => setNow(stationNow()), 500)
    return () => clearInterval(timer)
  }, [leaving])
  const taking = useAction(onTakeBack)
  const waiting = leaving
    .map((one) => ({ ...one, seconds: Math.ceil((new Date(one.saiEm).getTime() - now.getTime()) / 1000) }))
    .filter(({ seconds }) => seconds > 0)
  if (waiting.length === 0) return null
  return (
    <aside className="sendbar" aria-label="Saindo">
      {waiting.map(({ evento, tipo, seconds }) => (
        <div key={evento} className="row">
          <span className="ring" aria-hidden="true">
            {seconds}
          </span>
          <span role="status">
            <b>{eventWords[tipo]}</b>: ainda não saiu. Fechar a página não cancela o envio.
          </span>
          <Button kind="quiet" busy={taking.busy} onClick={() => taking.run(evento)}>
            Voltar atrás <kbd aria-hidden="true">z</kbd>
          </Button>
        </div>
      ))}
      <Failure text={taking.failed} />
    </aside>
  )
}

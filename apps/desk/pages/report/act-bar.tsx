import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { actRow, type DeskAct } from '@delegacia/domain/desk/acts/report-act'
import { acts } from '@delegacia/domain/desk/acts/table'
import { Button } from '@delegacia/ui/button'

type ActBarProps = {
  progress: ReportProgress
  busy: boolean
  onAct: (act: DeskAct) => void
  /** Whoever waits for the police is called first, from a card of its own: no other act stands out beside it. */
  callsFirst?: boolean
}

/** Every act that is possible; one that is not says why beside it, for ears too. */
export function ActBar({ progress: { atos, posse }, busy, onAct, callsFirst = false }: ActBarProps) {
  const isMine = posse?.minha === true
  const here = atos.filter(
    ({ ato }) => actRow(ato).stands !== 'card' && !(callsFirst && ato === 'primeiro-contato'),
  )
  const possible = here.filter(({ permitido }) => permitido)
  const held = here.filter(({ permitido, porque }) => !permitido && porque !== undefined)
  const reasons = [...new Set(held.map(({ porque }) => porque))]
  return (
    <div className="acts">
      <div className="row">
        {possible.map(({ ato }) => (
          <Button
            key={ato}
            kind={!callsFirst && (ato === 'mensagem' || (ato === 'pegar' && !isMine)) ? 'main' : 'quiet'}
            busy={busy && (ato === 'pegar' || ato === 'soltar')}
            onClick={() => onAct(ato)}
          >
            <span>{ato === 'pegar' && isMine ? 'Ficar mais tempo' : acts[ato].label}</span>
            {ato === 'mensagem' && <kbd aria-hidden="true">r</kbd>}
          </Button>
        ))}
      </div>
      {held.length > 0 && (
        <details>
          <summary>O que agora não dá, e por quê</summary>
          <ul className="small">
            {reasons.map((reason) => (
              <li key={reason}>
                <b>{namesOf(held.filter(({ porque }) => porque === reason))}:</b> {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

const namesOf = (held: ReportProgress['atos']): string => held.map(({ ato }) => acts[ato].label).join(', ')

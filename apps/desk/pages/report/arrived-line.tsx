import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { Button } from '@delegacia/ui/button'
import { Failure } from '../../frame/failure.tsx'
import { eventWords } from '../../words/event-words.ts'
import { timeOf } from '../../words/times.ts'

type ArrivedLineProps = {
  arrived: ReportProgress['recentes']
  busy: boolean
  failed: string | undefined
  onRead: () => void
}

/** OF-31. What came since the report was read, before anybody decides without it. */
export const ArrivedLine = ({ arrived, busy, failed, onRead }: ArrivedLineProps) => (
  <div role="status">
    {arrived.length > 0 && (
      <div className="line">
        <div>
          <p>
            <b>Chegou algo depois que você leu.</b> O que você fizer agora só vale depois de ver:
          </p>
          <ul>
            {arrived.map(({ versao, tipo, quem, quando }) => (
              <li key={versao}>
                {quem}: {eventWords[tipo]}, {timeOf(quando)}
              </li>
            ))}
          </ul>
        </div>
        <Button kind="quiet" busy={busy} onClick={onRead}>
          Ver o que chegou
        </Button>
      </div>
    )}
    <Failure text={failed} />
  </div>
)

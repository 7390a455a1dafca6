import { Button } from '@delegacia/ui/button'
import { timeOf } from '../../words/times.ts'
import type { QueueNow } from './use-queue.ts'

type QueueLinesProps = { now: Pick<QueueNow, 'shown' | 'waiting' | 'failed' | 'busy' | 'reload'> }

/** What came since, and what keeps the list from being new; the list itself stays where it is. */
export function QueueLines({ now: { shown, waiting, failed, busy, reload } }: QueueLinesProps) {
  return (
    <>
      <div role="status">
        {waiting.all > 0 && (
          <div className="line good">
            <p>
              <b>
                <span>{waiting.all === 1 ? '1 novo' : `${waiting.all} novos`}</span>
                <span>{waiting.urgent > 0 && `, ${waiting.urgent} para agir agora`}</span>
              </b>
              . A lista não mudou de lugar.
            </p>
            <Button kind="quiet" onClick={reload}>
              Mostrar
            </Button>
          </div>
        )}
      </div>
      {failed !== undefined && (
        <div className="line bad" role="alert">
          <p>
            <b>{failed}</b>
            <span>{shown && ` A lista abaixo é das ${timeOf(shown.page.feitaEm)}.`}</span>
          </p>
          <Button kind="quiet" busy={busy} onClick={reload}>
            Tentar agora
          </Button>
        </div>
      )}
    </>
  )
}

import type { ReportProgress } from '@delegacia/contract/desk/report-progress'
import { Button } from '@delegacia/ui/button'
import { Failure } from '../../frame/failure.tsx'
import { Changes } from '../../report/changes.tsx'

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
          <Changes changes={arrived} />
        </div>
        <Button kind="quiet" busy={busy} onClick={onRead}>
          Ver o que chegou
        </Button>
      </div>
    )}
    <Failure text={failed} />
  </div>
)

import { Link, useLocation } from 'wouter'
import { getDesk } from '../api/ask-desk.ts'
import { useLoad } from '../api/use-load.ts'
import { usePolling } from '../frame/use-polling.ts'

const pollMs = 60_000

/** DL-15. On every page: that reports of the own units did not reach another system. */
export function LateLine() {
  const [here] = useLocation()
  const list = useLoad('late', () => getDesk('/entregas'))
  usePolling(pollMs, list.reload)
  const total = list.value?.total ?? 0
  return (
    <div role="status">
      {total > 0 && here !== '/entregas' && (
        <div className="line">
          <p>
            <b>
              {total === 1
                ? '1 boletim da sua unidade ainda não chegou a outro sistema.'
                : `${total} boletins da sua unidade ainda não chegaram a outro sistema.`}
            </b>{' '}
            <Link href="/entregas">Ver as entregas atrasadas</Link>
          </p>
        </div>
      )}
    </div>
  )
}

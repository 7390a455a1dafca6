import { acts } from '@delegacia/domain/desk/acts/table'
import type { OpenReport } from '../../report/use-report.ts'

/** OF-20. What the officer has just done, in words; what can still be taken back stands at the foot, with its seconds. */
export function DoneLine({ done }: Pick<OpenReport, 'done'>) {
  return (
    <div role="status">
      {done && done.act !== 'pegar' && !done.waits && (
        <p className="line good">
          <span>
            <b>{acts[done.act].happened}.</b>{' '}
            {done.released && <span>O boletim não está mais com você: nada espera de você aqui.</span>}
          </span>
        </p>
      )}
    </div>
  )
}

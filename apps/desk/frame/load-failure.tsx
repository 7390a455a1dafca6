import { Button } from '@delegacia/ui/button'
import type { LoadState } from '../api/use-load.ts'

type LoadFailureProps = { of: Pick<LoadState<unknown>, 'failed' | 'busy' | 'reload'> }

/** That what is on the page is old, or that nothing came, and the way to try again. */
export function LoadFailure({ of: { failed, busy, reload } }: LoadFailureProps) {
  if (failed === undefined) return null
  return (
    <div className="line bad" role="alert">
      <p>{failed}</p>
      <Button kind="quiet" busy={busy} onClick={reload}>
        Tentar agora
      </Button>
    </div>
  )
}

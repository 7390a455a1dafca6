import { useEffect, useState } from 'react'
import { usePendingLeave } from '../router/hash-location.ts'
import type { AfterStart } from './after-start.tsx'

/** Runs it once the page has nothing else to do; returns how to cancel it. */
function whenIdle(job: () => void): () => void {
  // Safari does not say when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(job, 200)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(job, { timeout: 2000 })
  return () => cancelIdleCallback(asked)
}

/** Loaded once the page is shown, and again where that failed and the person waits to be asked about leaving. */
export function LazyAfterStart() {
  const [loaded, setLoaded] = useState<{ AfterStart: typeof AfterStart }>()
  const missing = usePendingLeave() !== undefined && !loaded
  useEffect(() => {
    const load = () =>
      void import('./after-start.tsx').then(setLoaded, (error: unknown) =>
        console.error('What follows the start could not be loaded.', error),
      )
    return missing ? load() : whenIdle(load)
  }, [missing])
  return loaded ? <loaded.AfterStart /> : null
}

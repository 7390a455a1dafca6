import { useEffect, useState } from 'react'
import { usePendingLeave } from '../router/hash-location.ts'
import type { AfterStart } from './after-start.tsx'

/** Loaded once the page is shown, and again where that failed and the person waits to be asked about leaving. */
export function LazyAfterStart() {
  const [loaded, setLoaded] = useState<{ AfterStart: typeof AfterStart }>()
  const missing = usePendingLeave() !== undefined && !loaded
  useEffect(() => {
    import('./after-start.tsx').then(setLoaded, (error: unknown) =>
      console.error('What follows the start could not be loaded.', error),
    )
  }, [missing])
  return loaded ? <loaded.AfterStart /> : null
}

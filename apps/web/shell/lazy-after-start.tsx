import { useEffect, useState } from 'react'
import type { AfterStart } from './after-start.tsx'

/** Loaded once the page is shown; the page works without it. */
export function LazyAfterStart() {
  const [loaded, setLoaded] = useState<{ AfterStart: typeof AfterStart }>()
  useEffect(() => {
    import('./after-start.tsx').then(setLoaded, (error: unknown) =>
      console.error('What follows the start could not be loaded.', error),
    )
  }, [])
  return loaded ? <loaded.AfterStart /> : null
}

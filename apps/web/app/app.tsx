import { Suspense, useEffect, useState } from 'react'
import { Router } from 'wouter'
import { useAnyInFlight } from '../api/in-flight.ts'
import { LoadingBar } from '../ui/loading-bar.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useHashLocation } from './hash-location.ts'
import { LeaveDialog } from './leave-dialog.tsx'
import { Pages } from './pages.tsx'
import { Waiting } from './waiting.tsx'

/** Everything on the screen. */
export function App() {
  const AfterStart = useAfterStart()
  return (
    <Router hook={useHashLocation}>
      <LoadingBar busy={useAnyInFlight()} />
      <Toasts />
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <Pages />
        </Suspense>
      </ErrorBoundary>
      <LeaveDialog />
      {AfterStart && <AfterStart />}
    </Router>
  )
}

/** Fetched once the page stands; without it the page works as before. */
function useAfterStart() {
  const [loaded, setLoaded] = useState<typeof import('./after-start.tsx')>()
  useEffect(() => {
    import('./after-start.tsx').then(setLoaded, (error: unknown) =>
      console.warn('What follows the start could not be loaded.', error),
    )
  }, [])
  return loaded?.AfterStart
}

import { Suspense } from 'react'
import { Router } from 'wouter'
import { useAnyInFlight } from '../api/in-flight.ts'
import { LoadingBar } from '../ui/loading-bar.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { LazyAfterStart } from './lazy-after-start.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useHashLocation } from '../router/hash-location.ts'
import { Pages } from './pages.tsx'
import { Waiting } from '../ui/waiting.tsx'

/** Everything on the screen. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <LoadingBar busy={useAnyInFlight()} />
      <Toasts />
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <Pages />
        </Suspense>
      </ErrorBoundary>
      <LazyAfterStart />
    </Router>
  )
}

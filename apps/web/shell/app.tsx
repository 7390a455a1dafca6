import { Suspense } from 'react'
import { Router } from 'wouter'
import { LoadingBar } from '@delegacia/ui/loading-bar'
import { Toasts } from '@delegacia/ui/toasts'
import { LazyAfterStart } from './lazy-after-start.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { useHashLocation } from '../router/hash-location.ts'
import { Pages } from './pages.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { locale } from '../i18n/locale.ts'

/** Everything on the screen. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <ErrorBoundary>
        <LoadingBar />
        <Toasts locale={locale} />
        <Suspense fallback={<Waiting />}>
          <Pages />
        </Suspense>
        <LazyAfterStart />
      </ErrorBoundary>
    </Router>
  )
}

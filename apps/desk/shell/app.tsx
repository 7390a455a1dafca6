import { LoadingBar } from '@delegacia/ui/loading-bar'
import { Toasts } from '@delegacia/ui/toasts'
import { TryAgain } from '@delegacia/ui/try-again'
import { useEffect } from 'react'
import { Router } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'
import { ProofDialog } from '../session/proof-dialog.tsx'
import { askSession, useSession } from '../session/session-store.ts'
import { LoginPages } from './login-pages.tsx'
import { Attended } from './attended.tsx'

export function App() {
  const session = useSession()
  useEffect(() => void askSession(), [])
  return (
    <Router hook={useHashLocation}>
      <LoadingBar />
      <Toasts locale="pt-br" />
      {session.state === 'asking' && <p role="status">Abrindo a mesa…</p>}
      {session.state === 'failed' && (
        <main className="main">
          <h1>A mesa não abriu</h1>
          <TryAgain text={session.why} locale="pt-br" plain onRetry={() => void askSession()} />
        </main>
      )}
      {session.state === 'out' && <LoginPages />}
      {'session' in session && <Attended session={session.session} ended={session.state === 'ended'} />}
      <ProofDialog />
    </Router>
  )
}

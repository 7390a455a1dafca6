import type { DeskSession } from '@delegacia/contract/desk/session'
import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Bones } from '../frame/bones.tsx'
import { TopBar } from './top-bar.tsx'
import { KeysPage } from '../pages/keys/keys-page.tsx'
import { Rail } from './rail.tsx'
import { placesOf } from './places.ts'

const AccountsPage = lazy(async () => ({
  default: (await import('../pages/accounts/accounts-page.tsx')).AccountsPage,
}))
const AuditPage = lazy(async () => ({ default: (await import('../pages/audit/audit-page.tsx')).AuditPage }))

/** The desk of whoever is logged in: only what their duties allow is offered, and the server decides. */
export function Desk({ session }: { session: DeskSession }) {
  const places = placesOf(session)
  return (
    <>
      <a className="skip" href="#conteudo" onClick={skip}>
        Ir para o conteúdo
      </a>
      <TopBar session={session} />
      <div className="shell">
        <Rail places={places} />
        <main className="main" id="conteudo" tabIndex={-1}>
          <Suspense fallback={<Bones what="Carregando" />}>
            <Switch>
              <Route path="/chaves">
                <KeysPage />
              </Route>
              {places.some(({ path }) => path === '/contas') && (
                <Route path="/contas">
                  <AccountsPage />
                </Route>
              )}
              {places.some(({ path }) => path === '/auditoria') && (
                <Route path="/auditoria">
                  <AuditPage />
                </Route>
              )}
              <Route>
                <Redirect to={places[0]?.path ?? '/chaves'} replace />
              </Route>
            </Switch>
          </Suspense>
        </main>
      </div>
    </>
  )
}

/** The route lives in the hash, so the link moves the focus itself. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById('conteudo')?.focus()
}

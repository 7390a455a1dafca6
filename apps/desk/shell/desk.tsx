import type { DeskSession } from '@delegacia/contract/desk/session'
import { queues } from '@delegacia/domain/desk/work/queues'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Bones } from '../frame/bones.tsx'
import { firstPlace, QueuePlaceContext } from '../frame/queue-place.ts'
import { TopBar } from './top-bar.tsx'
import { QueuePage } from '../pages/queue/queue-page.tsx'
import { LateLine } from './late-line.tsx'
import { Rail } from './rail.tsx'
import { placesOf } from './places.ts'

const AccountsPage = lazy(async () => ({
  default: (await import('../pages/accounts/accounts-page.tsx')).AccountsPage,
}))
const AuditPage = lazy(async () => ({ default: (await import('../pages/audit/audit-page.tsx')).AuditPage }))

const DeliveriesPage = lazy(async () => ({
  default: (await import('../pages/deliveries/deliveries-page.tsx')).DeliveriesPage,
}))
const BreakGlassPage = lazy(async () => ({
  default: (await import('../pages/break-glass/break-glass-page.tsx')).BreakGlassPage,
}))
const FiguresPage = lazy(async () => ({
  default: (await import('../pages/figures/figures-page.tsx')).FiguresPage,
}))
const KeysPage = lazy(async () => ({ default: (await import('../pages/keys/keys-page.tsx')).KeysPage }))
const ReportPage = lazy(async () => ({
  default: (await import('../pages/report/report-page.tsx')).ReportPage,
}))
const SearchPage = lazy(async () => ({
  default: (await import('../pages/search/search-page.tsx')).SearchPage,
}))
const SignaturesPage = lazy(async () => ({
  default: (await import('../pages/signatures/signatures-page.tsx')).SignaturesPage,
}))

/** The desk of whoever is logged in: only what their duties allow is offered, and the server decides. */
export function Desk({ session, alarm }: { session: DeskSession; alarm: ReactNode }) {
  const places = placesOf(session)
  const [queuePlace] = useState(firstPlace)
  const may = (path: string) => places.some((place) => place.path === path)
  const units = session.funcoes.flatMap(({ unidade }) => unidade ?? [])
  return (
    <QueuePlaceContext value={queuePlace}>
      <a className="skip" href="#conteudo" onClick={skip}>
        Ir para o conteúdo
      </a>
      <TopBar session={session} />
      {alarm}
      <div className="shell">
        <Rail places={places} />
        <main className="main" id="conteudo" tabIndex={-1}>
          {may('/entregas') && <LateLine />}
          <Suspense fallback={<Bones what="Carregando" />}>
            <Switch>
              {may('/filas/da-unidade') && (
                <Route path="/filas/:fila">
                  {({ fila }) => {
                    const queue = queues.find((one) => one === fila)
                    return queue ? <QueuePage queue={queue} units={units} /> : <Redirect to="/" replace />
                  }}
                </Route>
              )}
              {may('/filas/da-unidade') && (
                <Route path="/boletins/:id/:act?">
                  {({ id, act }) => <ReportPage key={id} id={id} act={act} />}
                </Route>
              )}
              {may('/buscar') && (
                <Route path="/buscar">
                  <SearchPage />
                </Route>
              )}
              {may('/entre-unidades') && (
                <Route path="/entre-unidades">
                  <BreakGlassPage />
                </Route>
              )}
              {may('/assinaturas') && (
                <Route path="/assinaturas">
                  <SignaturesPage />
                </Route>
              )}
              {may('/entregas') && (
                <Route path="/entregas">
                  <DeliveriesPage />
                </Route>
              )}
              {may('/numeros') && (
                <Route path="/numeros">
                  <FiguresPage />
                </Route>
              )}
              <Route path="/chaves">
                <KeysPage />
              </Route>
              {may('/contas') && (
                <Route path="/contas">
                  <AccountsPage />
                </Route>
              )}
              {may('/auditoria') && (
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
    </QueuePlaceContext>
  )
}

/** The route lives in the hash, so the link moves the focus itself. */
function skip(event: { preventDefault: () => void }): void {
  event.preventDefault()
  document.getElementById('conteudo')?.focus()
}

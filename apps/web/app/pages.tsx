import { lazy, useLayoutEffect, useRef } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { HomePage } from '../pages/home/home-page.tsx'
import { Layout } from './layout.tsx'
import { reportRoutes, routes } from './routes.ts'

const ReportPage = lazy(() =>
  import('../pages/report/report-page.tsx').then((module) => ({ default: module.ReportPage })),
)
const PrintPage = lazy(() =>
  import('../pages/print/print-page.tsx').then((module) => ({ default: module.PrintPage })),
)
const ValidatePage = lazy(() =>
  import('../pages/validate/validate-page.tsx').then((module) => ({ default: module.ValidatePage })),
)
const ReceiptPage = lazy(() =>
  import('../pages/validate/receipt-page.tsx').then((module) => ({ default: module.ReceiptPage })),
)
const NotFoundPage = lazy(() =>
  import('../pages/not-found/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
)

/** Which page stands at which route: all in one layout but the catch-all (SH-01). */
export function Pages() {
  const [path] = useLocation()
  useScrollToTop(path)
  return (
    <Switch>
      <Route path={routes.home}>
        <Layout languages>
          <HomePage />
        </Layout>
      </Route>
      {reportRoutes.map((route) => (
        <Route key={route} path={route}>
          <Layout>
            <ReportPage key={route} route={route.slice(1)} />
          </Layout>
        </Route>
      ))}
      <Route path={routes.print}>
        {({ unidade, nrbop }) => (
          <Layout>
            <PrintPage key={path} unit={unidade} number={nrbop} />
          </Layout>
        )}
      </Route>
      <Route path={routes.validate}>
        {({ codigo }) => (
          <Layout>
            <ValidatePage key={path} typed={codigo} />
          </Layout>
        )}
      </Route>
      <Route path={routes.receipt}>
        <Layout>
          <ReceiptPage />
        </Layout>
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}

function useScrollToTop(path: string): void {
  const last = useRef(path)
  useLayoutEffect(() => {
    if (last.current !== path) window.scrollTo(0, 0)
    last.current = path
  }, [path])
}

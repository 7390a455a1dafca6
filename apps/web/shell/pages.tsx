import { routes as reportRoutes } from '@delegacia/domain/lists/routes'
import { lazy, useEffect, useLayoutEffect, useRef } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { HomePage } from '../pages/home/home-page.tsx'
import { BareLayout } from './layout/bare-layout.tsx'
import { Layout } from './layout/layout.tsx'
import { panelAddress, routes } from '../router/routes.ts'

const ReportPage = lazy(() =>
  import('../pages/report/report-page.tsx').then((module) => ({ default: module.ReportPage })),
)
const PrintPage = lazy(() =>
  import('../pages/print/print-page.tsx').then((module) => ({ default: module.PrintPage })),
)
const ValidateRoute = lazy(() =>
  import('./validate-route.tsx').then((module) => ({ default: module.ValidateRoute })),
)
const ReceiptPage = lazy(() =>
  import('../pages/validate/receipt-page.tsx').then((module) => ({ default: module.ReceiptPage })),
)
const FollowPage = lazy(() =>
  import('../pages/follow/follow-page.tsx').then((module) => ({ default: module.FollowPage })),
)
const ProtectionPage = lazy(() =>
  import('../pages/risk-form/protection-page.tsx').then((module) => ({ default: module.ProtectionPage })),
)
const MapPage = lazy(() =>
  import('../pages/map/map-page.tsx').then((module) => ({ default: module.MapPage })),
)
const NotFoundPage = lazy(() =>
  import('../pages/not-found/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
)

const TermsPage = lazy(() =>
  import('../pages/terms/terms-page.tsx').then((module) => ({ default: module.TermsPage })),
)
const PrivacyPage = lazy(() =>
  import('../pages/privacy/privacy-page.tsx').then((module) => ({ default: module.PrivacyPage })),
)
const AddressUnknownPage = lazy(() =>
  import('../pages/address-unknown/address-unknown-page.tsx').then((module) => ({
    default: module.AddressUnknownPage,
  })),
)
const OldVersionRoute = lazy(() =>
  import('./old-version-route.tsx').then((module) => ({ default: module.OldVersionRoute })),
)

/** The page of each route: all in one layout but the catch-all (SH-01). */
export function Pages() {
  const [path] = useLocation()
  useScrollToTop(path)
  return (
    <Switch>
      <Route path={routes.home}>
        <Layout home>
          <HomePage />
        </Layout>
      </Route>
      {reportRoutes.map((route) => (
        <Route key={route} path={`/${route}`}>
          <Layout inReport>
            <ReportPage key={route} route={route} />
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
        <Layout>
          <ValidateRoute />
        </Layout>
      </Route>
      <Route path={routes.receipt}>
        <Layout>
          <ReceiptPage />
        </Layout>
      </Route>
      <Route path={routes.follow}>
        <Layout>
          <FollowPage />
        </Layout>
      </Route>
      <Route path={routes.protection}>
        <Layout inReport>
          <ProtectionPage />
        </Layout>
      </Route>
      <Route path={routes.panel}>
        <PanelMoved />
      </Route>
      <Route path={routes.terms}>
        <Layout>
          <TermsPage />
        </Layout>
      </Route>
      <Route path={routes.privacy}>
        <Layout>
          <PrivacyPage />
        </Layout>
      </Route>
      <Route path={routes.addressUnknown}>
        <Layout>
          <AddressUnknownPage />
        </Layout>
      </Route>
      <Route path={routes.oldVersion}>
        <OldVersionRoute otherwise={<Unknown />} />
      </Route>
      <Route path={routes.map}>
        {({ lat, lng }) => (
          <Layout>
            <MapPage key={path} lat={lat} lng={lng} />
          </Layout>
        )}
      </Route>
      <Route>
        <Unknown />
      </Route>
    </Switch>
  )
}

const Unknown = () => (
  <BareLayout>
    <NotFoundPage />
  </BareLayout>
)

/** The figures are a page of the server, which needs no script; links to where they stood lead there. */
function PanelMoved() {
  useEffect(() => location.replace(panelAddress()), [])
  return null
}

function useScrollToTop(path: string): void {
  const last = useRef(path)
  useLayoutEffect(() => {
    if (last.current !== path) window.scrollTo(0, 0)
    last.current = path
  }, [path])
}

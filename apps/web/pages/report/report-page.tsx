import { texts } from '@delegacia/domain/language/text'
import { findFlow } from '@delegacia/flows/crimes/flows'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import { useAsync } from '../../api/use-async.ts'
import { locale, t } from '../../app/locale.ts'
import { PageTitle } from '../../app/page-title.tsx'
import { TryAgain } from '../../inputs/try-again.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Report } from './report.tsx'

const words = texts({
  failed: {
    pt: 'Esta página não pôde ser carregada.',
    en: 'This page could not be loaded.',
    es: 'Esta página no se pudo cargar.',
    fr: 'Cette page n’a pas pu être chargée.',
  },
  none: {
    pt: 'Página não encontrada',
    en: 'Page not found',
    es: 'Página no encontrada',
    fr: 'Page introuvable',
  },
  home: {
    pt: 'Voltar ao início',
    en: 'Back to the start',
    es: 'Volver al inicio',
    fr: 'Revenir à l’accueil',
  },
})

/** Tries, waits and messages of a failed call are the API's own; what was loaded stays for the whole report. */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
      },
    },
  })

/** The page of one crime: its flow is fetched, then asked (ST-08). */
export function ReportPage({ route }: { route: string }) {
  const [client] = useState(newClient)
  const flow = useAsync(route, () => findFlow(route))
  if (flow.state === 'ready' && flow.value) {
    return (
      <QueryClientProvider client={client}>
        <Report flow={flow.value} />
      </QueryClientProvider>
    )
  }
  return (
    <div className="wrap narrow page stack">
      {flow.state === 'waiting' && <Skeleton cards={3} />}
      {flow.state === 'failed' && <TryAgain text={t(words.failed)} locale={locale} onRetry={flow.again} />}
      {flow.state === 'ready' && (
        <>
          <PageTitle documentTitle={t(words.none)}>{t(words.none)}</PageTitle>
          <Link href="/" className={buttonClass('main')}>
            {t(words.home)}
          </Link>
        </>
      )}
    </div>
  )
}

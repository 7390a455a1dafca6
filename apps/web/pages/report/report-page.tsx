import { texts } from '@delegacia/domain/language/text'
import { findFlow } from '@delegacia/flows/crimes/flows'
import { useState } from 'react'
import { Link } from 'wouter'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { PageTitle } from '../../router/page-title.tsx'
import { TryAgain } from '../../ui/try-again.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { createLoads, LoadsContext } from './context/loads.ts'
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

/** The page of one crime: its flow is fetched, then asked (ST-08). */
export function ReportPage({ route }: { route: string }) {
  const [loads] = useState(createLoads)
  const flow = useLoad(route, () => findFlow(route))
  if (flow.state === 'ready' && flow.value) {
    return (
      <LoadsContext value={loads}>
        <Report flow={flow.value} />
      </LoadsContext>
    )
  }
  return (
    <div className="wrap narrow page stack">
      {flow.state === 'loading' && <Skeleton cards={3} />}
      {flow.state === 'failed' && <TryAgain text={t(words.failed)} locale={locale} onRetry={flow.retry} />}
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

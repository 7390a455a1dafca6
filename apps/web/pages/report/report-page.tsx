import { defineTexts } from '@delegacia/domain/language/text'
import type { Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { useState } from 'react'
import { useLoad } from '../../api/use-load.ts'
import { locale, t } from '../../i18n/locale.ts'
import { TryAgain } from '../../ui/try-again.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { createReportLoads, LoadsContext } from './context/report-loads.ts'
import { PlaceRequired } from './place-required.tsx'
import { Report } from './report.tsx'

const texts = defineTexts({
  failed: {
    pt: 'Esta página não pôde ser carregada.',
    en: 'This page could not be loaded.',
    es: 'Esta página no se pudo cargar.',
    fr: 'Cette page n’a pas pu être chargée.',
  },
})

/** The page of one crime: its flow is loaded, then shown (ST-08). */
export function ReportPage({ route }: { route: Route }) {
  const [loads] = useState(createReportLoads)
  const flow = useLoad(route, () => getFlow(route))
  if (flow.state === 'ready') {
    return (
      <LoadsContext value={loads}>
        <PlaceRequired flow={flow.value}>
          <Report flow={flow.value} />
        </PlaceRequired>
      </LoadsContext>
    )
  }
  return (
    <div className="wrap narrow page stack">
      {flow.state === 'loading' && <Skeleton />}
      {flow.state === 'failed' && <TryAgain text={t(texts.failed)} locale={locale} onRetry={flow.retry} />}
    </div>
  )
}

import type { Route } from '@delegacia/domain/lists/routes'
import { getFlow } from '@delegacia/flows/crimes/flows'
import { useState } from 'react'
import { useLoad } from '../../api/use-load.ts'
import { Skeleton } from '@delegacia/ui/skeleton'
import { createReportLoads, LoadsContext } from '../../questions/report-loads.ts'
import { PageFailed } from './page-failed.tsx'
import { PlaceRequired } from './place-required.tsx'
import { Report } from './report.tsx'
import { useForgetting } from './use-forgetting.ts'
import { locale } from '../../i18n/locale.ts'

/** The page of one crime: its flow is loaded, then shown (ST-08). */
export function ReportPage({ route }: { route: Route }) {
  const [loads] = useState(createReportLoads)
  const flow = useLoad(route, () => getFlow(route))
  useForgetting(route)
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
      {flow.state === 'loading' && <Skeleton locale={locale} />}
      {flow.state === 'failed' && <PageFailed onRetry={flow.retry} />}
    </div>
  )
}

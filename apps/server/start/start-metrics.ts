import { oldestUnconfirmed } from '../delivery/queue/overdue.ts'
import { readShortUnits } from '../desk/officers/short-units.ts'
import { readinessFailures, type ReadinessCheck } from '../base/http/readiness.ts'
import { createMetricsApp } from '../watch/metrics/metrics-app.ts'
import { addStationGauges, type GaugeDeps } from '../watch/metrics/station-gauges.ts'
import type { StationMetrics } from '../watch/metrics/station-metrics.ts'
import type { Log } from '../base/platform/log.ts'
import { localAddress, type Settings } from '../base/settings/settings.ts'
import type { Closing } from './closing.ts'

type MetricsStart = Pick<GaugeDeps, 'db' | 'lastVerifiedBackup' | 'overdueDeliveries' | 'usedRoom'> & {
  /** Undefined: nothing is counted. */
  metrics: StationMetrics | undefined
  readiness: readonly ReadinessCheck[]
  log: Log
  say: (line: string) => void
  closing: Closing
}

/**
 * Lets the operator's Prometheus read the station, where the operator has set a port. What stops it does not stop the portal:
 * the operator is told.
 */
export async function startMetrics(
  { metricsHost: host, metricsPort: port, evidenceRoom }: Settings,
  { metrics, readiness, log, say, closing, ...gauged }: MetricsStart,
): Promise<void> {
  if (!metrics || port === undefined) return
  const refresh = addStationGauges(metrics.registry, {
    ...gauged,
    failures: () => readinessFailures(readiness),
    reasons: readiness.map(({ failure }) => failure),
    oldestDelivery: () => oldestUnconfirmed(gauged.db),
    shortUnits: () => readShortUnits(gauged.db, new Date()),
    evidenceRoom,
  })
  const app = createMetricsApp(metrics.registry, { refresh, log })
  closing.add(() => app.close())
  const address = localAddress(host, port)
  try {
    await app.listen({ host, port })
    say(`The measurements for Prometheus: ${address}/metrics`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    say(`Nothing is measured: ${address} cannot be used (${code}); see METRICS_PORT`)
  }
}

import { inject } from 'vitest'
import { usedQuota } from '../reports/evidence/evidence-quota.ts'
import { createStationMetrics } from '../watch/metrics/station-metrics.ts'
import type { LogLine } from '../base/platform/log.ts'
import { readSettings } from '../base/settings/settings.ts'
import type { Closing } from './closing.ts'
import { freePort } from './free-port.fixture.ts'
import { startMetrics } from './start-metrics.ts'
import { testStation } from './test-station.fixture.ts'

/** A station that is measured, and how to read it. */
export async function measuredStation(closing: Closing, failures: string[] = []) {
  const metrics = createStationMetrics('9.9.9')
  const lines: LogLine[] = []
  const said: string[] = []
  const station = await testStation(inject('clusterUrl'), {
    log: metrics.measuring((line) => void lines.push(line)),
    onRegistered: metrics.countRegistered,
  })
  closing.add(() => station.close())
  const port = await freePort()
  const reading = readSettings({ METRICS_PORT: String(port), EVIDENCE_ROOM_GB: '3' })
  if (!reading.ok) throw new Error('no settings')
  await startMetrics(reading.settings, {
    metrics,
    db: station.db,
    readiness: (['database', 'disk'] as const).map((failure) => ({
      failure,
      isWell: () => Promise.resolve(!failures.includes(failure)),
    })),
    lastVerifiedBackup: () => new Date('2026-11-21T03:00:00Z'),
    overdueDeliveries: () => Promise.resolve(4),
    usedRoom: () => usedQuota(station.db),
    log: (line) => void lines.push(line),
    say: (line) => void said.push(line),
    closing,
  })
  const address = `http://127.0.0.1:${port}`
  return { station, lines, said, address, read: async () => (await fetch(`${address}/metrics`)).text() }
}

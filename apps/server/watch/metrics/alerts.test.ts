import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { addStationGauges } from './station-gauges.ts'
import { createStationMetrics } from './station-metrics.ts'

const folder = join(import.meta.dirname, '../../../../deploy/prometheus')
const promtool = (...args: string[]) => promisify(execFile)('promtool', args, { cwd: folder })

// ME-06
test('Prometheus takes the example and its alarms, and raises each of them when it should', async () => {
  expect((await promtool('check', 'config', 'prometheus.yml')).stdout).toContain('15 rules found')
  expect((await promtool('test', 'rules', 'alerts.test.yml')).stdout).toContain('SUCCESS')
}, 120_000)

// ME-06, ME-02
test('the alarms and the board ask for measurements that the station gives', async () => {
  const { db, drop } = await testDatabase(inject('clusterUrl'))
  const { registry } = createStationMetrics('1')
  addStationGauges(registry, {
    db,
    failures: () => Promise.resolve([]),
    reasons: [],
    lastVerifiedBackup: () => undefined,
    overdueDeliveries: () => Promise.resolve(0),
    oldestDelivery: () => Promise.resolve(0),
    shortUnits: () => Promise.resolve({ unmanned: [], fewSigners: [], reports: 0 }),
    usedRoom: () => Promise.resolve(0),
    evidenceRoom: 1,
  })
  const given = (await registry.getMetricsAsJSON()).map(({ name }) => name)
  for (const file of ['alerts.yml', '../grafana/station.json']) {
    const asked = [...readFileSync(join(folder, file), 'utf8').matchAll(/\bstation_\w+/g)].map(([name]) =>
      name.replace(/_(bucket|sum|count)$/, ''),
    )
    expect(asked.length).toBeGreaterThan(10)
    expect([...new Set(asked)].filter((name) => !given.includes(name))).toEqual([])
  }
  await drop()
})

// ME-06
test('the page for every day says of each alarm what it means and what to do', () => {
  const page = readFileSync(join(folder, '../../docs/operations/daily.md'), 'utf8')
  const [, chapter = ''] = /^### Alarms$(.*?)^### /ms.exec(page) ?? []
  const explained = [...chapter.matchAll(/^\| `(\w+)` +\| [^|]*\w[^|]* \| [^|]*\w[^|]* \|$/gm)].map(
    ([, name]) => name,
  )
  const alarms = [...readFileSync(join(folder, 'alerts.yml'), 'utf8').matchAll(/- alert: (\w+)/g)]
  expect(explained).toEqual(alarms.map(([, name]) => name))
})

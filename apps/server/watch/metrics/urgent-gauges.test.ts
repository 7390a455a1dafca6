import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDanger, type TestDanger } from '../../delivery/danger/test-danger.fixture.ts'
import { addStationGauges } from './station-gauges.ts'
import { createStationMetrics } from './station-metrics.ts'

let station: TestDanger
beforeAll(async () => {
  station = await testDanger(inject('clusterUrl'))
})
afterAll(() => station.close())

// QU-78
test('how many urgent reports nobody has opened, how old the oldest is, and of how many somebody was told', async () => {
  const { registry, measuring } = createStationMetrics('1')
  const refresh = addStationGauges(registry, {
    db: station.db,
    failures: () => Promise.resolve([]),
    reasons: [],
    lastVerifiedBackup: () => undefined,
    overdueDeliveries: () => Promise.resolve(0),
    oldestDelivery: () => Promise.resolve(0),
    shortUnits: () => Promise.resolve({ unmanned: [], fewSigners: [], reports: 0 }),
    usedRoom: () => Promise.resolve(0),
    evidenceRoom: 1,
  })
  const read = async () => {
    await refresh()
    const lines = (await registry.metrics()).split('\n')
    return (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])
  }
  const none = await read()
  expect([none('station_urgent_unopened'), none('station_urgent_unopened_oldest_seconds')]).toEqual([0, 0])
  await station.filed(station.unitId)
  await station.urgent()
  await station.urgent({ asksMeasure: true, at: new Date(Date.now() - 7_200_000) })
  measuring(() => undefined)({ event: 'danger', step: 'duty', ways: 'email webhook', reports: 2 })
  const some = await read()
  expect(some('station_urgent_unopened')).toBe(2)
  expect(some('station_urgent_unopened_oldest_seconds')).toBeGreaterThan(7190)
  expect(await registry.metrics()).toContain('station_danger_told_total{step="chief",ways="none"} 0')
  expect(await registry.metrics()).toContain('station_danger_told_total{step="duty",ways="email webhook"} 2')
})

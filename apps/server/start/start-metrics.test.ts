import { afterEach, expect, test } from 'vitest'
import { createStationMetrics } from '../watch/metrics/station-metrics.ts'
import { readSettings } from '../base/settings/settings.ts'
import { createClosing } from './closing.ts'
import { measuredStation } from './measured-station.fixture.ts'
import { startMetrics } from './start-metrics.ts'

const closing = createClosing(() => undefined)
afterEach(() => closing.close())

// ME-01, ME-02
test('Prometheus reads what was registered, answered and printed, what waits, and why there is an alarm', async () => {
  const { station, said, address, read } = await measuredStation(closing, ['disk'])
  expect(said).toEqual([`The measurements for Prometheus: ${address}/metrics`])
  expect((await station.register()).statusCode).toBe(201)
  await station.app.inject({ url: '/api/USER_IP' })
  await station.app.inject({ url: '/api/nada' })
  const text = await read()
  for (const line of [
    'station_info{version="9.9.9"} 1',
    'station_reports_registered_total 1',
    'station_requests_total{method="POST",route="/api/ocorrencia",status="201"} 1',
    'station_requests_total{method="GET",route="/api/USER_IP",status="200"} 1',
    'station_request_seconds_count{route="/api/ocorrencia"} 1',
    'station_alarm{reason="disk"} 1',
    'station_alarm{reason="database"} 0',
    'station_backup_verified_timestamp_seconds 1795230000',
    'station_deliveries_overdue 4',
    'station_delivery_oldest_seconds 0',
    'station_evidence_room_bytes 3000000000',
    'station_evidence_bytes 0',
    'station_reports_open{state="registrado"} 1',
    'station_gauges_up 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^station_report_oldest_seconds\{state="registrado"\} [\d.]+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d/m)
})

// ME-02
test('a letter that is tried again and again is as old as its report', async () => {
  const { station, read } = await measuredStation(closing)
  const { bop } = (await station.register()).json()
  const registered_at = new Date(Date.now() - 7_200_000)
  await station.db.updateTable('reports').set({ registered_at }).where('bop', '=', bop).execute()
  await station.db
    .updateTable('outbox')
    .set({ done_at: null, due_at: new Date(Date.now() + 3_600_000) })
    .where('kind', '=', 'mail')
    .execute()
  const [, seconds] = /^station_job_oldest_seconds\{kind="mail"\} ([\d.]+)$/m.exec(await read()) ?? []
  expect(Number(seconds)).toBeGreaterThan(7100)
})

// ME-03
test('nothing of a person, a report or an address is in it', async () => {
  const { station, read } = await measuredStation(closing)
  const registered = await station.register()
  const { bop, nrBop, autDig } = registered.json<Record<'bop' | 'nrBop' | 'autDig', string>>()
  await station.app.inject({ url: `/api/imprimir/${bop}/${autDig}?nome=CONCEICAO` })
  await station.app.inject({ url: '/api/segredo-de-alguem', headers: { 'x-forwarded-for': '203.0.113.9' } })
  const text = await read()
  for (const personal of [bop, nrBop, autDig, 'segredo', 'CONCEICAO', '203.0.113', '127.0.0.1'])
    expect(text).not.toContain(personal)
})

// ME-04
test('while the database is away the process is still read, and says that the rest is old', async () => {
  const { station, lines, read } = await measuredStation(closing)
  await station.db.destroy()
  const text = await read()
  expect(text).toContain('station_gauges_up 0')
  expect(text).toContain('process_resident_memory_bytes')
  expect(lines).toContainEqual(expect.objectContaining({ event: 'fault', place: 'metrics' }))
})

// ME-05
test('it is a listener of its own, off unless it is wanted, on this machine alone', async () => {
  const { station, address } = await measuredStation(closing)
  expect((await fetch(`${address}/api/USER_IP`)).status).toBe(404)
  expect((await station.app.inject({ url: '/metrics' })).statusCode).toBe(404)
  const reading = readSettings({})
  expect(reading.ok && [reading.settings.metricsPort, reading.settings.metricsHost]).toEqual([
    undefined,
    '127.0.0.1',
  ])
})

// ME-05
test('a port that is taken stops nothing, and is told', async () => {
  const { address, station } = await measuredStation(closing)
  const said: string[] = []
  const reading = readSettings({ METRICS_PORT: new URL(address).port })
  if (!reading.ok) throw new Error('no settings')
  await startMetrics(reading.settings, {
    metrics: createStationMetrics('1'),
    db: station.db,
    readiness: [],
    lastVerifiedBackup: () => undefined,
    overdueDeliveries: () => Promise.resolve(0),
    usedRoom: () => Promise.resolve(0),
    log: () => undefined,
    say: (line) => void said.push(line),
    closing,
  })
  expect(said).toEqual([`Nothing is measured: ${address} cannot be used (EADDRINUSE); see METRICS_PORT`])
})

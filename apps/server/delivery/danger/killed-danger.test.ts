import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { makeDeliveryKey } from '../delivery-key.ts'
import { startReceiver } from '../receiver.fixture.ts'
import { firstOutput } from '../../base/platform/first-output.fixture.ts'
import { testDanger, type TestDanger } from './test-danger.fixture.ts'

let station: TestDanger
beforeAll(async () => {
  station = await testDanger(inject('clusterUrl'))
})
afterAll(() => station.close())

const built = (path: string) => pathToFileURL(join(import.meta.dirname, '../../dist', path)).href

/** The built station's ladder as a process of its own, which can be killed; its clock begins at `from` and runs fast. */
const program = (service: string, pem: Buffer, from: number) => `
  import { openDatabase } from '${built('store/connection/database.js')}'
  import { startDangerWorker } from '${built('delivery/danger/danger-worker.js')}'
  import { keepDanger } from '${built('delivery/danger/keep-danger.js')}'
  import { createDeliveryKey } from '${built('delivery/delivery-key.js')}'
  const db = openDatabase('${station.url}')
  const contacts = { stationEmail: undefined, sendsMail: false, webhook: { address: '${service}', allowsPrivate: true } }
  const begun = Date.now()
  const now = () => new Date(${from} + (Date.now() - begun) * 300)
  const log = () => undefined
  const sending = startDangerWorker({ db, log, worker: String(process.pid), contacts, now, idleSeconds: 0.05, timeoutMs: 2000,
    mailer: {}, key: createDeliveryKey(Buffer.from('${pem.toString('base64')}', 'base64')) })
  keepDanger({ db, rules: { ...contacts, minutes: 5 }, log, now, wake: () => sending.wake(), everyMs: 20 })
  process.stdout.write('started')`

/** More in `npm run test:faults`. */
const count = Number(process.env['FAULT_DANGERS'] ?? 20)

type Call = { id: string; passo: string; quantos: number }

// QU-71, QU-76
test('servers that are killed while they tell of dangers leave none unheard and tell of none twice', async () => {
  const service = await startReceiver((_one, count, response) => {
    setTimeout(() => response.writeHead(count % 4 === 0 ? 500 : 204).end(), 20)
  })
  const pem = makeDeliveryKey()
  const units = await Promise.all(
    Array.from({ length: 5 }, (_, index) => station.unit(`Seccional ${index + 1}`)),
  )
  const reports = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      station.urgent({ immediate: true }, units[index % units.length] ?? station.unitId),
    ),
  )
  const start = async (minutes: number) => {
    const from = station.now().getTime() + minutes * 60_000
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(service.url, pem, from)])
    await firstOutput(child)
    return child
  }
  const kill = async (child: Awaited<ReturnType<typeof start>>) => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  // What waits between two messages, and under the lease of who was killed, is waited for no longer than the test does.
  const soon = setInterval(
    () =>
      void station.db
        .updateTable('danger_messages')
        .set({ due_at: new Date(0), leased_until: null })
        .where('ended_at', 'is', null)
        .where('leased_until', '<', new Date(Date.now() + 110_000))
        .execute(),
    500,
  )
  for (let round = 0; round < 4; round += 1) {
    const children = await Promise.all([start(4 + round), start(4 + round)])
    await new Promise((resolve) => setTimeout(resolve, 150 + round * 90))
    await Promise.all(children.map(kill))
  }
  const last = await Promise.all([start(16), start(16)])
  const done = async () => {
    for (const report of reports)
      expect((await station.told(report)).map(({ step }) => step)).toEqual(['duty', 'chief', 'station'])
    const messages = await station.messages()
    expect(messages.filter((one) => !one.ended_at)).toEqual([])
  }
  await vi.waitFor(done, { timeout: 150_000, interval: 500 })
  clearInterval(soon)
  await Promise.all(last.map(kill))
  await service.stop()
  const calls = new Map(
    service.received.map(({ body }) => {
      const call = JSON.parse(body) as Call
      return [call.id, call]
    }),
  )
  const heard = (step: string) =>
    [...calls.values()].filter(({ passo }) => passo === step).reduce((sum, { quantos }) => sum + quantos, 0)
  const told = ['plantao', 'chefia', 'delegacia_virtual'].map(heard)
  const found = {
    unheard: told.reduce((sum, one) => sum + Math.max(0, count - one), 0),
    doubled: told.reduce((sum, one) => sum + Math.max(0, one - count), 0),
  }
  process.stdout.write(`${JSON.stringify({ ...found, dangers: count, calls: service.received.length })}\n`)
  expect(found).toEqual({ unheard: 0, doubled: 0 })
}, 240_000)

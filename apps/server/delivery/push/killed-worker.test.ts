import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Announcement } from '@delegacia/contract/delivery/announcement'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { appendEvent } from '../../reports/events/append-event.ts'
import { makeDeliveryKey } from '../delivery-key.ts'
import { addReceiver } from '../queue/receivers.ts'
import { firstOutput } from '../../base/platform/first-output.fixture.ts'
import { startReceiver } from '../receiver.fixture.ts'

let desk: TestDesk
let unit: number
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
})
afterAll(() => desk.close())

const built = (path: string) => pathToFileURL(join(import.meta.dirname, '../../dist', path)).href

/** The built worker as a process of its own, which can be killed. */
const program = (url: string, worker: string, pem: Buffer) => `
  import { openDatabase } from '${built('store/connection/database.js')}'
  import { startPushWorker } from '${built('delivery/push/push-worker.js')}'
  import { createDeliveryKey } from '${built('delivery/delivery-key.js')}'
  startPushWorker({
    db: openDatabase('${url}'), log: () => undefined, worker: '${worker}', deliveryUrl: 'http://localhost',
    key: createDeliveryKey(Buffer.from('${pem.toString('base64')}', 'base64')), now: () => new Date(),
    idleSeconds: 0.05, timeoutMs: 2000, delay: () => 0.05,
  })
  process.stdout.write('started')`

const rounds = 8

// DL-05
test('workers that are killed in the middle lose nothing and turn nothing around', async () => {
  const receiver = await startReceiver((_one, count, response) => {
    setTimeout(() => response.writeHead(count % 5 === 0 ? 500 : 204).end(), 15)
  })
  await addReceiver(desk.db, {
    name: 'sisp',
    way: 'envio',
    address: receiver.url,
    allowsPrivate: true,
  })
  const reports = await Promise.all(Array.from({ length: 12 }, (_, index) => desk.report(unit, index + 1)))
  // So many that something is left to announce when the workers are killed for the fourth time.
  for (const report of Array.from({ length: rounds }, () => reports).flat())
    await desk.db.transaction().execute((trx) =>
      appendEvent(trx, {
        report,
        event: {
          kind: 'evidenceReceived',
          by: { kind: 'citizen' },
          evidence: 'v1',
          sha256: 'a'.repeat(64),
          bytes: 1,
        },
        now: new Date(),
      }),
    )
  const pem = makeDeliveryKey()
  const told = () => receiver.received.map(({ body }) => JSON.parse(body) as Announcement)
  const start = async (worker: string) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(desk.url, worker, pem)])
    await firstOutput(child)
    return child
  }
  for (let kill = 1; kill <= 4; kill++) {
    const before = told().length
    const children = await Promise.all(['one', 'two'].map(start))
    await vi.waitFor(() => expect(told().length).toBeGreaterThan(before + 3), { timeout: 20_000 })
    for (const child of children) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
  const last = await start('one')
  const another = await start('two')
  const open = () =>
    desk.db.selectFrom('deliveries').select('place').where('announced_at', 'is', null).execute()
  await vi.waitFor(async () => expect(await open()).toEqual([]), { timeout: 60_000 })
  for (const child of [last, another]) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await receiver.stop()
  const first = new Map<string, Announcement>()
  for (const one of told()) if (!first.has(one.id)) first.set(one.id, one)
  expect(first.size).toBe(reports.length * (1 + rounds))
  const places = new Map<string, number[]>()
  for (const { subject, data } of first.values())
    places.set(subject, [...(places.get(subject) ?? []), data.posicao])
  for (const own of places.values()) expect(own).toEqual(own.toSorted((one, other) => one - other))
  expect(places.size).toBe(12)
}, 120_000)

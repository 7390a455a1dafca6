import { deliveryCalls } from '@delegacia/contract/delivery/delivery-calls'
import type { LogLine } from '../../base/platform/log.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectPlain, mark, oddBodies, oddPaths } from '../../base/http/odd-bodies.fixture.ts'
import { testThreads, type TestThreads } from '../../reports/thread/test-thread.fixture.ts'
import { addReceiver } from '../queue/receivers.ts'
import { createDeliveryApp } from './delivery-app.ts'

let threads: TestThreads
let app: FastifyInstance
let credential: string
let numero: string
const lines: LogLine[] = []
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
  const { db, vault, ensureDocument, deliveryKey: key, now } = threads
  const deliveryUrl = 'https://entrega.example.org'
  const deps = { db, vault, ensureDocument, key, now, deliveryUrl }
  app = await createDeliveryApp({ ...deps, log: (line) => void lines.push(line) })
  credential = (await addReceiver(db, { name: 'sisp', way: 'busca' }))?.credential ?? ''
  ;({ numero } = await threads.report())
})
afterAll(async () => {
  await app.close()
  await threads.close()
})

type PostPath = Extract<(typeof deliveryCalls)[number], { method: 'post' }>['path']
/** A body that each call reads: a call that is added without one does not compile. */
const bodies: Record<PostPath, object> = {
  '/entrega/recibos': { evento: '00000000-0000-4000-8000-000000000000', recibo: 'SISP-1' },
}
const places: Record<string, () => string> = { numero: () => numero, sha256: () => 'a'.repeat(64) }
const place = (name: string) => places[name]?.() ?? '1'
const expectQuietLog = () => {
  expect(JSON.stringify(lines)).not.toContain(mark)
  expect(lines.filter(({ event }) => event !== 'request')).toEqual([])
}

const send = (method: 'GET' | 'POST', path: string, headers = {}, payload?: string | Buffer) =>
  app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${credential}`, ...headers },
    ...(payload !== undefined && { payload }),
  })

// TH-66
test('an odd body of another system is refused plainly', async () => {
  for (const call of deliveryCalls) {
    if (call.method !== 'post') continue
    for (const { name, payload, type = 'application/json' } of oddBodies(bodies[call.path], 16_384)) {
      const headers = type === '' ? {} : { 'content-type': type }
      expectPlain(`${call.path} ${name}`, await send('POST', call.path, headers, payload))
    }
  }
  expectQuietLog()
})

// TH-66
test('an odd part of an address, and an odd credential, are refused plainly', async () => {
  for (const call of deliveryCalls) {
    for (const path of oddPaths(call, place))
      expectPlain(path.slice(0, 200), await send(call.method === 'get' ? 'GET' : 'POST', path))
    const plain = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => place(name))
    for (const authorization of [
      '',
      'Bearer',
      `Bearer ${mark}`,
      'Basic eDp4',
      `Bearer dvr_${'é'.repeat(43)}`,
    ])
      expectPlain(`${plain} ${authorization}`, await send('GET', plain, { authorization }))
  }
  expectPlain('nowhere', await send('GET', `/entrega/${mark}`))
  expectQuietLog()
})

import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { longBodies, worseThanLinear } from '../../base/http/long-bodies.fixture.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

// AV-23
test.each([
  ['/ocorrencia', 'a theft', theftReport(), 400_000],
  ['/translate', 'words', { text: 'Bom dia', from: 'pt', to: 'en' }, 400_000],
])('no length costs %s with %s more than it is long', { timeout: 300_000 }, async (path, _, valid, limit) => {
  const send = (payload: string) =>
    station.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      payload,
    })
  expect(await worseThanLinear(longBodies(valid), { limit, send })).toEqual([])
})

// AV-23
test('a reader of a body that is quadratic is found', async () => {
  const send = (payload: string) => Promise.resolve(payload.replace(/ +$/, '').length)
  const found = await worseThanLinear(longBodies({ texto: 'Bom dia' }), { limit: 40_000, send })
  expect(found).toEqual([expect.stringMatching(/^texto: " " × \d/)])
})

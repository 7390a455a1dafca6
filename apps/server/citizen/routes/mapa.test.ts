import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

const tiles = {
  estadual: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=1',
  externo: 'https://open.example/{z}/{x}/{y}.png',
  atribuicao: '© OpenStreetMap',
}

let stations: TestStation[] = []
beforeAll(async () => {
  const clusterUrl = inject('clusterUrl')
  stations = [await testStation(clusterUrl, { tiles }), await testStation(clusterUrl)]
})
afterAll(() => Promise.all(stations.map((station) => station.close())))

const pictures = (policy: unknown) => /img-src ([^;]*)/.exec(String(policy))?.[1]
/** The policy of a page, which shows the map. */
const policyOf = async (station: TestStation | undefined) =>
  (await station?.app.inject({ url: '/', headers: { accept: 'text/html' } }))?.headers[
    'content-security-policy'
  ]

// FA-10
test('the map learns the servers of its tiles, and the policy allows their origins and no others', async () => {
  const answer = await stations[0]?.app.inject('/api/mapa')
  expect(answer?.json()).toEqual(tiles)
  const policy = await policyOf(stations[0])
  expect(pictures(policy)).toBe("'self' data: blob: https://tiles.example:8443 https://open.example")
  expect(String(policy).match(/https:/g)).toHaveLength(2)
})

// FA-10
test('without any server only our own origin is allowed', async () => {
  const answer = await stations[1]?.app.inject('/api/mapa')
  expect(answer?.json()).toEqual({ estadual: null, externo: null, atribuicao: '' })
  expect(pictures(await policyOf(stations[1]))).toBe("'self' data: blob:")
})

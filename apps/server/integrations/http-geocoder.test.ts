import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { firstOf, noGeocoder } from './geocoder.ts'
import { createHttpGeocoder } from './http-geocoder.ts'

const belem = { latitude: -1.4558, longitude: -48.5024 }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/reverse`
}

const answering = (body: unknown, status = 200) =>
  listening((_request, response) => response.writeHead(status).end(JSON.stringify(body)))

// FA-11
test('gets a query for JSON by latitude and longitude, added to the query of its address', async () => {
  const requests: string[] = []
  const url = await listening((request, response) => {
    requests.push(request.url ?? '')
    response.end(JSON.stringify({ display_name: ' Avenida Nazaré,\n Belém  ' }))
  })
  expect(await createHttpGeocoder(`${url}?zoom=18`)(belem)).toBe('Avenida Nazaré, Belém')
  const query = new URL(requests[0] ?? '', url).searchParams
  expect(Object.fromEntries(query)).toEqual({ zoom: '18', format: 'json', lat: '-1.4558', lon: '-48.5024' })
})

// FA-11
test.each<[string, unknown, number]>([
  ['another status', { display_name: 'Belém' }, 204],
  ['a refusal', { display_name: 'Belém' }, 429],
  ['no address', { error: 'Unable to geocode' }, 200],
  ['an address that is no text', { display_name: 7 }, 200],
  ['an empty address', { display_name: ' ' }, 200],
  ['nothing', null, 200],
])('%s is no address, and the second one is asked', async (_what, body, status) => {
  const [first, second] = [await answering(body, status), await answering({ display_name: 'Rua do Sol' })]
  expect(await createHttpGeocoder(first)(belem)).toBeUndefined()
  expect(await firstOf([first, second].map((url) => createHttpGeocoder(url)))(belem)).toBe('Rua do Sol')
})

// FA-11
test('one that is away, too slow or no geocoder is skipped for the second', async () => {
  const silent = await listening(() => undefined)
  const page = await listening((_request, response) => response.end('<html>'))
  const good = await answering({ display_name: 'Rua do Sol' })
  const started = Date.now()
  for (const url of ['http://127.0.0.1:9/reverse', silent, page])
    expect(await firstOf([createHttpGeocoder(url, 300), createHttpGeocoder(good)])(belem)).toBe('Rua do Sol')
  expect(Date.now() - started).toBeLessThan(2000)
})

test('an endless address is cut', async () => {
  const url = await answering({ display_name: 'A'.repeat(10_000) })
  expect(await createHttpGeocoder(url)(belem)).toHaveLength(300)
})

test('without any no address is known', async () => {
  expect(await firstOf([])(belem)).toBeUndefined()
  expect(await noGeocoder(belem)).toBeUndefined()
})

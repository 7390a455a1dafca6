import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answerFailures } from '../../base/http/answer-failures.ts'
import { noTurns } from '../../base/http/turns.fixture.ts'
import { noGeocoder, type Geocoder } from '../../integrations/geocoder.ts'
import { registerPosicao } from './posicao.ts'

async function get(query: string, geocode: Geocoder = noGeocoder) {
  const app = Fastify()
  answerFailures(
    app,
    () => undefined,
    () => false,
  )
  registerPosicao(app, geocode, noTurns)
  const answer = await app.inject(`/posicao?${query}`)
  await app.close()
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

// FA-11
test('a point is answered with its address', async () => {
  const { status, body } = await get('lat=-1.4558&lon=-48.4902', () =>
    Promise.resolve('Avenida Nazaré, Belém'),
  )
  expect(status).toBe(200)
  expect(body).toEqual({
    lat: -1.4558,
    lon: -48.4902,
    address: 'Avenida Nazaré, Belém',
    ok: 1,
    municipio: { id: 1501402, nome: 'Belém' },
  })
})

// FA-11, FA-10
test('where no address is known the point alone is, with ok 0 and its municipality', async () => {
  expect((await get('lat=-2,4431&lon=-54,7083')).body).toEqual({
    lat: -2.4431,
    lon: -54.7083,
    address: '',
    ok: 0,
    municipio: { id: 1506807, nome: 'Santarém' },
  })
  expect((await get('lat=-15.78&lon=-47.93')).body['municipio']).toBeNull()
})

test.each(['', 'lat=-1', 'lat=north&lon=west', 'lat=91&lon=0', 'lat=1&lat=2&lon=3', 'lat=1e1&lon=0'])(
  '%j is no point',
  async (query) => {
    const { status, body } = await get(query)
    expect(status).toBe(400)
    expect(body['erro']).toBe('pedido-invalido')
  },
)

import { issueMessage } from '@delegacia/domain/rules/validation-issue'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { plainFrontEnd } from '../../base/settings/front-end-settings.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), {
    frontEnd: { ...plainFrontEnd, geolocation: true },
    narrativeMaximum: 1000,
  })
})
afterAll(() => station.close())

const here = { registrante: { userAgent: 'teste', lat: -1.45, lon: -48.49 } }

async function faultsOf(change: object): Promise<string[]> {
  const answer = await station.register({ ...lossReport(), ...change })
  const { erros = [] } = answer.json<{ erros?: { campo: string; chave: string; mensagem: string }[] }>()
  return erros.map(({ campo, chave, mensagem }) => `${campo} ${chave} ${mensagem}`)
}

// SH-10
test.each([
  ['none', {}],
  ['none of its coordinates', { registrante: { userAgent: 'teste', endereco: 'BELÉM' } }],
  ['half of them', { registrante: { lat: -1.45 } }],
  ['one that is nowhere', { registrante: { lat: 91, lon: 0 } }],
])(
  'where the operator requires the place of the device, a report with %s is refused',
  async (_what, sent) => {
    const words = issueMessage({ code: 'devicePlaceRequired' }, 'pt-br')
    expect(await faultsOf(sent)).toEqual([`/registrante/lat devicePlaceRequired ${words}`])
  },
)

// SH-10
test('with the place of the device it is registered', async () => {
  expect(await faultsOf(here)).toEqual([])
})

// FA-07
test('browsers read the longest account that the operator takes, and the server refuses a longer one', async () => {
  const size = await station.app.inject('/api/TAMANHO_DO_RELATO')
  expect(size.json()).toEqual([{ valor: 1000 }])
  const of = (count: number) =>
    faultsOf({ ...here, relato_plain: 'PERDI '.repeat(200).padEnd(count, 'A').slice(0, count) })
  expect(await of(1000)).toEqual([])
  const params = { min: 100, max: 1000, count: 1001 }
  const words = issueMessage({ code: 'narrativeSize', params }, 'pt-br')
  expect(await of(1001)).toEqual([`/relato_plain narrativeSize ${words}`])
})

import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { writeAt, type Entity } from '@delegacia/flows/engine/model/entity'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const women = () => reportOf('violencia_contra_mulher')

// QS-13, QS-14
test.each<[string, () => Occurrence, string, unknown, string]>([
  ['another crime’s nature', () => reportOf('calunia'), 'fato/id_natureza_cidadao', 301, 'notInList'],
  ['a nature that its answers exclude', () => reportOf('incendio'), 'fato/id_natureza', 2302, 'notInList'],
  ['another nature in INFO_BOP', lossReport, 'INFO_BOP/ID_NATUREZA', 101, 'notInList'],
  ['another crime of the fact', lossReport, 'fato/id_crime', 1, 'notInList'],
  ['another sex of the victim', women, 'vitima/sexo', 'M', 'victimSexDiffers'],
])('a report with %s is refused there', async (_what, report, path, value, chave) => {
  const sent = writeAt(report() as unknown as Entity, path, value)
  const answer = await station.register(sent)
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { erros: [{ campo: `/${path}`, chave }] }])
})

// QS-14
test('a report that says what its answers say is registered', async () => {
  const answer = await station.register({ ...women(), vitima: { sexo: 'F' } })
  expect(answer.json()).toHaveProperty('bop')
})

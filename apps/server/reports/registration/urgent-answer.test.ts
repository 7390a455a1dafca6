import type { Registration } from '@delegacia/contract/occurrence'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

// FI-14
test('the answer tells what was asked for at once, and by which law of a judge', async () => {
  const register = async (content: object) => (await station.register(content)).json<Registration>()
  const care = await register(reportOf('violencia_contra_mulher/atendimento'))
  expect(care.ajudaAgora).toBe(true)
  const home = reportOf('violencia_contra_mulher')
  const [reporter, ...others] = home.envolvido
  const asked = await register({ ...home, envolvido: [{ ...reporter, pede_medida: true }, ...others] })
  expect(asked).toMatchObject({ medidaPedida: 'mariaDaPenha', pedeProtecao: true })
  const loss = await register(reportOf('extravio'))
  expect(loss).not.toHaveProperty('ajudaAgora')
  expect(loss).not.toHaveProperty('medidaPedida')
})

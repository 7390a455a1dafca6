import type { RegisteredEvent } from '@delegacia/domain/desk/events/report-event'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let unit: number
let officer: Awaited<ReturnType<TestDesk['officer']>>
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Marabá')
  officer = await desk.officer('Camila', { role: 'delegado', unit })
})
afterAll(() => desk.close())
beforeEach(() => officer.browser.logIn(officer.key))

const filed = async (first: Partial<RegisteredEvent> = {}) => (await desk.filed(unit, { first })).id
const progress = async (report: string) => (await officer.browser.get(`/boletins/${report}/andamento`)).json()
const act = async (report: string, name: string) => {
  const { versao } = await progress(report)
  return officer.browser.post(`/boletins/${report}/${name}`, {}, { 'if-match': `"${versao}"` })
}
const offered = async (report: string): Promise<string[]> =>
  (await progress(report)).atos.map(({ ato }: { ato: string }) => ato)

// OF-53
test('what nothing of a report asks for is neither offered nor taken', async () => {
  const report = await filed()
  const onlyWhereAsked = ['primeiro-contato', 'medida-ao-juiz', 'decidir-crime', 'decidir-recurso']
  expect((await offered(report)).filter((one) => onlyWhereAsked.includes(one))).toEqual([])
  for (const one of ['primeiro-contato', 'medida-ao-juiz'])
    expect((await act(report, one)).json()).toMatchObject({ erro: 'nothingAsked' })
})

// OF-53
test.each([
  ['police at once', { immediate: true }],
  ['protection', { asksMeasure: true }],
])('who asked for %s is reached once', async (_, first) => {
  const report = await filed(first)
  expect(await offered(report)).toContain('primeiro-contato')
  expect((await act(report, 'primeiro-contato')).statusCode).toBe(200)
  expect(await offered(report)).not.toContain('primeiro-contato')
  expect((await act(report, 'primeiro-contato')).json()).toMatchObject({ erro: 'nothingAsked' })
})

// OF-54
test('the unit that got a report directly begins to investigate it once somebody has read it', async () => {
  const report = await filed()
  await act(report, 'pegar')
  expect((await act(report, 'apuracao')).json()).toMatchObject({ erro: 'wrongState' })
  await officer.browser.post(`/boletins/${report}/abrir`, { motivo: 'triagem' })
  expect((await act(report, 'apuracao')).json()).toMatchObject({ estado: 'em_apuracao' })
})

import type { Registration } from '@delegacia/contract/occurrence'
import { reportOf } from '@delegacia/flows/crimes/reports.fixture'
import { theftReport } from '@delegacia/flows/crimes/theft.fixture'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { printedText } from './printed-text.fixture.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

/** What a printed report says, got with its code as a second copy is. */
async function paperOf(content: object): Promise<{ code: string; text: string }> {
  const { nrBop, autDig } = (await station.register(content)).json<Registration>()
  return { code: autDig, text: await printedText(station, { nrBop, autDig }) }
}

const home = () => {
  const report = reportOf('violencia_contra_mulher')
  const envolvido = report.envolvido.map((party, place) =>
    place === 0 ? { ...party, contato_seguro: 2, pede_medida: true } : party,
  )
  return { ...report, envolvido }
}

// TH-34
test('the paper of violence at home has no code, says why, and is got again with it', async () => {
  const { code, text } = await paperOf(home())
  expect(text).not.toContain(code)
  expect(text).not.toContain('Acompanhar o boletim')
  expect(text).toContain('O número de autenticação não está neste papel')
})

// TH-33
test('any other paper has it, and leads to the thread', async () => {
  const { code, text } = await paperOf(theftReport())
  expect(text).toContain(code)
  expect(text).toContain('“Acompanhar o boletim”')
})

// TH-35
test('how to call safely, and that protection was asked for, stands on no paper', async () => {
  const { text } = await paperOf(home())
  for (const said of ['Antes de ligar', 'Só de manhã', 'medida protetiva', 'MEDIDA PROTETIVA'])
    expect(text).not.toContain(said)
})

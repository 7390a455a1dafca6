import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { readToSign } from './read-to-sign.fixture.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let unit: number
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let clerk: Officer
let signer: Officer
let report: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  clerk = await desk.officer('Camila', { role: 'investigador', unit })
  signer = await desk.officer('Moura', { role: 'delegado', unit })
  report = (await desk.filed(unit)).id
  await act('pegar')
  await clerk.browser.post(`/boletins/${report}/abrir`, { motivo: 'triagem' })
})
afterAll(() => desk.close())

const act = async (name: string, body: object = {}) => {
  const version = (await readHistory(desk.db, report))?.version
  return clerk.browser.post(`/boletins/${report}/${name}`, body, { 'if-match': `"${version}"` })
}
const wanted = { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: 'Delegacia do Piauí' }
const ask = () => clerk.browser.post(`/boletins/${report}/assinaturas`, wanted)
const disable = (officer: string, disabled_at: Date | null) =>
  desk.db.updateTable('officers').set({ disabled_at }).where('id', '=', officer).execute()

// EV-32
test('a unit with one delegado and no chief says "not here" of nothing, as nobody would be left for the appeal', async () => {
  const refused = await ask()
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { erro: 'sem-quem-decida' }])
  expect(refused.json().mensagem).toContain('Encaminhe')
  const elsewhere = await desk.unit('DEAM Capanema')
  await desk.officer('Farias', { role: 'delegado', unit: elsewhere })
  expect((await ask()).json()).toMatchObject({ erro: 'sem-quem-decida' })
})

// EV-32
test('with a chief it does, until the account of that chief is closed', async () => {
  const chief = await desk.officer('Nery', { role: 'chefia', unit })
  const request = (await ask()).json()
  await readToSign(desk, signer.browser, request.id)
  await signer.browser.post(`/assinaturas/${request.id}/assinar`, { sha256: request.sha256 })
  await disable(chief.id, desk.now())
  expect((await act('nao-cabe', { assinatura: request.id })).json()).toMatchObject({
    erro: 'sem-quem-decida',
  })
  await disable(chief.id, null)
  expect((await act('nao-cabe', { assinatura: request.id })).json().saindo).toMatchObject([
    { tipo: 'nao_cabe_aqui' },
  ])
})

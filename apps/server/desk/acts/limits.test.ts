import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'), { claimMinutes: 2, takeBackSeconds: 5 })
})
afterAll(() => desk.close())

// QU-30
test('a claim ends and a message leaves when the operator says, and the answer tells the seconds', async () => {
  const unit = await desk.unit('Delegacia de Salinópolis')
  const { browser } = await desk.officer('Camila', { role: 'atendente', unit })
  const { id } = await desk.filed(unit)
  const act = async (name: string, body: object = {}) => {
    const version = (await readHistory(desk.db, id))?.version ?? 0
    return (await browser.post(`/boletins/${id}/${name}`, body, { 'if-match': `"${version}"` })).json()
  }
  const secondsFromNow = (instant: string) => (new Date(instant).getTime() - desk.now().getTime()) / 1000

  const claimed = await act('pegar')
  expect(secondsFromNow(claimed.posse.ate)).toBe(120)
  expect(claimed.segundosParaVoltarAtras).toBe(5)
  await browser.post(`/boletins/${id}/abrir`, { motivo: 'atender' })
  const [leaving] = (await act('mensagem', { mensagem: { como: 'texto', texto: 'Bom dia' } })).saindo
  expect(secondsFromNow(leaving.saiEm)).toBe(5)
  desk.later(6000)
  expect(await act('voltar-atras', { evento: leaving.evento })).toMatchObject({ erro: 'hasLeft' })
  desk.later(120_000)
  expect((await browser.get(`/boletins/${id}/andamento`)).json().posse).toBeUndefined()
})

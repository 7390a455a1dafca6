import { refusalTexts } from '@delegacia/domain/desk/acceptance/refusal-texts'
import { expect, inject, test } from 'vitest'
import { testDesk } from '../test-desk.fixture.ts'

// QU-63
test('a report goes to no unit in which nobody may read, and the desk is told how many may', async () => {
  const desk = await testDesk(inject('clusterUrl'))
  const [here, manned, empty] = [
    await desk.unit('Delegacia de Salinópolis'),
    await desk.unit('DEAM Capanema'),
    await desk.unit('Delegacia de Bragança'),
  ]
  const { browser } = await desk.officer('Camila', { role: 'atendente', unit: here })
  await desk.officer('Farias', { role: 'delegado', unit: manned })
  await desk.officer('Chefe', { role: 'chefia', unit: empty })
  const { id } = await desk.filed(here)
  const act = (name: string, body: object, version: number) =>
    browser.post(`/boletins/${id}/${name}`, body, { 'if-match': `"${version}"` })
  await act('pegar', {}, 1)
  await browser.post(`/boletins/${id}/abrir`, { motivo: 'triagem' })

  expect((await browser.get('/unidades')).json()).toEqual([
    { id: manned, nome: 'DEAM Capanema', leitores: 1 },
    { id: empty, nome: 'Delegacia de Bragança', leitores: 0 },
    { id: here, nome: 'Delegacia de Salinópolis', leitores: 1 },
  ])
  const refused = await act('encaminhar', { unidade: empty }, 2)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { erro: 'unmanned', mensagem: refusalTexts.unmanned.pt },
  ])
  expect((await act('encaminhar', { unidade: manned }, 2)).json()).toMatchObject({ unidade: { id: manned } })
  await desk.close()
})

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let units: [number, number]
type Officer = Awaited<ReturnType<TestDesk['officer']>>
let clerk: Officer
let elsewhere: Officer
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  units = [await desk.unit('Delegacia de Salinópolis'), await desk.unit('DEAM Capanema')]
  clerk = await desk.officer('Prado', { role: 'atendente', unit: units[0] })
  elsewhere = await desk.officer('Farias', { role: 'delegado', unit: units[1] })
})
afterAll(() => desk.close())

const refused = () =>
  desk.db
    .selectFrom('audit_entries')
    .select(['officer_id', 'duty', 'subject', 'reason'])
    .where('act', '=', 'recusado')
    .orderBy('seq')
    .execute()
const secret = 'palavras que ninguém deve guardar'

// QU-21
test('what an officer tries and is refused is an entry: what, why and which report, and nothing that was sent', async () => {
  const { id, bop } = await desk.filed(units[0])
  await elsewhere.browser.post(`/boletins/${id}/abrir`, { motivo: 'outro', explicacao: secret })
  await clerk.browser.post(
    `/boletins/${id}/mensagem`,
    { mensagem: { como: 'texto', texto: secret } },
    { 'if-match': '"1"' },
  )
  await clerk.browser.post('/entre-unidades', { numero: bop, motivo: 'outro', explicacao: secret })
  const other = { officer_id: elsewhere.id, duty: `delegado/${units[1]}` }
  const own = { officer_id: clerk.id, duty: `atendente/${units[0]}` }
  expect(await refused()).toEqual([
    { ...other, subject: bop, reason: 'abrir: nao-encontrado' },
    { ...own, subject: bop, reason: 'mensagem: notYours' },
    { ...own, subject: null, reason: 'entre-unidades: sem-permissao' },
  ])
})

// QU-21
test('what the page asks for by itself, and what is only typed wrong, is none', async () => {
  const { id } = await desk.filed(units[0])
  const before = (await refused()).length
  await elsewhere.browser.get(`/boletins/${id}/andamento`)
  await elsewhere.browser.post(`/boletins/${id}/rascunhos`, { tipo: 'mensagem', texto: 'x' })
  await clerk.browser.post(`/boletins/${id}/abrir`, { motivo: 'curiosidade' })
  await clerk.browser.post(`/boletins/${id}/pegar`, {})
  expect((await refused()).length).toBe(before)
})

import { stateInstant } from '@delegacia/domain/language/state-instant'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { readHistory } from '../../reports/events/read-history.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'
import { began, order, towns, violenceAt } from './removal.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>
let desk: TestDesk
let unit: number
let delegate: Officer
let investigator: Officer
let clerk: Officer
const { trairao, inhangapi, belem } = towns

beforeAll(async () => {
  const courtSeats = { by: 'A. Souza', on: '2026-12-01', changes: new Map() }
  desk = await testDesk(inject('clusterUrl'), { courtSeats, openingsPerHour: 100 })
  unit = await desk.unit('Delegacia de Marabá')
  delegate = await desk.officer('Moura', { role: 'delegado', unit })
  investigator = await desk.officer('Camila', { role: 'investigador', unit })
  clerk = await desk.officer('Tereza', { role: 'atendente', unit })
})
afterAll(() => desk.close())
beforeEach(async () => {
  for (const { browser, key } of [delegate, investigator, clerk]) await browser.logIn(key)
})

const filed = async (municipality: number) =>
  (await desk.filed(unit, { report: violenceAt(municipality) })).id
const open = (who: Officer, report: string) =>
  who.browser.post(`/boletins/${report}/abrir`, { motivo: 'atender' })
async function act(who: Officer, report: string, name: string, body: object = {}) {
  const version = (await readHistory(desk.db, report))?.version ?? 0
  return who.browser.post(`/boletins/${report}/${name}`, body, { 'if-match': `"${version}"` })
}
const offered = (answer: { json: () => { atos: { ato: string; permitido: boolean }[] } }) =>
  answer
    .json()
    .atos.filter(({ permitido }) => permitido)
    .map(({ ato }) => ato)

// LW-08
test('an order given where there is no court is told once, runs its 24 hours beside all others and ends with the judge told', async () => {
  const report = await filed(trairao)
  expect((await open(delegate, report)).json().semJuiz).toEqual({ certo: true, lei: 'mariaDaPenha' })
  const told = await act(delegate, report, 'afastamento', order)
  expect(told.statusCode).toBe(200)
  const ordered = stateInstant(order.quando)
  const due = new Date(ordered.getTime() + 24 * 3_600_000).toISOString()
  expect(told.json().relogios[0]).toMatchObject({
    tipo: 'afastamento_ao_juiz',
    desde: ordered.toISOString(),
    vence: due,
    atrasado: false,
    urgente: true,
  })
  expect(offered(told)).toContain('juiz-avisado')
  expect(offered(told)).not.toContain('afastamento')
  expect((await act(delegate, report, 'afastamento', order)).json()).toMatchObject({ erro: 'nothingAsked' })
  const [first] = (await open(delegate, report))
    .json()
    .historico.filter(({ tipo }: { tipo: string }) => tipo === 'afastamento_ordenado')
  expect(first).toMatchObject({
    texto: 'R. Moura, 54321',
    motivo: 'ordem do delegado',
    desde: ordered.toISOString(),
    por: { nome: 'Moura' },
  })
  desk.later(24 * 3_600_000)
  await investigator.browser.logIn(investigator.key)
  const late = (await investigator.browser.get(`/boletins/${report}/andamento`)).json()
  expect(late.relogios[0]).toMatchObject({ tipo: 'afastamento_ao_juiz', atrasado: true })
  const known = await act(investigator, report, 'juiz-avisado')
  expect(known.json().relogios.map(({ tipo }: { tipo: string }) => tipo)).not.toContain('afastamento_ao_juiz')
  expect((await act(investigator, report, 'juiz-avisado')).json()).toMatchObject({ erro: 'nothingAsked' })
  expect(await desk.acts()).toEqual(
    expect.arrayContaining(['registrou-afastamento', 'avisou-juiz-do-afastamento']),
  )
  const rows = await desk.db
    .selectFrom('report_events')
    .select('payload')
    .where('report_id', '=', report)
    .execute()
  expect(JSON.stringify(rows)).not.toContain('54321')
})

// LW-08
test('in a town of which nobody knows the officer answers first', async () => {
  const report = await filed(inhangapi)
  await open(investigator, report)
  const asked = await act(investigator, report, 'afastamento', { ...order, quem: 'policial' })
  expect([asked.statusCode, asked.json().erro]).toEqual([422, 'confirme-a-comarca'])
  const told = await act(investigator, report, 'afastamento', {
    ...order,
    quem: 'policial',
    semComarca: true,
  })
  expect(told.statusCode).toBe(200)
  const history = (await readHistory(desk.db, report))?.history
  expect(history?.at(-1)).toMatchObject({
    kind: 'removalOrdered',
    orderer: 'policial',
    seatAnswered: true,
    law: 'mariaDaPenha',
  })
})

// LW-08
test('it is refused where there is a court, of another crime, by who may not, and to who has not opened the report', async () => {
  const near = await filed(belem)
  await open(delegate, near)
  expect((await act(delegate, near, 'afastamento', order)).json()).toMatchObject({ erro: 'ha-juiz' })
  const loss = (await desk.filed(unit)).id
  await open(delegate, loss)
  expect((await act(delegate, loss, 'afastamento', order)).statusCode).toBe(409)
  const far = await filed(trairao)
  expect((await act(delegate, far, 'afastamento', order)).json()).toMatchObject({ erro: 'abra-antes' })
  await open(clerk, far)
  expect((await act(clerk, far, 'afastamento', order)).json()).toMatchObject({ erro: 'sem-permissao' })
  expect((await act(delegate, far, 'juiz-avisado')).json()).toMatchObject({ erro: 'nothingAsked' })
})

// LW-08
test('the hour of the order is after the fact and not ahead', async () => {
  const report = await filed(trairao)
  await open(delegate, report)
  const ahead = new Date(desk.now().getTime() - 3 * 3_600_000 + 60_000).toISOString().slice(0, 16)
  for (const quando of ['2026-11-20T22:09', ahead, '2026-02-30T10:00'])
    expect([quando, (await act(delegate, report, 'afastamento', { ...order, quando })).json().erro]).toEqual([
      quando,
      'hora-da-ordem',
    ])
  const [same] = [began.replace(' ', 'T')]
  expect((await act(delegate, report, 'afastamento', { ...order, quando: same })).statusCode).toBe(200)
})

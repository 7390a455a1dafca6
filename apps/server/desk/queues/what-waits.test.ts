import { randomUUID } from 'node:crypto'
import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

let desk: TestDesk
let unit: number
let officer: Awaited<ReturnType<TestDesk['officer']>>
let report: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  officer = await desk.officer('Camila', { role: 'investigador', unit })
})
afterAll(() => desk.close())
beforeEach(async () => {
  // The clock goes on in these tests, and sessions end.
  await officer.browser.logIn(officer.key)
  report = (await desk.filed(unit)).id
  for (const step of ['pegar', 'encaminhar', 'pegar', 'apuracao', 'arquivar'] as const)
    if (step === 'encaminhar') await write({ kind: 'forwarded', by: byOfficer(), to: unit })
    else expect((await act(step)).statusCode).toBe(200)
})

const byOfficer = () => ({ kind: 'officer', officer: officer.id, role: 'investigador', unit }) as const
const citizen = { kind: 'citizen' } as const
const write = async (event: NewEvent) => {
  if (event.kind === 'forwarded') await open()
  const done = await desk.db
    .transaction()
    .execute((trx) => appendEvent(trx, { report, event, now: desk.now() }))
  expect(done).toMatchObject({ ok: true })
}
const act = async (name: string, body: object = {}) => {
  const version = (await readHistory(desk.db, report))?.version ?? 0
  return officer.browser.post(`/boletins/${report}/${name}`, body, { 'if-match': `"${version}"` })
}
const open = () => officer.browser.post(`/boletins/${report}/abrir`, { motivo: 'atender' })
type Row = { id: string; estado: string; relogios: { tipo: string; regra: string; atrasado: boolean }[] }
const rowIn = async (queue: string) => {
  const { linhas } = (await officer.browser.get(`/filas/${queue}`)).json<{ linhas: Row[] }>()
  return linhas.find(({ id }) => id === report)
}

// EV-31
test('what a citizen writes after the report was archived is queued, becomes late, and leaves with its answer', async () => {
  expect(await rowIn('da-unidade')).toBeUndefined()
  await write({ kind: 'messageIn', by: citizen, text: randomUUID() })
  expect(await rowIn('da-unidade')).toMatchObject({
    estado: 'arquivado_na_unidade',
    semRespostaDesde: desk.now().toISOString(),
    relogios: [
      { tipo: 'mensagem_sem_resposta', regra: 'mensagem sem resposta: meta de 48 h', atrasado: false },
    ],
  })
  desk.later(49 * 3_600_000)
  await officer.browser.logIn(officer.key)
  expect(await rowIn('atrasadas')).toMatchObject({ relogios: [{ atrasado: true }] })
  await act('pegar')
  const sent = await act('mensagem', { mensagem: { como: 'modelo', modelo: 'recebemos-mensagem' } })
  expect(sent.statusCode).toBe(200)
  desk.later(61_000)
  await act('soltar')
  expect(await rowIn('da-unidade')).toBeUndefined()
})

// EV-31
test('a file that comes after it is queued until somebody of the unit has opened the report', async () => {
  const file = { kind: 'evidenceReceived', evidence: randomUUID(), sha256: 'a'.repeat(64), bytes: 9 } as const
  await write({ ...file, by: citizen })
  expect(await rowIn('da-unidade')).toMatchObject({ relogios: [{ tipo: 'novo_sem_olhar' }] })
  expect((await open()).json()).toMatchObject({ andamento: { relogios: [] } })
  expect(await rowIn('da-unidade')).toBeUndefined()
})

// EV-30
test('an archived case is taken up again by who may investigate and has claimed it; the log and its citizen know', async () => {
  expect((await act('reabrir')).json()).toMatchObject({ erro: 'notYours' })
  const sorter = await desk.officer('Tereza', { role: 'atendente', unit })
  const asked = await sorter.browser.post(`/boletins/${report}/reabrir`, {}, { 'if-match': '"1"' })
  expect(asked.json()).toMatchObject({ erro: 'sem-permissao' })
  await act('pegar')
  expect((await act('reabrir')).json()).toMatchObject({ estado: 'em_apuracao' })
  expect((await desk.acts()).at(-1)).toBe('reabriu')
  expect((await act('reabrir')).json()).toMatchObject({ erro: 'wrongState' })
})

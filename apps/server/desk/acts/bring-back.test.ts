import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { threadStep } from '@delegacia/domain/desk/citizen/thread-step'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { appendEvent } from '../../reports/events/append-event.ts'
import { readHistory } from '../../reports/events/read-history.ts'
import { virtualStation } from '../../reports/registration/unit.ts'
import { closeAccount } from '../officers/accounts.ts'
import { sweepDesk } from '../sweep-desk.ts'
import { testDesk, type TestDesk } from '../test-desk.fixture.ts'

type Officer = Awaited<ReturnType<TestDesk['officer']>>
let desk: TestDesk
let [left, manned, virtual]: [number, number, number] = [0, 0, 0]
let ana: Officer
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  left = await desk.unit('DEAM Capanema')
  manned = await desk.unit('Delegacia de Salinópolis')
  virtual = await desk.unit(virtualStation.name)
  ana = await desk.officer('Ana', { role: 'investigador', unit: left })
  await desk.officer('Chefe', { role: 'chefia', unit: left })
  await desk.officer('Camila', { role: 'atendente', unit: manned })
})
afterAll(() => desk.close())

const filed = async (unit: number, ...events: NewEvent[]) => {
  const { id } = await desk.filed(unit)
  for (const event of events) await add(id, event)
  return id
}
const add = async (report: string, event: NewEvent) => {
  const now = desk.now()
  const added = await desk.db.transaction().execute((trx) => appendEvent(trx, { report, event, now }))
  if (!added.ok) throw new Error(added.refusal)
}
const historyOf = async (id: string) => (await readHistory(desk.db, id))?.history ?? []
const unitOf = async (id: string) =>
  (
    await desk.db
      .selectFrom('report_progress')
      .select('unit_id')
      .where('report_id', '=', id)
      .executeTakeFirstOrThrow()
  ).unit_id
const sweep = () => sweepDesk(desk.db, desk.now())

// QU-62
test('what stands open in a unit that everybody left goes to the virtual station once, and its citizen and officers read so', async () => {
  const by = { kind: 'officer', officer: ana.id, role: 'investigador', unit: left } as const
  const claim = { kind: 'claimed', by, until: new Date(desk.now().getTime() + 3_600_000) } as const
  const steps = [claim, { kind: 'opened', by, reason: 'triagem' }] as const
  const archive = { kind: 'archived', by, textSha256: 'a'.repeat(64) } as const
  const [unread, held, investigated, archived, other] = [
    await filed(left),
    await filed(left, ...steps),
    await filed(left, ...steps, { kind: 'investigationStarted', by }),
    await filed(left, ...steps, { kind: 'investigationStarted', by }, archive),
    await filed(manned),
  ]
  const all = [unread, held, investigated, archived, other]
  const units = () => Promise.all(all.map(unitOf))
  const before = [left, left, left, left, manned]
  await sweep()
  expect(await units()).toEqual(before)

  // Nobody is left there; while nobody reads at the virtual station either, nothing moves.
  await closeAccount(desk.db, ana.id, desk.now())
  await sweep()
  expect(await units()).toEqual(before)

  const sorter = await desk.officer('Nery', { role: 'atendente', unit: virtual })
  await Promise.all([sweep(), sweep()])
  expect(await units()).toEqual([virtual, virtual, virtual, left, manned])
  await sweep()
  for (const id of [unread, held, investigated]) {
    const moves = (await historyOf(id)).filter(({ kind }) => kind === 'forwarded')
    expect(moves).toMatchObject([{ by: { kind: 'station' }, to: virtual, why: 'unmanned' }])
    expect(moves.map(threadStep)).toMatchObject([
      { kind: 'forwarded', by: { kind: 'station' }, unit: virtual },
    ])
  }
  const opened = (await sorter.browser.post(`/boletins/${held}/abrir`, { motivo: 'triagem' })).json()
  expect(opened.andamento).toMatchObject({ estado: 'encaminhado', unidade: { id: virtual } })
  expect(opened.andamento).not.toHaveProperty('posse')
  expect(opened.historico.find(({ tipo }: { tipo: string }) => tipo === 'encaminhado')).toMatchObject({
    por: { quem: 'sistema' },
    para: virtualStation.name,
    motivo: 'ninguém pode ler boletins na unidade de antes',
  })
  const progress = (await sorter.browser.get(`/boletins/${investigated}/andamento`)).json()
  expect(progress.estado).toBe('em_apuracao')
})

// QU-62
test('what stands at the virtual station stays when everybody leaves it, and something about to leave goes first', async () => {
  const gone = await desk.officer('Rui', { role: 'delegado', unit: left })
  const by = { kind: 'officer', officer: gone.id, role: 'delegado', unit: left } as const
  const until = new Date(desk.now().getTime() + 3_600_000)
  const leavesAt = new Date(desk.now().getTime() + 60_000)
  const asking = await filed(
    left,
    { kind: 'claimed', by, until },
    { kind: 'opened', by, reason: 'triagem' },
    { kind: 'correctionAsked', by, leavesAt, questions: [{ campo: '/objeto/0/imei' }] },
  )
  const waits = await filed(virtual)
  await closeAccount(desk.db, gone.id, desk.now())
  await sweep()
  expect(await unitOf(asking)).toBe(left)
  desk.later(61_000)
  await sweep()
  expect(await unitOf(asking)).toBe(virtual)
  await desk.db.updateTable('officers').set({ disabled_at: desk.now() }).execute()
  await sweep()
  expect([await unitOf(asking), await unitOf(waits)]).toEqual([virtual, virtual])
})

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDesk, type TestDesk } from '../../desk/test-desk.fixture.ts'
import { appendEvent } from './append-event.ts'
import { readHistory } from './read-history.ts'
import { refreshProgress } from './refresh-progress.ts'

let desk: TestDesk
let unit: number
let officer: string
beforeAll(async () => {
  desk = await testDesk(inject('clusterUrl'))
  unit = await desk.unit('Delegacia de Salinópolis')
  officer = (await desk.officer('Camila', { role: 'atendente', unit })).id
})
afterAll(() => desk.close())

const minute = 60_000
const day = 24 * 60 * minute
const rowOf = (report: string) =>
  desk.db.selectFrom('report_progress').selectAll().where('report_id', '=', report).executeTakeFirstOrThrow()

/** Claimed for a quarter of an hour, read, and a question that leaves in a minute. */
async function asked(): Promise<string> {
  const { id: report } = await desk.filed(unit)
  const by = { kind: 'officer', officer, role: 'atendente', unit } as const
  const later = (ms: number) => new Date(desk.now().getTime() + ms)
  for (const event of [
    { kind: 'claimed', by, until: later(15 * minute) },
    { kind: 'opened', by, reason: 'triagem' },
    { kind: 'correctionAsked', by, leavesAt: later(minute), questions: [{ campo: '/fato/ds_datahora' }] },
  ] as const) {
    const done = await desk.db
      .transaction()
      .execute((trx) => appendEvent(trx, { report, event, now: desk.now() }))
    expect(done.ok).toBe(true)
  }
  return report
}

// QU-13
test('a question that leaves, a claim that ends and days without an answer change the row that lists read', async () => {
  const report = await asked()
  const refreshed = async (ms: number) => {
    desk.later(ms)
    await refreshProgress(desk.db, desk.now())
    return rowOf(report)
  }
  expect(await refreshed(0)).toMatchObject({ state: 'em_analise', waits_citizen: false })
  expect(await refreshed(2 * minute)).toMatchObject({ state: 'pede_correcao', waits_citizen: true })
  expect(await refreshed(20 * minute)).toMatchObject({ holder: null, state: 'pede_correcao' })
  const over = await refreshed(17 * day)
  expect(over).toMatchObject({ state: 'encaminhado', waits_citizen: false, next_change_at: null })
  expect((await readHistory(desk.db, report))?.history.at(-1)).toMatchObject({
    kind: 'correctionExpired',
    by: { kind: 'station' },
  })
  expect(await refreshProgress(desk.db, desk.now())).toBe(0)
})

// QU-13
test('several servers at once write the note that nobody answered once', async () => {
  const report = await asked()
  desk.later(18 * day)
  await Promise.all(Array.from({ length: 4 }, () => refreshProgress(desk.db, desk.now())))
  const kinds = (await readHistory(desk.db, report))?.history.map(({ kind }) => kind) ?? []
  expect(kinds.filter((kind) => kind === 'correctionExpired')).toHaveLength(1)
})

import { progressOf } from '@delegacia/domain/desk/events/progress-of'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readHistory } from '../events/read-history.ts'
import { addCancellationEntry } from '../../store/documents/cancellations.ts'
import { testThreads, type TestThreads } from '../thread/test-thread.fixture.ts'
import { cancelDocument, restoreDocument } from './cancel-document.ts'
import { destroyKeys } from '../keys/destroy-keys.ts'
import { tellOlderCancellations } from './tell-cancellation.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
})
afterAll(() => threads.close())

const by = 'Esc. Ana Lima'
const since = new Date('2026-11-21T15:00:00.000Z')
const cancel = (number: string, at = since) =>
  cancelDocument(threads.db, { number, by, at, reason: 'dados-incorretos' })

async function told(numero: string) {
  const { report } = await threads.reportOf(numero)
  const found = await readHistory(threads.db, report.id)
  return (found?.history ?? []).flatMap((event) =>
    event.kind === 'paperCancelled' || event.kind === 'paperRestored'
      ? [{ kind: event.kind, by: event.by, since: event.since }]
      : [],
  )
}

// TH-60
test('the citizen reads that the document is cancelled, since when and why, and that it holds again', async () => {
  const own = await threads.report()
  expect(await threads.read(own)).not.toHaveProperty('cancelamento')
  expect(await cancel(own.numero)).toEqual({ ok: true })
  const cancelamento = { canceladoEm: '2026-11-21T12:00:00-03:00', motivo: 'dados-incorretos' }
  const thread = await threads.read(own)
  expect(thread.cancelamento).toEqual(cancelamento)
  expect(thread.passos.at(-1)).toMatchObject({
    tipo: 'documento_cancelado',
    por: { quem: 'sistema' },
    ...cancelamento,
  })
  expect(JSON.stringify(thread)).not.toContain('Ana')
  expect(await restoreDocument(threads.db, { number: own.numero, by, at: since })).toEqual({ ok: true })
  const restored = await threads.read(own)
  expect(restored.cancelamento).toBeUndefined()
  expect(restored.passos.at(-1)).toMatchObject({
    tipo: 'documento_restaurado',
    desde: cancelamento.canceladoEm,
  })
})

// TH-60
test('what was cancelled before histories told it gets its events once, with its own day', async () => {
  const own = await threads.report()
  const { report } = await threads.reportOf(own.numero)
  const earlier = new Date('2026-11-20T12:00:00.000Z')
  const entry = { report_id: report.id, marked_by: by }
  await addCancellationEntry(threads.db, {
    ...entry,
    kind: 'cancelled',
    reason: 'duplicado',
    marked_at: earlier,
  })
  await addCancellationEntry(threads.db, { ...entry, kind: 'restored', reason: null, marked_at: since })
  await addCancellationEntry(threads.db, {
    ...entry,
    kind: 'cancelled',
    reason: 'substituido',
    marked_at: since,
  })
  const tell = () => tellOlderCancellations(threads.db, threads.now)
  await Promise.all([tell(), tell()])
  expect(await tell()).toBe(0)
  const station = { kind: 'station' }
  expect(await told(own.numero)).toEqual([
    { kind: 'paperCancelled', by: station, since: earlier },
    { kind: 'paperRestored', by: station, since },
    { kind: 'paperCancelled', by: station, since },
  ])
  const found = await readHistory(threads.db, report.id)
  expect(found && progressOf(found.history, threads.now()).paperCancelled).toEqual({
    since,
    reason: 'substituido',
  })
})

// TH-60
test('a report without a history is cancelled all the same, and one that retention emptied too', async () => {
  const [fresh, emptied] = [await threads.report(), await threads.report()]
  const { report } = await threads.reportOf(fresh.numero)
  await sql`alter table report_events disable trigger user`.execute(threads.db)
  for (const table of ['report_events', 'report_progress', 'report_units'] as const)
    await threads.db.deleteFrom(table).where('report_id', '=', report.id).execute()
  await sql`alter table report_events enable trigger user`.execute(threads.db)
  expect(await cancel(fresh.numero)).toEqual({ ok: true })
  await destroyKeys(threads.db, new Date(threads.now().getTime() + 1000))
  expect(await cancel(emptied.numero)).toEqual({ ok: true })
  expect(await told(emptied.numero)).toEqual([])
  expect(await tellOlderCancellations(threads.db, threads.now)).toBe(0)
})

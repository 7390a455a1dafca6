import type { NewEvent } from '@delegacia/domain/desk/events/new-event'
import { locales } from '@delegacia/domain/language/text'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDelivery } from '../http/delivery-app.fixture.ts'
import { appendEvent } from '../../reports/events/append-event.ts'
import { addNotices } from '../../reports/documents/add-notices.ts'
import { testThreads, type TestThreads } from '../../reports/thread/test-thread.fixture.ts'

let threads: TestThreads
let delivery: Awaited<ReturnType<typeof openDelivery>>
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'))
  delivery = await openDelivery(threads)
})
afterAll(async () => {
  await delivery.close()
  await threads.close()
})

const ask = async (path: string) => (await delivery.ask(path)).rawPayload

// QU-77
test('that somebody was told is read by nobody outside: thread, notice, PDF and other systems', async () => {
  const own = await threads.report()
  await threads.post('/avisos', { ...own, quer: true })
  const { report } = await threads.reportOf(own.numero)
  const append = async (event: NewEvent) => {
    const done = await threads.db
      .transaction()
      .execute((trx) => appendEvent(trx, { report: report.id, event, now: threads.now() }))
    expect(done).toMatchObject({ ok: true })
  }
  await append({ kind: 'measureAsked', by: { kind: 'citizen' } })
  const since = threads.now()
  const outside = async () => ({
    threads: await Promise.all(
      locales.map(async (locale) => {
        const answer = await threads.post('', { ...own, idioma: locale })
        // The last visit is this test's own.
        const { ultimaVisita: _, ...body } = answer.json<Record<string, unknown>>()
        return body
      }),
    ),
    paper: (await threads.ensureDocument('report', report.id))?.toString('base64'),
    events: JSON.parse((await ask('eventos')).toString()) as unknown,
    delivered: JSON.parse((await ask(`boletins/${own.numero}`)).toString()) as unknown,
    copy: (await ask(`boletins/${own.numero}/pdf`)).toString('base64'),
  })
  await outside()
  const before = await outside()
  for (const step of ['duty', 'chief', 'station'] as const)
    await append({ kind: 'dangerTold', by: { kind: 'station' }, step, since, ways: ['email'] })
  const after = await outside()
  expect(after).toEqual(before)
  expect(JSON.stringify(after.threads)).toContain('medida_pedida')
  await addNotices(threads.db, since)
  threads.later(60)
  expect(await addNotices(threads.db, threads.now())).toBe(0)
})

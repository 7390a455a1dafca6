import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import type { NoticeTime } from '@delegacia/domain/desk/citizen/notice-time'
import { testThreads, type TestThreads } from '../reports/thread/test-thread.fixture.ts'
import { startNotices } from './keep-notices.ts'

let threads: TestThreads
beforeAll(async () => {
  threads = await testThreads(inject('clusterUrl'), { mailUrl: 'smtp://127.0.0.1:1' })
})
afterAll(() => threads.close())

/** A message was written just now to a person who wants notices. */
beforeEach(async () => {
  const own = await threads.report()
  await threads.post('/avisos', { ...own, quer: true })
  threads.later(1)
  const { by, add, text, at } = await threads.taken(own)
  await add({ kind: 'messageOut', by, text: await text('Bom dia.'), language: 'pt-br', leavesAt: at() })
})

const letters = async () =>
  (await threads.db.selectFrom('outbox').select('id').where('kind', '=', 'notice').execute()).length

/** How often a server looks while its clock stands so many seconds after the hour of the notices. */
async function keep(at: NoticeTime | undefined, now: Date): Promise<number> {
  const before = await letters()
  let woken = 0
  const { db } = threads
  const stop = startNotices({ db, log: () => undefined, now: () => now, at, wake: () => void (woken += 1) })
  onTestFinished(stop)
  await new Promise((done) => setTimeout(done, 400))
  stop()
  expect(woken).toBe((await letters()) - before)
  return woken
}

// TH-30
test('letters of a day are made a minute after its hour, once, and not before', async () => {
  const tomorrow = (time: string) => new Date(`2026-11-22T${time}Z`)
  expect(await keep(undefined, tomorrow('11:30:00'))).toBe(0)
  expect(await keep(8 * 60, tomorrow('10:59:00'))).toBe(0)
  expect(await keep(8 * 60, tomorrow('11:00:30'))).toBe(0)
  expect(await keep(8 * 60, tomorrow('11:01:00'))).toBe(1)
  expect(await keep(8 * 60, tomorrow('11:02:00'))).toBe(0)
})

// TH-30
test('at once means at once', async () => {
  expect(await keep('at-once', new Date(threads.now().getTime() + 1000))).toBe(1)
})

// TH-32
test('a letter that cannot be sent takes nothing back, and is tried again', async () => {
  await keep('at-once', new Date(threads.now().getTime() + 1000))
  const open = () =>
    threads.db
      .selectFrom('outbox')
      .select('attempts')
      .where('kind', '=', 'notice')
      .where('done_at', 'is', null)
  await expect.poll(async () => (await open().execute()).every(({ attempts }) => attempts > 0)).toBe(true)
  expect(await open().execute()).not.toEqual([])
  const kept = await threads.db
    .selectFrom('report_events')
    .select('id')
    .where('kind', '=', 'messageOut')
    .execute()
  expect(kept).toHaveLength(3)
})

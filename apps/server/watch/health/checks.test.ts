import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import type { JobKind } from '../../store/tables/tables.ts'
import { openDatabase } from '../../store/connection/database.ts'
import { cachedCheck } from './cached-check.ts'
import { databaseWrites } from './database-writes.ts'
import { diskHasRoom } from './disk-has-room.ts'
import { createLastTime } from './last-time.ts'
import { noOldJobs } from './no-old-jobs.ts'
import { readinessFailures } from '../../base/http/readiness.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), { onRegistered: () => undefined })
})
afterAll(() => station.close())

// AV-06
test('a database that takes nothing that is written is a reason of its own', async () => {
  const check = databaseWrites(station.db)
  expect(await check.isWell()).toBe(true)
  const address = new URL(station.databaseUrl)
  address.searchParams.set('options', '-c default_transaction_read_only=on')
  const standby = openDatabase(address.href)
  expect(await readinessFailures([databaseWrites(standby)])).toEqual(['standby'])
  await standby.destroy()
  const away = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
  expect(await databaseWrites(away).isWell()).toBe(true)
  await away.destroy()
})

const room = (bytes: number) => Promise.resolve({ bavail: bytes / 4096, bsize: 4096 })

test('a disk has room from 200 MB on, in every checked folder', async () => {
  const complaint = createLastTime()
  const rooms: Record<string, number> = { data: 400e6, database: 400e6 }
  const check = diskHasRoom(['data', 'database'], complaint, (folder) => room(rooms[folder] ?? 0))
  expect(await check.isWell()).toBe(true)
  rooms['database'] = 199e6
  expect(await check.isWell()).toBe(false)
})

test('a database elsewhere counts as full for a minute after it has reported a full disk', async () => {
  let now = 0
  const complaint = createLastTime(() => now)
  const check = diskHasRoom(['data'], complaint, () => room(400e6))
  expect(await check.isWell()).toBe(true)
  complaint.isNow()
  expect(await check.isWell()).toBe(false)
  now += 60_000
  expect(await check.isWell()).toBe(true)
})

// TH-32
test('a report that waits longer than ten minutes for its document or its letter is reported', async () => {
  const { db } = station
  const check = noOldJobs(db)
  const { bop } = (await station.register()).json()
  const since = async (minutes: number, kind: JobKind, done: boolean) => {
    const registered_at = new Date(Date.now() - minutes * 60_000)
    await db.updateTable('reports').set({ registered_at }).where('bop', '=', bop).execute()
    const lease = { leased_until: new Date('2100-01-01'), leased_by: 'nobody' }
    await db
      .updateTable('outbox')
      .set({ done_at: new Date(), ...lease })
      .execute()
    if (!done) await db.updateTable('outbox').set({ done_at: null }).where('kind', '=', kind).execute()
    return readinessFailures([check])
  }
  expect(await since(9, 'paper', false)).toEqual([])
  expect(await since(11, 'paper', false)).toEqual(['jobs'])
  expect(await since(11, 'mail', false)).toEqual(['jobs'])
  expect(await since(11, 'mail', true)).toEqual([])
  await db.updateTable('outbox').set({ kind: 'notice' }).where('kind', '=', 'mail').execute()
  expect(await since(11, 'notice', false)).toEqual([])
})

test('however many requests, one query is under way, and its answer is reused for a while', async () => {
  let questions = 0
  const answers: ((well: boolean) => void)[] = []
  const check = cachedCheck({
    failure: 'database',
    isWell: () => {
      questions += 1
      return new Promise((resolve) => answers.push(resolve))
    },
  })
  const waiting = [check.isWell(), check.isWell()]
  answers[0]?.(false)
  expect(await Promise.all([...waiting, check.isWell()])).toEqual([false, false, false])
  expect(questions).toBe(1)
  await expect.poll(() => (void check.isWell(), questions)).toBe(2)
})

import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { testDatabase } from '../store/test-database.fixture.ts'
import { createClosing } from './closing.ts'
import { openStore } from './open-store.ts'

test('a rush of requests that takes every connection leaves documents and letters theirs', async () => {
  const { url, drop } = await testDatabase(inject('clusterUrl'))
  const closing = createClosing(() => undefined)
  onTestFinished(async () => {
    await closing.close()
    await drop()
  })
  const reading = readSettings({ DATABASE_URL: url })
  if (!reading.ok) throw new Error('settings')
  const quiet = { closing, log: () => undefined, say: () => undefined }
  const { db, jobs } = await openStore(reading.settings, quiet)
  let isOver = false
  const rush = Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(3)`.execute(db)))
  const over = rush.then(() => (isOver = true))
  await sql`select 1`.execute(jobs)
  expect(isOver).toBe(false)
  await over
})

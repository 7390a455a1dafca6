import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { ConnectionPool } from './connection-pool.ts'
import { databaseOver, openDatabase, openDatabaseWithLongTimeouts, openPool } from './database.ts'
import { testDatabase } from './test-database.fixture.ts'

let base: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  base = await testDatabase(inject('clusterUrl'))
  await sql`create table marks (mark text)`.execute(base.db)
})
afterAll(() => base.drop())

/** One connection only, so that a busy one in the pool would be noticed. */
function open(answerMs: number | undefined) {
  const limits = { statementMs: undefined, lockMs: undefined, answerMs, idleInTransactionMs: undefined }
  const pool: ConnectionPool = openPool(base.url, { limits, connections: 1 })
  const db = databaseOver(pool)
  onTestFinished(() => db.destroy())
  return { db, pool }
}
const marks = async () => (await sql<{ mark: string }>`select mark from marks`.execute(base.db)).rows

// AV-22
test('statements of people have limits of their own, and those of commands and migrations none', async () => {
  const limits = async (db: ReturnType<typeof openDatabase>) => {
    onTestFinished(() => db.destroy())
    const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      db,
    )
    return rows.map(({ setting }) => Number(setting))
  }
  expect(await limits(openDatabase(base.url))).toEqual([15_000, 5000, 10_000])
  expect(await limits(openDatabaseWithLongTimeouts(base.url))).toEqual([0, 0, 0])
})

// AV-22
test('a database that takes a connection and says nothing is given up after five seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const db = openDatabase(`postgres://somebody:nothing@127.0.0.1:${port}/none`)
  onTestFinished(async () => {
    await db.destroy()
    silent.close()
  })
  const begin = performance.now()
  await expect(sql`select 1`.execute(db)).rejects.toThrow()
  expect(performance.now() - begin).toBeLessThan(9000)
}, 20_000)

test('the connection of an unanswered statement is closed, and the next one gets another at once', async () => {
  const { db } = open(300)
  const begin = performance.now()
  await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toMatchObject({ code: 'UNANSWERED' })
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  expect(performance.now() - begin).toBeLessThan(5000)
})

test('in a transaction too, of which nothing stays', async () => {
  const { db } = open(300)
  const work = db.transaction().execute(async (trx) => {
    await sql`insert into marks values ('half')`.execute(trx)
    await sql`select pg_sleep(20)`.execute(trx)
  })
  await expect(work).rejects.toMatchObject({ code: 'UNANSWERED' })
  await sql`select 1`.execute(db)
  expect(await marks()).toEqual([])
})

test('a connection that is ended in a transaction reports why, and is not used again', async () => {
  const { db } = open(5000)
  const work = db
    .transaction()
    .execute((trx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx))
  await expect(work).rejects.toMatchObject({ code: '57P01' })
  await sql`select 1`.execute(db)
})

test('a server that cannot write any more is left for another', async () => {
  const { db } = open(5000)
  const process = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows
  const before = await process()
  const work = db.transaction().execute(async (trx) => {
    await sql`set transaction read only`.execute(trx)
    await sql`insert into marks values ('never')`.execute(trx)
  })
  await expect(work).rejects.toMatchObject({ code: '25006' })
  expect(await process()).not.toEqual(before)
})

test('after leave() nothing waits, neither for an answer nor for a connection', async () => {
  const { db, pool } = open(undefined)
  const begin = performance.now()
  const waiting = [sql`select pg_sleep(20)`.execute(db), sql`select 1`.execute(db)]
  const outcomes = Promise.allSettled(waiting)
  await new Promise((resolve) => setTimeout(resolve, 300))
  pool.leave()
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'LEFT' } })
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'LEFT' })
  expect(performance.now() - begin).toBeLessThan(4000)
})

test('a citizen’s statement has its limit at the database too, an operator’s command has none', async () => {
  const limitsOf = async (db: ReturnType<typeof openDatabase>) => {
    onTestFinished(() => db.destroy())
    const { rows } = await sql<Record<string, string>>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
    return rows[0]
  }
  expect(await limitsOf(openDatabase(base.url))).toEqual({ statement: '10s', idle: '15s' })
  expect(await limitsOf(openDatabaseWithLongTimeouts(base.url))).toEqual({ statement: '0', idle: '0' })
})

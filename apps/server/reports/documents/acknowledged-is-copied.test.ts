import { setTimeout as sleep } from 'node:timers/promises'
import { lossReport } from '@delegacia/flows/crimes/loss.fixture'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { openDatabase } from '../../store/connection/database.ts'
import { startTestCluster } from '../../store/connection/test-database.fixture.ts'

/** A cluster of its own: what is set here holds for all its databases. */
let cluster: Awaited<ReturnType<typeof startTestCluster>>
let station: TestStation
beforeAll(async () => {
  cluster = await startTestCluster()
  station = await testStation(cluster.url, { onRegistered: () => undefined, wake: () => undefined })
})
afterAll(async () => {
  await standby('')
  await station.close()
  await cluster.stop()
})

/** The standby that every commit waits for; none of that name exists. */
async function standby(name: string): Promise<void> {
  const db = openDatabase(cluster.url)
  await sql`alter system set synchronous_standby_names = ${sql.lit(name)}`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  const now = () =>
    sql<{ name: string }>`select current_setting('synchronous_standby_names') as name`.execute(db)
  while ((await now()).rows[0]?.name !== name) await sleep(50)
  await db.destroy()
}

/** The process of a commit or lock that waits for a standby, once there is one. */
async function waiting(): Promise<number> {
  const db = openDatabase(cluster.url)
  try {
    for (;;) {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where wait_event = 'SyncRep'`.execute(db)
      if (rows[0]) return rows[0].pid
      await sleep(50)
    }
  } finally {
    await db.destroy()
  }
}

async function cancel(pid: number): Promise<void> {
  const db = openDatabase(cluster.url)
  await sql`select pg_cancel_backend(${pid})`.execute(db)
  await db.destroy()
}

// AV-05
test('a report without its copy is not acknowledged, neither when it is sent nor when it is sent again', async () => {
  expect((await station.register()).statusCode).toBe(201)
  // Its document and letter write too, and are not to be taken for the report that waits.
  const open = () => station.db.selectFrom('outbox').select('id').where('done_at', 'is', null).execute()
  await expect.poll(open, { timeout: 20_000 }).toEqual([])
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const send = () => station.register(lossReport(), headers)
  await standby('nobody')
  const first = send()
  await cancel(await waiting())
  expect((await first).statusCode).toBe(503)
  // A commit that was not answered is there for everybody to read.
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from reports`.execute(
    station.db,
  )
  expect(rows).toEqual([{ count: 2 }])

  let isAnswered = false
  const again = send().finally(() => (isAnswered = true))
  await waiting()
  await sleep(500)
  expect(isAnswered).toBe(false)
  await standby('')
  const { statusCode, body } = await again
  expect({ statusCode, number: JSON.parse(body) as object }).toMatchObject({
    statusCode: 200,
    number: { bop: expect.stringMatching(/000002\d$/) as string },
  })
})

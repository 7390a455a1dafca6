import { createServer, type Server } from 'node:net'
import { connect } from 'node:net'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { LogLine } from '../base/platform/log.ts'
import { readSettings } from '../base/settings/settings.ts'
import { createOutage } from '../store/connection/outage.ts'
import { testDatabase } from '../store/connection/test-database.fixture.ts'
import { createClosing } from './closing.ts'
import { freePort } from './free-port.fixture.ts'
import { openStore } from './open-store.ts'
import { waitForDatabase } from './wait-for-database.ts'

/** A station's connections to a database of its own, perhaps through another address. */
async function opening(addressOf = (url: string) => url) {
  const dataDir = mkdtempSync(join(tmpdir(), 'open-store-'))
  const { url, db: admin, drop } = await testDatabase(inject('clusterUrl'))
  const closing = createClosing(() => undefined)
  onTestFinished(async () => {
    await closing.close()
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const reading = readSettings({ DATABASE_URL: addressOf(url), DATA_DIR: dataDir })
  if (!reading.ok) throw new Error('settings')
  const lines: LogLine[] = []
  const said: string[] = []
  const log = (line: LogLine) => void lines.push(line)
  const opened = openStore(reading.settings, {
    closing,
    log,
    say: (line) => void said.push(line),
    outage: createOutage(log),
  })
  return { url, admin, opened, lines, said }
}

/** Passes connections on to the database; `cut` ends them all. */
async function relay(port: number, url: string) {
  const { hostname, port: databasePort } = new URL(url)
  const open = new Set<{ destroy(): void }>()
  const server: Server = createServer((near) => {
    const far = connect(Number(databasePort), hostname)
    for (const end of [near, far]) {
      open.add(end)
      end.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy(), open.delete(end)))
    }
    near.pipe(far).pipe(near)
  })
  const cut = () => open.forEach((end) => end.destroy())
  onTestFinished(() => (cut(), void server.close()))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return { cut }
}

// AV-02
test('a rush of requests that takes every connection leaves letters and checks of health theirs', async () => {
  const { opened } = await opening()
  const { db, jobs, checks } = await opened
  let ended = 0
  const sleep = () => sql`select pg_sleep(3)`.execute(db).finally(() => (ended += 1))
  const rush = Promise.all(Array.from({ length: 20 }, sleep))
  await sql`select 1`.execute(jobs)
  await sql`select 1`.execute(checks)
  expect(ended).toBe(0)
  await rush
})

// AV-03
test('the database’s own list names the server of each connection', async () => {
  const { opened, admin } = await opening()
  const { db, jobs, checks } = await opened
  await Promise.all([db, jobs, checks].map((each) => sql`select 1`.execute(each)))
  const { rows } = await sql<{ name: string }>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and application_name like 'station %' order by 1`.execute(admin)
  const [name = ''] = rows.map((row) => row.name)
  expect(name).toMatch(/^station [\da-f]{8}$/)
  expect(rows.map((row) => row.name)).toEqual([name, `${name} checks`, `${name} jobs`])
})

// AV-04, AV-01
test('a start waits for a database that comes later, and an outage afterwards is two lines', async () => {
  const port = await freePort()
  const moved = (url: string) =>
    Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href
  const { url, opened, lines, said } = await opening(moved)
  await expect.poll(() => said).toEqual(['Waiting for the database (ECONNREFUSED)'])
  const { cut } = await relay(port, url)
  const { db, checks } = await opened
  const under = sql`select pg_sleep(20)`.execute(db)
  setTimeout(cut, 300)
  await expect(under).rejects.toMatchObject({ code: 'BROKEN' })
  await expect
    .poll(() => sql`select 1`.execute(checks).then(() => lines.length), { timeout: 15_000, interval: 200 })
    .toBe(2)
  expect(lines).toMatchObject([
    { event: 'database', state: 'lost', code: 'BROKEN' },
    { event: 'database', state: 'back' },
  ])
})

// AV-04
test('what waiting does not mend ends the start at once, and waiting ends', async () => {
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }))
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  await expect(waitForDatabase(failing('28P01'), { say })).rejects.toMatchObject({ code: '28P01' })
  expect(said).toEqual([])
  await expect(waitForDatabase(failing('57P03'), { say, withinMs: 500 })).rejects.toMatchObject({
    code: '57P03',
  })
})

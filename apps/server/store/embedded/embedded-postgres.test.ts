import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'

let folder: string
let running: EmbeddedPostgres[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(folder, 0o711)
})
afterEach(async () => {
  await Promise.all(running.map((postgres) => postgres.stop()))
  running = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(dataDir: string, elsewhere?: string): Promise<EmbeddedPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const postgres = await startEmbeddedPostgres({ dataDir, ...(elsewhere && { elsewhere }) })
  running.push(postgres)
  return postgres
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return Object.values((await client.query({ text: sql, rowMode: 'array' })).rows[0] ?? [])[0]
  } finally {
    await client.end()
  }
}

const postmasterPid = (database: string) =>
  Number(readFileSync(join(database, 'postmaster.pid'), 'utf8').split('\n')[0])

describe('the embedded database', () => {
  test('listens on this machine only, asks for a password and syncs what it commits', async () => {
    const { url } = await start(join(folder, 'plain'))
    expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1')
    expect(await ask(url, 'show unix_socket_directories')).toBe('')
    expect([await ask(url, 'show fsync'), await ask(url, 'show synchronous_commit')]).toEqual(['on', 'on'])
    expect(readFileSync(join(folder, 'plain/postgres/pg_hba.conf'), 'utf8')).not.toMatch(
      /^\w.*\b(trust|md5)$/m,
    )
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
    expect(statSync(join(folder, 'plain/keys/database-password')).mode & 0o777).toBe(0o600)
  })

  test('writes nothing of what it was given into its own log', async () => {
    const dataDir = join(folder, 'silent')
    const { url } = await start(dataDir)
    const client = new pg.Client(url)
    await client.connect()
    await client.query('create table people (name text unique, age integer)')
    const insert = 'insert into people (name, age) values ($1, $2)'
    await client.query(insert, ['ZULMIRA', 30])
    await expect(client.query(insert, ['ZULMIRA', 30])).rejects.toThrow('unique')
    await expect(client.query(insert, ['IRACEMA', 'YPIRANGA'])).rejects.toThrow('integer')
    await expect(client.query("select 'VER-O-PESO' frm people")).rejects.toThrow('syntax')
    await client.end()
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8')
    expect(log).not.toBe('')
    expect(log).not.toMatch(/ZULMIRA|IRACEMA|YPIRANGA|VER-O-PESO/)
  })

  test('a database that a killed server left is adopted, whatever its port', async () => {
    const first = await start(join(folder, 'left'))
    await ask(first.url, 'create table kept (n integer)')
    const second = await start(join(folder, 'left'))
    expect([second.adopted, second.url]).toEqual([true, first.url])
    expect(await ask(second.url, 'select count(*)::int from kept')).toBe(0)
  })

  test('killed together with the server it comes back with everything committed', async () => {
    const dataDir = join(folder, 'killed')
    const first = await start(dataDir)
    await ask(first.url, 'create table kept as select 7 as n')
    process.kill(postmasterPid(first.folder), 'SIGKILL')
    const second = await start(dataDir)
    expect(second.adopted).toBe(false)
    expect(await ask(second.url, 'select n from kept')).toBe(7)
  })

  test('an interrupted first start is begun anew', async () => {
    const dataDir = join(folder, 'broken')
    mkdirSync(join(dataDir, 'postgres.half'), { recursive: true })
    writeFileSync(join(dataDir, 'postgres.half/PG_VERSION'), '18')
    expect(await ask((await start(dataDir)).url, 'select 1')).toBe(1)
  })

  test('a database that was moved away is missed, not replaced by an empty one', async () => {
    const dataDir = join(folder, 'moved')
    const first = await start(dataDir)
    await first.stop()
    rmSync(first.folder, { recursive: true })
    await expect(start(dataDir)).rejects.toThrow('is not there')
  })

  test.runIf(process.getuid?.() === 0)(
    'a data folder behind a closed door keeps its database elsewhere',
    async () => {
      const closed = join(folder, 'closed')
      mkdirSync(closed)
      chmodSync(closed, 0o700)
      const first = await start(join(closed, 'data'), join(folder, 'elsewhere'))
      expect(first.folder.startsWith(join(folder, 'elsewhere'))).toBe(true)
      await first.stop()
      // Permissions change later: the database stays where it was made.
      chmodSync(closed, 0o711)
      const second = await start(join(closed, 'data'), join(folder, 'elsewhere'))
      expect(second.folder).toBe(first.folder)
    },
  )
})

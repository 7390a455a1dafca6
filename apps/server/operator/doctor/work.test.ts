import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { openDatabase } from '../../store/connection/database.ts'
import { checkDeskRoles, checkMigrations, judgeDatabase, readDatabaseSettings } from './database.ts'
import { exitCodeOf, type Finding } from './finding.ts'
import { checkClock, checkEvidenceQuota, checkNumbers, checkWork } from './work.ts'

const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
const now = new Date()
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const verdicts = (findings: Finding[]) => findings.map(({ check, verdict }) => `${check} ${verdict}`)

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), {
    onRegistered: () => undefined,
    now: () => new Date(),
  })
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

// DC-07
test('settings of the database that lose what was confirmed, or leave no room, are found', async () => {
  // The database of the tests never waits for a disk.
  const sound = { ...(await readDatabaseSettings(station.db)), fsync: 'on' }
  const judge = (changed: Partial<typeof sound>, embedded = true) =>
    exitCodeOf(judgeDatabase({ ...sound, ...changed }, { embedded }))
  expect(judge({})).toBe(0)
  expect(judge({ fsync: 'off' })).toBe(2)
  expect(judge({ full_page_writes: 'off' })).toBe(2)
  expect(judge({ synchronous_commit: 'local' })).toBe(2)
  expect(judge({ server_encoding: 'SQL_ASCII' })).toBe(2)
  expect(judge({ server_version_num: '120022' })).toBe(2)
  expect(judge({ max_connections: '50' })).toBe(1)
  expect(judge({ data_checksums: 'off' })).toBe(1)
  const replicated = { synchronous_standby_names: 'ANY 1 (b)', archive_mode: 'on' }
  expect(judge(replicated, false)).toBe(0)
  expect(judge({ ...replicated, synchronous_standby_names: '' }, false)).toBe(1)
  expect(judge({ ...replicated, archive_mode: 'off' }, false)).toBe(1)
  const name = new URL(station.databaseUrl).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set synchronous_commit = off`.execute(station.db)
  const again = openDatabase(station.databaseUrl)
  expect(exitCodeOf(judgeDatabase(await readDatabaseSettings(again), { embedded: true }))).toBe(2)
  await again.destroy()
  await sql`alter database ${sql.id(name)} reset synchronous_commit`.execute(station.db)
})

// DC-08
test('changes of the tables that are still to be made, or of a newer version, are found', async () => {
  const { db } = station
  expect((await checkMigrations(db)).verdict).toBe('ok')
  await sql`insert into kysely_migration values ('9999-newer', '2030-01-01')`.execute(db)
  expect((await checkMigrations(db)).verdict).toBe('wrong')
  await sql`update kysely_migration set name = '0073-renamed' where name = '9999-newer'`.execute(db)
  await sql`delete from kysely_migration where name in ('0073-renamed', '0073-code-digest-index')`.execute(db)
  expect((await checkMigrations(db)).verdict).toBe('look')
  await sql`insert into kysely_migration values ('0073-code-digest-index', '2026-01-01')`.execute(db)
})

// DC-08
test('a user of the database who may not make roles is found, where there is a desk', async () => {
  const { db } = station
  expect((await checkDeskRoles(db, 8081)).verdict).toBe('ok')
  await db.connection().execute(async (own) => {
    await sql`create role doctor_without_rights`.execute(own)
    await sql`grant doctor_without_rights to current_user`.execute(own)
    await sql`set role doctor_without_rights`.execute(own)
    expect((await checkDeskRoles(own, 8081)).verdict).toBe('wrong')
    expect((await checkDeskRoles(own, undefined)).verdict).toBe('ok')
    await sql`reset role`.execute(own)
    await sql`drop role doctor_without_rights`.execute(own)
  })
})

// DC-10
test('a clock that is apart, behind, doubted or of another year is found', async () => {
  const { db } = station
  await station.register()
  const at = (minutes: number) =>
    checkClock(db, () => new Date(Date.now() + minutes * 60_000)).then((each) => each.verdict)
  expect([await at(0), await at(7), await at(-3000), await at(3000)]).toEqual([
    'ok',
    'look',
    'wrong',
    'wrong',
  ])
  await db
    .updateTable('station_clock')
    .set({ seen_at: new Date(Date.now() + 30 * 60_000) })
    .execute()
  expect(await at(0)).toBe('look')
  await db
    .updateTable('station_clock')
    .set({ seen_at: new Date(), doubted_until: days(2) })
    .execute()
  expect(await at(0)).toBe('look')
  await db.updateTable('station_clock').set({ doubted_until: null, year: 2001 }).execute()
  expect(await at(0)).toBe('wrong')
  await db.updateTable('station_clock').set({ year: now.getFullYear() }).execute()
})

// DC-11
test('numbers that the database lost are found, without naming one', async () => {
  const dataDir = mkdtempSync(join(folder, 'numbers-'))
  expect((await checkNumbers(station.db, dataDir)).verdict).toBe('ok')
  writeFileSync(join(dataDir, 'last-numbers.json'), '{"277":{"2019":7}}')
  expect(await checkNumbers(station.db, dataDir)).toMatchObject({
    verdict: 'wrong',
    found: 'the database lost 7 numbers',
  })
  writeFileSync(join(dataDir, 'last-numbers.json'), '{')
  expect((await checkNumbers(station.db, dataDir)).verdict).toBe('wrong')
})

// DC-12
test('a report that waits for its document, and one that another system does not confirm, are found', async () => {
  const { db } = station
  await station.register()
  await db
    .updateTable('outbox')
    .set({ leased_until: days(100), leased_by: 'nobody', done_at: null })
    .execute()
  expect(verdicts(await checkWork(db))).toEqual(['outbox ok', 'held-letters ok', 'deliveries ok'])
  await db
    .updateTable('reports')
    .set({ registered_at: new Date(Date.now() - 11 * 60_000) })
    .execute()
  expect(verdicts(await checkWork(db))[0]).toBe('outbox wrong')
})

// DC-13
test('a room for evidence that is nearly full, or full, is found', async () => {
  const { db } = station
  const at = async (bytes: number) => {
    await db
      .updateTable('evidence_room')
      .set({ bytes: String(bytes) })
      .where('shard', '=', 0)
      .execute()
    return (await checkEvidenceQuota(db, 1000)).verdict
  }
  expect([await at(790), await at(800), await at(1000)]).toEqual(['ok', 'look', 'wrong'])
  await db.updateTable('evidence_room').set({ bytes: '0' }).execute()
})

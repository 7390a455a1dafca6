import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { factsFile } from '../backup/backup-folder.ts'
import { makeAuthority } from '../documents/seal/certificate-authority.fixture.ts'
import { timeStampAuthority } from '../documents/time-stamp/time-stamp-authority.fixture.ts'
import { readSettings, type Settings } from '../settings/settings.ts'
import { testStation, type TestStation } from '../start/test-station.fixture.ts'
import { areEncryptedWith } from '../reports/rotate-keys.ts'
import { openDatabase } from '../store/database.ts'
import { keyFile, makeKeyFile, nextKeyFile } from '../store/station-key.ts'
import { checkBackups, checkWal } from './backup.ts'
import { checkBuild } from './build.ts'
import { checkChoices } from './choices.ts'
import { checkDeskRoles, checkMigrations, judgeDatabase, readDatabaseSettings } from './database.ts'
import { checkDisk } from './disk.ts'
import { exitCodeOf, linesOf, ok, look, wrong, type Finding } from './finding.ts'
import { checkSeal, checkStationKey } from './keys.ts'
import { checkTimeStamp } from './time-stamp.ts'
import { checkClock, checkEvidenceRoom, checkNumbers, checkWork } from './work.ts'

const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
const now = new Date()
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const verdicts = (findings: Finding | Finding[]) =>
  [findings].flat().map(({ check, verdict }) => `${check} ${verdict}`)
const worst = (findings: Finding | Finding[]) => exitCodeOf([findings].flat())

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'), { onRegistered: () => undefined, now: () => new Date() })
})
afterAll(async () => {
  await station.close()
  rmSync(folder, { recursive: true })
})

function settingsOf(env: Record<string, string>): Settings {
  const reading = readSettings(env)
  if (!reading.ok) throw new Error(reading.errors.map(({ name }) => name).join())
  return reading.settings
}

// DC-01
test('the command ends with 2 where something is wrong, 1 where something is worth a look, else 0', () => {
  expect([exitCodeOf([ok('a', '')]), exitCodeOf([ok('a', ''), look('b', '', '')])]).toEqual([0, 1])
  const all = [look('b', 'x', 'y'), wrong('c', 'broken', 'mend it')]
  expect(exitCodeOf(all)).toBe(2)
  expect(linesOf(all)[2]).toMatch(/^wrong +c +broken$/)
  expect(linesOf(all)[3]).toContain('→ mend it')
})

const choices: [Record<string, string>, number][] = [
  [{}, 0],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, 1],
  [{ PUBLIC_URL: 'http://delegacia.example.org' }, 1],
  [{ TRUST_PROXY: '' }, 1],
  [{ HUMAN_CHECK: 'off' }, 1],
  [{ METRICS_PORT: '9180', METRICS_HOST: '0.0.0.0' }, 1],
  [{ METRICS_PORT: '9180' }, 0],
]
// DC-02
test.each(choices)('settings that a real station should not have are pointed out: %o', (env, code) => {
  const sound = { PUBLIC_URL: 'https://delegacia.example.org', TRUST_PROXY: '1' }
  expect(worst(checkChoices(settingsOf({ ...sound, ...env })))).toBe(code)
})

// DC-03
test('an older Node, another version of a package and a missing build are found', () => {
  const root = join(folder, 'installed')
  const put = (path: string, value: object) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(value))
  }
  put('package.json', { engines: { node: '>=20.19' } })
  put('apps/server/package.json', { dependencies: { pg: '8.1.0' } })
  put('node_modules/pg/package.json', { version: '8.1.0' })
  for (const path of ['apps/server/dist/main.js', 'apps/web/dist/index.html', 'apps/desk/dist/index.html'])
    put(path, {})
  expect(verdicts(checkBuild(root, 'v20.19.0'))).toEqual(['node ok', 'packages ok', 'build ok'])
  expect(verdicts(checkBuild(root, 'v20.18.3'))[0]).toBe('node wrong')
  put('node_modules/pg/package.json', { version: '8.0.9' })
  rmSync(join(root, 'apps/desk/dist/index.html'))
  expect(verdicts(checkBuild(root, 'v22.0.0'))).toEqual(['node ok', 'packages wrong', 'build wrong'])
})

// DC-04
test('a station key that is missing, open to others, cut short, half changed or of another database is found', async () => {
  const dataDir = mkdtempSync(join(folder, 'key-'))
  const given = { dataDir, dataKey: undefined }
  const fits = () => Promise.resolve(true)
  const verdict = async () => (await checkStationKey(given, fits)).verdict
  expect(await verdict()).toBe('wrong')
  makeKeyFile(dataDir)
  expect(await verdict()).toBe('ok')
  const foreign = await checkStationKey(given, (key) => areEncryptedWith(station.db, key))
  expect(foreign.found).toContain('not the key')
  const own = await checkStationKey({ ...given, dataDir: station.dataDir }, (key) =>
    areEncryptedWith(station.db, key),
  )
  expect(own.verdict).toBe('ok')
  chmodSync(keyFile(dataDir), 0o640)
  expect(await verdict()).toBe('wrong')
  chmodSync(keyFile(dataDir), 0o600)
  chmodSync(join(dataDir, 'keys'), 0o755)
  expect(await verdict()).toBe('wrong')
  chmodSync(join(dataDir, 'keys'), 0o700)
  writeFileSync(nextKeyFile(dataDir), '')
  expect(await verdict()).toBe('wrong')
  rmSync(nextKeyFile(dataDir))
  writeFileSync(keyFile(dataDir), 'short')
  expect(await verdict()).toBe('wrong')
})

// DC-05
test('a seal that ends, ended, is open to others, leads nowhere or is of another key is found', async () => {
  const authority = makeAuthority(folder, '/CN=AC')
  const issue = (name: string, until: Date, from?: Date) => {
    const issued = authority.issue({ name, subject: `/CN=${name}`, until, ...(from && { from }) })
    chmodSync(issued.keyPath, 0o600)
    return issued
  }
  const judge = (
    seal: { keyPath: string; certificatePath: string },
    sealCertificate = seal.certificatePath,
  ) => checkSeal({ sealKey: seal.keyPath, sealCertificate }, now).then(({ verdict }) => verdict)
  const chained = (name: string, ...paths: string[]) => {
    const path = join(folder, `${name}.chain.pem`)
    writeFileSync(path, paths.map((each) => readFileSync(each, 'utf8')).join(''))
    return path
  }
  expect((await checkSeal({ sealKey: undefined, sealCertificate: undefined }, now)).verdict).toBe('look')
  const good = issue('good', days(29.9 + 0.2))
  const whole = chained('good', good.certificatePath, authority.certificatePath)
  const soon = issue('soon', days(20))
  // The authority of the test lasts 30 days, and counts as part of the chain.
  expect(
    await checkSeal({ sealKey: good.keyPath, sealCertificate: whole }, days(-1)).then((each) => each.verdict),
  ).toBe('ok')
  expect(
    await checkSeal({ sealKey: good.keyPath, sealCertificate: good.certificatePath }, days(-1)).then(
      (each) => each.found,
    ),
  ).toContain('chain')
  expect(await judge(soon)).toBe('look')
  expect(await judge(issue('over', days(-1), days(-2)))).toBe('wrong')
  expect(await judge(good, soon.certificatePath)).toBe('wrong')
  chmodSync(good.keyPath, 0o644)
  expect(
    await checkSeal({ sealKey: good.keyPath, sealCertificate: whole }, days(-1)).then((each) => each.verdict),
  ).toBe('wrong')
})

// DC-06
test('an authority that gives no time that can be trusted is found, by its code', async () => {
  const authority = await timeStampAuthority()
  const given = { tsaUrl: `http://${authority.address}/`, tsaCertificate: authority.ca.certificatePath }
  expect((await checkTimeStamp(given)).verdict).toBe('ok')
  expect((await checkTimeStamp({ tsaUrl: undefined, tsaCertificate: undefined })).verdict).toBe('ok')
  const stranger = makeAuthority(folder, '/CN=Other', 'other').certificatePath
  const untrusted = await checkTimeStamp({ ...given, tsaCertificate: stranger })
  expect([untrusted.verdict, untrusted.found]).toEqual(['wrong', 'no time that can be trusted (untrusted)'])
  authority.close()
  expect((await checkTimeStamp({ ...given, tsaCertificate: stranger })).found).toContain('no-answer')
})

// DC-07
test('settings of the database that lose what was confirmed, or leave no room, are found', async () => {
  const sound = await readDatabaseSettings(station.db)
  const judge = (changed: Partial<typeof sound>, embedded = true) =>
    worst(judgeDatabase({ ...sound, ...changed }, { embedded }))
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
  expect(worst(judgeDatabase(await readDatabaseSettings(again), { embedded: true }))).toBe(2)
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

// DC-09
test('a user of the database who may not make roles is found, where there is a desk', async () => {
  const { db } = station
  expect((await checkDeskRoles(db, 8081)).verdict).toBe('ok')
  await db.connection().execute(async (own) => {
    await sql`create role doctor_without_rights`.execute(own)
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
  expect(verdicts(await checkWork(db))).toEqual(['outbox ok', 'deliveries ok'])
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
    return (await checkEvidenceRoom(db, 1000)).verdict
  }
  expect([await at(790), await at(800), await at(1000)]).toEqual(['ok', 'look', 'wrong'])
  await db.updateTable('evidence_room').set({ bytes: 0 }).execute()
})

// DC-14
test('a disk with little room, or one that is not mounted, is found', async () => {
  const rooms: Record<string, number> = { data: 80e9, full: 100e6, little: 4e9 }
  const roomIn = async (path: string) => {
    const bytes = rooms[path]
    if (bytes === undefined) throw new Error('no such folder')
    return { bavail: bytes / 4096, bsize: 4096 }
  }
  const judge = (...paths: string[]) => checkDisk(paths, roomIn).then(({ verdict }) => verdict)
  expect([
    await judge('data'),
    await judge('data', 'little'),
    await judge('little', 'full'),
    await judge('data', 'gone'),
  ]).toEqual(['ok', 'look', 'wrong', 'wrong'])
  expect((await checkDisk([folder])).found).toContain('GB free')
})

// DC-15
test('backups that are old, missing, on the same disk or beside their key are found', async () => {
  const dataDir = mkdtempSync(join(folder, 'station-'))
  const given = { dataDir, backupDir: join(dataDir, 'backups') }
  expect(verdicts(await checkBackups(given, now))).toEqual(['backup wrong'])
  const made = join(given.backupDir, '2026-11-22T041500Z-none')
  mkdirSync(made, { recursive: true })
  writeFileSync(factsFile(made), JSON.stringify({ endedAt: now.toISOString() }))
  expect(verdicts(await checkBackups(given, now))).toEqual(['backup wrong'])
  writeFileSync(join(made, 'verified.json'), '{}')
  expect(verdicts(await checkBackups(given, now))).toEqual([
    'backup ok',
    'backup-place look',
    'backup-key ok',
  ])
  mkdirSync(join(dataDir, 'keys'))
  writeFileSync(join(dataDir, 'keys/backup.key'), '')
  expect(verdicts(await checkBackups(given, days(3)))).toEqual([
    'backup wrong',
    'backup-place look',
    'backup-key look',
  ])
})

// DC-15
test('WAL that does not get into the backups is found', async () => {
  const database = join(folder, 'cluster/postgres')
  const spool = join(folder, 'cluster/wal-spool')
  mkdirSync(spool, { recursive: true })
  expect((await checkWal(station.db, database, now)).verdict).toBe('ok')
  writeFileSync(join(spool, '000000010000000000000001'), '')
  expect((await checkWal(station.db, database, new Date())).verdict).toBe('ok')
  expect((await checkWal(station.db, database, new Date(Date.now() + 11 * 60_000))).verdict).toBe('wrong')
})

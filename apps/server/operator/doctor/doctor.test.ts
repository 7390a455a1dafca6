import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { factsFile } from '../backup/backup-folder.ts'
import { makeAuthority } from '../../documents/seal/certificate-authority.fixture.ts'
import { timeStampAuthority } from '../../documents/time-stamp/time-stamp-authority.fixture.ts'
import { readSettings, type Settings } from '../../base/settings/settings.ts'
import { testStation, type TestStation } from '../../start/test-station.fixture.ts'
import { areEncryptedWith } from '../../reports/keys/rotate-keys.ts'
import { keyFile, makeKeyFile, nextKeyFile } from '../../store/keys/station-key.ts'
import { checkBackups, checkClusterBackup, checkWal, judgeArchiver, readArchiver } from './backup.ts'
import { checkBuild } from './build.ts'
import { checkChoices } from './choices.ts'
import { checkDataFolder } from './data-folder.ts'
import { checkDisk } from './disk.ts'
import { exitCodeOf, linesOf, ok, look, wrong, type Finding } from './finding.ts'
import { checkSeal, checkStationKey } from './keys.ts'
import { examineTimeStamp } from './time-stamp.ts'

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
test('an older Node, one without support, another version of a package and a missing build are found', () => {
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
  const today = new Date('2026-11-28T12:00:00Z')
  expect(verdicts(checkBuild(root, today, 'v24.1.0'))).toEqual(['node ok', 'packages ok', 'build ok'])
  const nodeVerdict = (version: string, day: string) =>
    verdicts(checkBuild(root, new Date(`${day}T12:00:00Z`), version))[0]
  expect(nodeVerdict('v20.18.3', '2026-04-30')).toBe('node wrong')
  expect(nodeVerdict('v20.19.0', '2026-04-30')).toBe('node ok')
  expect(nodeVerdict('v20.19.0', '2026-05-01')).toBe('node look')
  expect(nodeVerdict('v26.0.0', '2030-01-01')).toBe('node ok')
  put('node_modules/pg/package.json', { version: '8.0.9' })
  rmSync(join(root, 'apps/desk/dist/index.html'))
  expect(verdicts(checkBuild(root, today, 'v22.0.0'))).toEqual(['node ok', 'packages wrong', 'build wrong'])
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
  const folderVerdicts = () => verdicts(checkDataFolder({ ...given, databaseUrl: undefined }))
  expect(folderVerdicts()).toEqual(['data-folder ok'])
  chmodSync(keyFile(dataDir), 0o640)
  expect(folderVerdicts()).toEqual(['data-folder wrong'])
  chmodSync(keyFile(dataDir), 0o600)
  chmodSync(join(dataDir, 'keys'), 0o755)
  expect(folderVerdicts()).toEqual(['data-folder wrong'])
  chmodSync(join(dataDir, 'keys'), 0o700)
  writeFileSync(nextKeyFile(dataDir), '')
  expect(await verdict()).toBe('wrong')
  rmSync(nextKeyFile(dataDir))
  writeFileSync(keyFile(dataDir), 'short')
  expect([await verdict(), ...folderVerdicts()]).toEqual(['wrong', 'data-folder wrong'])
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

// DC-05
test('an authority that gives no time that can be trusted is found, by its code', async () => {
  const authority = await timeStampAuthority()
  const given = { tsaUrl: `http://${authority.address}/`, tsaCertificate: authority.ca.certificatePath }
  expect((await examineTimeStamp(given)).verdict).toBe('ok')
  expect((await examineTimeStamp({ tsaUrl: undefined, tsaCertificate: undefined })).verdict).toBe('ok')
  const stranger = makeAuthority(folder, '/CN=Other', 'other').certificatePath
  const untrusted = await examineTimeStamp({ ...given, tsaCertificate: stranger })
  expect([untrusted.verdict, untrusted.found]).toEqual(['wrong', 'no time that can be trusted (untrusted)'])
  authority.close()
  expect((await examineTimeStamp({ ...given, tsaCertificate: stranger })).found).toContain('no-answer')
})

// DC-13
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

// DC-15
test('a cluster whose backups are old, missing or unknown, and WAL that its archive does not take, are found', async () => {
  const backupReport = join(folder, 'station-backups.json')
  const judge = async (at = now) => verdicts(await checkClusterBackup({ backupReport }, at))
  expect(verdicts(await checkClusterBackup({ backupReport: undefined }, now))).toEqual(['backup look'])
  expect(await judge()).toEqual(['backup wrong'])
  writeFileSync(backupReport, '[{"backup":[]}]')
  expect(await judge()).toEqual(['backup wrong'])
  writeFileSync(backupReport, now.toISOString())
  expect([await judge(), await judge(days(3))]).toEqual([['backup ok'], ['backup wrong']])
  expect(await readArchiver(station.db)).toBeInstanceOf(Array)
  const archiver = { archived: '12', failed: '3', fails: false }
  expect([judgeArchiver(archiver), judgeArchiver({ ...archiver, fails: true })].flatMap(verdicts)).toEqual([
    'wal ok',
    'wal wrong',
  ])
})

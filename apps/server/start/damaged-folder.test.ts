import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runDoctor } from '../operator/cli/run-doctor.ts'
import { createStationRunner, type StationRunner } from './station-runner.fixture.ts'

// Each starts a station, some twice.
vi.setConfig({ testTimeout: 120_000 })

let station: StationRunner
const settings = { DESK_PORT: 'off', BACKUP_AT: 'off' }

beforeAll(async () => {
  station = await createStationRunner()
  await station.start(settings)
  expect((await station.post()).status).toBe(201)
  await station.endAll()
})
afterEach(() => station.endAll())
afterAll(() => station.remove())

const pathOf = (name: string) => join(station.dataDir, name)
const modeOf = (name: string) => statSync(pathOf(name)).mode & 0o777

/** What a start says that ends with 1. */
async function refusal(): Promise<string> {
  const { child, said } = station.run(settings)
  const hangs = setTimeout(() => child.kill('SIGKILL'), 90_000)
  child.stdout.on('data', () => said.text.includes('Ready') && child.kill())
  const [code] = await once(child, 'close')
  clearTimeout(hangs)
  expect([code, said.text]).toEqual([1, said.text])
  return said.text
}

const findings = async () => {
  const { lines } = await runDoctor(['--json'], { DATA_DIR: station.dataDir, ...settings })
  const examined = JSON.parse(lines.join('')) as {
    findings: { check: string; verdict: string; found: string; todo?: string }[]
  }
  return examined.findings.filter(({ check }) => check === 'data-folder')
}

/** Damages a copy in a file's place; the file itself, which knows when it was born, comes back after the work. */
async function damaged(name: string, damage: (path: string) => void, work: () => Promise<void>) {
  const path = pathOf(name)
  const kept = `${station.dataDir}.kept`
  renameSync(path, kept)
  execFileSync('cp', ['-a', kept, path])
  try {
    damage(path)
    await work()
  } finally {
    renameSync(kept, path)
  }
}

const gone = (path: string) => rmSync(path)
const emptied = (path: string) => truncateSync(path, 0)
const cut = (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))

// DP-15
test.each([
  ['folder.json', emptied, 'npm run numbers -- moved'],
  ['folder.json', cut, 'npm run numbers -- moved'],
  ['database-place', emptied, 'postgres'],
  ['keys/database-password', gone, 'npm run restore'],
  ['keys/database-password', emptied, 'npm run restore'],
  ['keys/data.key', emptied, 'kept apart'],
  ['keys/data.key', cut, 'kept apart'],
  ['keys/server-name', emptied, 'remove it'],
  ['postgres/PG_VERSION', gone, 'Restore'],
  ['postgres/PG_VERSION', emptied, 'Restore'],
  ['postgres/postgresql.conf', gone, 'Restore'],
  ['postgres/pg_hba.conf', emptied, 'Restore'],
  ['postgres/global/pg_control', gone, 'Restore'],
  ['postgres/global/pg_control', cut, 'Restore'],
])(
  'a start with %s %o says so in one line, with what to do, and so does the doctor',
  async (name, damage, todo) => {
    await damaged(name, damage, async () => {
      const said = await refusal()
      const lines = said.split('\n').filter((line) => line.includes(pathOf(name)))
      expect([lines.length, said]).toEqual([1, said])
      expect(lines[0]).toContain(todo)
      const [finding, ...more] = (await findings()).filter(({ verdict }) => verdict === 'wrong')
      expect([finding?.found.includes(pathOf(name)), finding?.todo?.includes(todo), more]).toEqual([
        true,
        true,
        [],
      ])
      expect(`${lines[0] ?? ''}\n`).toContain(`${finding?.found ?? ''}: ${finding?.todo ?? ''}`)
    })
  },
)

// DP-15
test('the same folder starts again once its files are back', async () => {
  await station.start(settings)
  expect((await station.post()).status).toBe(201)
})

// DP-15
test('a password that is not the one of the database ends the start, and is never replaced', async () => {
  await damaged('keys/database-password', cut, async () => {
    const before = readFileSync(pathOf('keys/database-password'), 'utf8')
    expect(await refusal()).toContain(`${pathOf('keys/database-password')} is not the password`)
    expect(readFileSync(pathOf('keys/database-password'), 'utf8')).toBe(before)
    expect(() => statSync(pathOf('postgres/postmaster.pid'))).toThrow('ENOENT')
  })
  await station.start(settings)
})

// DP-15
test('a folder that may be a copy is opened by the command that its damaged mark asks for', async () => {
  emptied(pathOf('folder.json'))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../dist/operator/cli/numbers.js'), 'moved'],
    { env: { PATH: process.env['PATH'], DATA_DIR: station.dataDir } },
  )
  expect(stdout).toContain('is where the station is now')
  await station.start(settings)
})

// DP-16
test('a first start that was cut off before it noted its whole database goes on with that one', async () => {
  rmSync(pathOf('database-place'))
  await station.start(settings)
  expect(readFileSync(pathOf('database-place'), 'utf8')).toBe('postgres\n')
  expect((await station.post()).status).toBe(201)
})

// DP-16
test('keys that others may read are closed to them at the start, and that is said', async () => {
  expect([modeOf('keys'), modeOf('keys/data.key')]).toEqual([0o700, 0o600])
  chmodSync(pathOf('keys'), 0o755)
  for (const name of ['keys/data.key', 'keys/database-password']) chmodSync(pathOf(name), 0o644)
  mkdirSync(pathOf('keys/of-others'), { mode: 0o755 })
  writeFileSync(pathOf('keys/seal.pem'), '', { mode: 0o640 })
  const [found] = await findings()
  expect([found?.verdict, found?.found]).toEqual(['wrong', expect.stringContaining(pathOf('keys/seal.pem'))])
  const { said } = await station.start(settings)
  const [line = ''] = said.text.split('\n').filter((each) => each.includes('open to others'))
  for (const name of ['keys', 'keys/data.key', 'keys/database-password', 'keys/seal.pem'])
    expect(line).toContain(pathOf(name))
  expect(line).toContain('npm run keys -- rotate')
  expect(['keys', 'keys/data.key', 'keys/database-password', 'keys/seal.pem'].map(modeOf)).toEqual([
    0o700, 0o600, 0o600, 0o600,
  ])
  await station.endAll()
  expect((await station.start(settings)).said.text).not.toContain('open to others')
})

// DP-16
test('a database that others may enter, which PostgreSQL refuses, is said with its folder', async () => {
  chmodSync(pathOf('postgres'), 0o755)
  expect(await refusal()).toContain(`chmod 700 ${pathOf('postgres')}`)
  chmodSync(pathOf('postgres'), 0o700)
  await station.start(settings)
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createStationRunner } from '../../start/station-runner.fixture.ts'
import { runDoctor } from './run-doctor.ts'

const station = await createStationRunner()
afterAll(async () => {
  await station.endAll()
  station.remove()
})

const settings = {
  DATA_DIR: station.dataDir,
  PORT: new URL(station.address).port,
  DESK_PORT: 'off',
  BACKUP_AT: 'off',
  MAIL_URL: 'smtp://somebody:very-secret@127.0.0.1:9',
}
const filesIn = (folder: string) =>
  readdirSync(join(station.dataDir, folder)).toSorted((a, b) => a.localeCompare(b))

// DC-21
test(
  'the doctor works where nothing runs and beside a running station, changes nothing and prints no secret',
  { timeout: 120_000 },
  async () => {
    const before = await runDoctor([], settings)
    expect(before.code).toBe(2)
    expect(before.lines.join('\n')).toContain('the embedded database does not run')
    expect(existsSync(station.dataDir)).toBe(false)
    const invalid = await runDoctor([], { ...settings, DATA_KEY: 'no-key-of-32-bytes' })
    expect(invalid).toMatchObject({
      code: 2,
      lines: [
        expect.stringMatching(/^wrong +settings +DATA_KEY/),
        expect.any(String),
        '0 ok, 0 to look at, 1 wrong',
      ],
    })

    await station.start(settings)
    const files = () => [filesIn('.'), filesIn('keys')]
    const there = files()
    const { code, lines } = await runDoctor(['--json'], settings)
    expect(code).toBe(2)
    const { findings } = JSON.parse(lines.join('')) as { findings: { check: string; verdict: string }[] }
    expect(findings.filter(({ verdict }) => verdict === 'wrong').map(({ check }) => check)).toEqual([
      'mail',
      'backup',
    ])
    const well = findings.filter(({ verdict }) => verdict === 'ok').map(({ check }) => check)
    expect(well).toEqual(
      expect.arrayContaining(['portal-address', 'database', 'migrations', 'station-key', 'numbers', 'wal']),
    )
    expect(files()).toEqual(there)
    const said = [...before.lines, ...lines, ...invalid.lines].join('\n')
    const password = readFileSync(join(station.dataDir, 'keys/database-password'), 'utf8')
    for (const secret of ['very-secret', 'no-key-of-32', password]) expect(said).not.toContain(secret)
  },
)

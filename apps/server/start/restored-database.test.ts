import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { recordedDatabase } from '../store/embedded/database-place.ts'
import { createStationRunner, type StationRunner } from './station-runner.fixture.ts'

let station: StationRunner
const registered: string[] = []

/** Two reports, a copy of everything, and three reports that only the station itself knows of. */
beforeAll(async () => {
  station = await createStationRunner()
  await station.start()
  await registerReports(2)
  await station.endAll()
  copy(station.dataDir, `${station.dataDir}-copy`)
  await station.start()
  await registerReports(3)
  await station.endAll()
})
afterEach(() => station.endAll())
afterAll(() => station.remove())

async function registerReports(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const { status, text } = await station.post()
    expect(status).toBe(201)
    registered.push((JSON.parse(text) as { bop: string }).bop)
  }
}
const sequences = () => registered.map((bop) => Number(bop.slice(8, 14)))

/** Copies as an operator does, with owners, permissions and times. */
function copy(from: string, to: string): void {
  execFileSync('rm', ['-rf', to])
  execFileSync('cp', ['-a', from, to])
}

async function refusal(): Promise<string> {
  const { child, said } = station.run()
  child.stdout.on('data', () => said.text.includes('Ready') && child.kill())
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  return said.text
}

const numbers = (...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../dist/operator/cli/numbers.js'), ...args],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: station.dataDir },
    },
  )

test('a restored database gives no number again', { timeout: 120_000 }, async () => {
  const place = recordedDatabase(station.dataDir) ?? ''
  expect(place).toBe(join(station.dataDir, 'postgres'))
  copy(join(`${station.dataDir}-copy`, 'postgres'), place)
  const said = await refusal()
  expect(said).toContain(
    `The number ${registered[4] ?? ''} was given, but the database ends at ${registered[1] ?? ''}`,
  )
  const [, command = ''] = /npm run numbers -- (skip --above \d+\/\d+)/.exec(said) ?? []
  expect((await numbers(...command.split(' '))).stdout).toContain('above 5')
  await station.start()
  await registerReports(1)
  expect(sequences()).toEqual([1, 2, 3, 4, 5, 6])
  expect((await fetch(`${station.address}/api/saude/pronta`)).status).toBe(200)
})

test('a restored data folder asks how far to skip', { timeout: 120_000 }, async () => {
  copy(`${station.dataDir}-copy`, station.dataDir)
  const said = await refusal()
  expect(said).toContain('is a copy')
  expect(said).toContain(registered[1])
  await numbers('skip', '--above', '2026/20')
  await station.start()
  await registerReports(1)
  expect(sequences().at(-1)).toBe(21)
  expect(new Set(registered).size).toBe(registered.length)
})

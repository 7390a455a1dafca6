import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { testDatabase } from '../../../store/connection/test-database.fixture.ts'

const program = join(import.meta.dirname, '../../../dist/operator/cli/import.js')
const folder = mkdtempSync(join(tmpdir(), 'import-command-'))
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase(inject('clusterUrl'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

function command(...args: string[]) {
  const env = { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: folder }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said.text += String(chunk)))
  return { child, said, ended: once(child, 'close').then(([code]) => Number(code)) }
}

const position = async () => {
  const run = await database.db.selectFrom('street_imports').select('position').executeTakeFirst()
  return Number(run?.position ?? 0)
}

test('killed in the middle and called again it has every street and every rejected line once', async () => {
  const path = join(folder, 'ruas.csv')
  const lines = Array.from(
    { length: 60_000 },
    (_, i) => `1501402;Rua;${i % 1000 === 7 ? '' : `Rua ${i}`};66035115`,
  )
  writeFileSync(path, ['municipio;tipo;logradouro;cep', ...lines, ''].join('\n'))

  const killed = command('csv', path)
  await expect.poll(position, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0)
  killed.child.kill('SIGKILL')
  await killed.ended
  const before = await position()
  expect(before).toBeLessThan(readFileSync(path).length)

  const again = command('csv', path)
  expect(await again.ended).toBe(0)
  expect(again.said.text).toContain(
    '59940 lines taken, 60 rejected, 0 old streets gone (went on where it was broken off)',
  )
  const { count } = await database.db
    .selectFrom('streets')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(59_940)
  const rejected = readFileSync(join(folder, 'rejected-csv-ruas.csv.tsv'), 'utf8').trimEnd().split('\n')
  expect(rejected).toHaveLength(60)
  expect(new Set(rejected).size).toBe(60)
})

test.each([[[]], [['edne']], [['xml', 'a']], [['csv', 'a', 'b']]])('%j shows the usage', async (args) => {
  const { said, ended } = command(...args)
  expect(await ended).toBe(1)
  expect(said.text).toContain('npm run import:streets -- edne FOLDER')
})

test('a file that does not exist is named, without a stack trace', async () => {
  const { said, ended } = command('csv', join(folder, 'none.csv'))
  expect(await ended).toBe(1)
  expect(said.text).toContain('none.csv')
  expect(said.text).not.toContain('    at ')
})

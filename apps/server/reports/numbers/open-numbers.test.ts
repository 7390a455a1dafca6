import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { keepNumbers } from '../../operator/cli/numbers/keep-numbers.ts'
import { stateYear } from '@delegacia/domain/language/state-time'
import { readSettings } from '../../base/settings/settings.ts'
import { skipNumbersTo } from '../../store/bulletin-counters.ts'
import { findLastNumbers } from '../../store/last-numbers.ts'
import { beginClock } from '../../store/station-clock.ts'
import { testDatabase } from '../../store/connection/test-database.fixture.ts'
import { openNumbers } from './open-numbers.ts'

const day = 24 * 3_600_000
const year = stateYear(new Date())

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
beforeEach(async () => {
  database = await testDatabase(inject('clusterUrl'))
  folder = mkdtempSync(join(tmpdir(), 'open-numbers-'))
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

/** Starts as a server does, with a clock that is off by so much, and returns the message for the operator. */
async function start({ off = 0, dataDir = folder, holdsDatabase = true } = {}): Promise<string> {
  const said: string[] = []
  const now = () => new Date(Date.now() + off)
  const say = (line: string) => void said.push(line)
  const opened = await openNumbers({
    db: database.db,
    checks: database.db,
    dataDir,
    holdsDatabase,
    log: () => undefined,
    now,
    say,
  })
  opened.stop()
  return said.join('\n')
}

test.each([
  ['nothing is said of a clock that is right', 0, { year, seen: -day }, /^$/],
  ['a pause of days', 0, { year, seen: -10 * day }, /went ahead .* off for days.*-- clock/],
  ['a later time was seen', 0, { year, seen: 5 * day }, /5 days behind .*No report is registered/],
  ['a later time was seen today', 0, { year, seen: day / 12 }, /2 hours behind .*says so\.$/],
  ['the database knows better', -3 * day, { year, seen: -10 * day }, /3 days behind the database’s/],
  ['another year', 0, { year: year - 2, seen: -300 * day }, /in a year .*-- year YEAR .*No report/],
])('%s', async (_what, off, row, message) => {
  await beginClock(database.db, row.year, new Date(Date.now() + row.seen))
  expect(await start({ off })).toMatch(message)
})

test('a station from before the notes takes them from the database', async () => {
  await skipNumbersTo(database.db, { unit: 277, year, last: 12 })
  await start()
  expect(findLastNumbers(folder)).toEqual({ 277: { [year]: 12 } })
})

test('a copied folder is asked about only where the database lies in it and has given a number', async () => {
  await start()
  const copy = join(folder, 'copy')
  execFileSync('cp', ['-a', folder, `${folder}-copy`])
  execFileSync('mv', [`${folder}-copy`, copy])
  await skipNumbersTo(database.db, { unit: 277, year, last: 12 })
  await start({ dataDir: copy, holdsDatabase: false })
  await expect(start({ dataDir: copy })).rejects.toThrow('npm run numbers -- moved')
  const reading = readSettings({ DATA_DIR: copy })
  if (!reading.ok) throw new Error('settings')
  await keepNumbers({ db: database.db, settings: reading.settings }, ['moved'])
  await start({ dataDir: copy })
})

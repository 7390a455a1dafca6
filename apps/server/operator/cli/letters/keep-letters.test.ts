import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { checkWork } from '../../doctor/work.ts'
import { testStation, type TestStation } from '../../../start/test-station.fixture.ts'
import { claimJobs } from '../../../store/outbox.ts'
import { findReport } from '../../../store/reports.ts'
import { keepLetters } from './keep-letters.ts'

let station: TestStation
beforeAll(async () => {
  station = await testStation(inject('clusterUrl'))
})
afterAll(() => station.close())

const letters = (...args: string[]) => keepLetters(station, args)
const folder = () => join(station.dataDir, 'mail')
const files = () => (existsSync(folder()) ? readdirSync(folder()).toSorted() : [])
const openLetters = () =>
  station.db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('kind', '=', 'mail')
    .execute()
const allSent = () => vi.waitFor(async () => expect(await openLetters()).toEqual([]), 20_000)
async function register(): Promise<string> {
  const { bop } = (await station.register()).json()
  return (await findReport(station.db, { bop }))?.id ?? ''
}

// AV-20, DC-12
test('letters of a restored database wait until it is known which of them were sent; only the others leave', async () => {
  const [taken, lost] = [await register(), await register()]
  const told = randomUUID()
  await allSent()
  rmSync(folder(), { recursive: true })
  // As a restored moment has them: what was sent later is not noted, and a server that is gone has them in hand.
  const before = { done_at: null, leased_by: 'gone', leased_until: sql<Date>`now() + interval '1 hour'` }
  await station.db.updateTable('outbox').set(before).where('kind', '=', 'mail').execute()
  const notice = {
    ...before,
    id: told,
    kind: 'notice',
    report_id: taken,
    attempts: 1,
    due_at: new Date(0),
  } as const
  await station.db.insertInto('outbox').values(notice).execute()
  expect((await letters('hold')).lines[0]).toContain('3 letters are held')
  expect((await letters('show')).lines[0]).toContain('3 letters are held')
  const held = async () => (await checkWork(station.db)).find(({ check }) => check === 'held-letters')
  expect(await held()).toMatchObject({ verdict: 'look', found: expect.stringContaining('3 letters') })

  const newer = await register()
  await vi.waitFor(() => expect(files()).toEqual([`${newer}.eml`]), 20_000)
  for (const kind of ['mail', 'notice'] as const)
    expect(await claimJobs(station.db, { kind, worker: 'other', limit: 10, leaseSeconds: 60 })).toEqual([])

  const log = join(station.dataDir, 'mail.log')
  writeFileSync(
    log,
    `postfix/cleanup[9]: 4F: message-id=<${taken}@station.example.org>\n7A: MESSAGE-ID=<${told.toUpperCase()}@x>\n8B: message-id=<${randomUUID()}@x>\n${lost}\n`,
  )
  expect(await letters('sent', log, `${log}.1`)).toMatchObject({ ok: false })
  const settled = await letters('sent', log)
  expect(settled.lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^2 letters were sent/),
    expect.stringMatching(/^1 letters are held/),
  ])
  expect(await letters('send')).toEqual({ ok: true, lines: ['1 letters are sent now'] })
  await allSent()
  expect(files()).toEqual([`${lost}.eml`, `${newer}.eml`].toSorted())
  expect(await letters('show')).toEqual({ ok: true, lines: ['No letter is held'] })
  expect((await held())?.verdict).toBe('ok')
})

test('an unknown command shows the usage and changes nothing', async () => {
  for (const command of [[], ['sent'], ['send', 'all'], ['hold', 'x'], ['release']])
    expect(await letters(...command)).toMatchObject({ ok: false })
})

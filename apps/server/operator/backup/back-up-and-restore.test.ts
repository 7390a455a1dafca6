import { closeSync, ftruncateSync, openSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, describe, expect, test } from 'vitest'
import { createStationRunner } from '../../start/station-runner.fixture.ts'
import { keyFile, wholeKey } from '../../store/keys/station-key.ts'
import { baseFile, listBackups } from './backup-folder.ts'
import { followReport } from './followed-report.fixture.ts'
import { mostValues } from './open-sample.ts'
import { createOperator, type Registered } from './operator.fixture.ts'

const runner = await createStationRunner()
const operator = createOperator(runner)
afterAll(async () => {
  await runner.endAll()
  runner.remove()
})

const sequence = (report: Registered | undefined) => Number(report?.bop.slice(8, 14))
const next = (text: string) => Number(/2026: the next is (\d+)/.exec(text)?.[1])

/** Three people register until `work` is done; returns the acknowledged reports. */
async function underLoad(work: () => Promise<void>): Promise<Registered[]> {
  const registered: Registered[] = []
  let isGoing = true
  const people = Array.from({ length: 3 }, async () => {
    for (; isGoing; await sleep(1500)) {
      const report = await operator.register()
      if (report) registered.push(report)
    }
  })
  await work()
  isGoing = false
  await Promise.all(people)
  return registered
}

async function expectDocuments(reports: Registered[]): Promise<void> {
  for (const report of reports) expect(await operator.print(report)).toBe('%PDF-')
}

// One station, lost twice; each test continues where the previous one ended.
describe('backup and restore', { timeout: 150_000 }, () => {
  let acknowledged: Registered[] = []
  let unarchived: Registered | undefined
  let moment = new Date()
  let station: Awaited<ReturnType<typeof runner.start>>
  let expectFollowed: Awaited<ReturnType<typeof followReport>> | undefined

  test('a backup under load is made while the station runs, verified by a restore, and private', async () => {
    station = await runner.start(operator.settings)
    acknowledged = await underLoad(async () => {
      await sleep(500)
      const made = await operator.backup()
      expect(made).toMatchObject({
        code: 0,
        text: expect.stringMatching(
          /Verified: restored, \d+ reports, \d+ papers, 0 files and \d+ other values/,
        ),
      })
      expect(made.text).toContain('Copy it to another place')
    })
    operator.keepKeys()
    const [backup] = await listBackups(operator.backupDir)
    expect(backup?.name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z-277\.2026\.\d{6}$/)
    expect(backup?.verified?.reports).toBeGreaterThanOrEqual(backup?.facts.reports ?? Infinity)
    const modes = readdirSync(operator.backupDir, { recursive: true, withFileTypes: true }).map((entry) => {
      const mode = statSync(join(entry.parentPath, entry.name)).mode & 0o777
      return mode === (entry.isDirectory() ? 0o700 : 0o600) ? 'private' : entry.name
    })
    expect(new Set(modes)).toEqual(new Set(['private']))
    expect(readdirSync(runner.dataDir).filter((name) => name.startsWith('backup-check'))).toEqual([])
  })

  test('a full WAL segment whose last record continues in the next does not count as damaged', async () => {
    await operator.fillSegment()
    expect(await operator.verify(await operator.newest())).toMatchObject({ code: 0 })
  })

  test('what is registered later reaches the archive, and then the folder is lost', async () => {
    await sleep(1000)
    moment = new Date()
    await sleep(1000)
    const later = [await operator.register(), await operator.register()]
    acknowledged.push(...later.filter((report) => report !== undefined))
    if (later[0]) expectFollowed = await followReport(runner, later[0])
    await operator.leaveLetter()
    await operator.archived()
    unarchived = await operator.register()
    expect(sequence(unarchived)).toBe(acknowledged.length + 1)
    await operator.lose(station.child)
  })

  test('without the key of the backups, or with another, nothing is restored, and the reason is shown', async () => {
    expect(await operator.restore([], { BACKUP_IDENTITY: '' })).toMatchObject({
      code: 1,
      text: expect.stringContaining('No key that opens backups is at hand'),
    })
    const other = join(operator.backupDir, '../other.key')
    writeFileSync(other, `${await generateX25519Identity()}\n`)
    expect(await operator.restore([], { BACKUP_IDENTITY: other })).toMatchObject({
      code: 1,
      text: expect.stringContaining('The key at hand does not open'),
    })
  })

  // AV-20
  test('every report before the last archived WAL comes back with its document, and no number twice', async () => {
    const restored = await operator.restore()
    expect(restored).toMatchObject({
      code: 0,
      text: expect.stringContaining(`${acknowledged.length} reports`),
    })
    expect(restored.text).toContain('The station key is not here')
    expect(restored.text).toMatch(/[1-9]\d* letters are held/)
    operator.bringStationKey()
    station = await runner.start(operator.settings)
    expect(await operator.command('letters', ['send'])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^[1-9]\d* letters are sent now$/m),
    })
    await expectDocuments(acknowledged)
    await expectFollowed?.(wholeKey(keyFile(runner.dataDir)))
    const first = await operator.register()
    expect(sequence(first)).toBe(next(restored.text))
    expect(sequence(first)).toBeGreaterThan(sequence(unarchived))
    acknowledged.push(...[first].filter((report) => report !== undefined))
    const ready = await (await fetch(`${runner.address}/api/saude/pronta`)).json()
    const [backup] = await listBackups(operator.backupDir)
    expect(ready).toEqual({
      estado: 'pronta',
      entregasAtrasadas: 0,
      espacoDeProvas: 0,
      ultimaCopiaVerificada: backup?.facts.endedAt,
    })
    expect(station.said.text).toContain('"event":"backup","state":"fresh"')
  })

  test('a restore replaces neither a database nor a running server', async () => {
    expect((await operator.restore()).text).toContain('is at work in')
    await operator.archived()
    await runner.endAll()
    const refused = await operator.restore()
    expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('never takes the place of one') })
  })

  // DK-25
  test('the same backup brings back what the restored station registered, and earlier moments', async () => {
    const early = await operator.restore([
      '--into',
      join(operator.backupDir, '../early'),
      '--at',
      moment.toISOString(),
    ])
    expect(early).toMatchObject({
      code: 0,
      text: expect.stringContaining(`${acknowledged.length - 3} reports`),
    })
    // DP-17
    const missing = acknowledged.slice(-3).map(({ bop }) => bop)
    const [, from = '', to = ''] = /reports are not here: (\S+) to ([\d.]+\d)/.exec(early.text) ?? []
    expect(from).toBe(missing[0])
    expect(Number(to.slice(4, 14))).toBeGreaterThanOrEqual(Number(missing[2]?.slice(4, 14)))
    const whole = await operator.restore(
      ['--into', join(operator.backupDir, '../whole'), '--above', '2026/5000'],
      { DATA_KEY: wholeKey(keyFile(runner.dataDir)).toString('base64') },
    )
    expect(whole).toMatchObject({ code: 0, text: expect.stringContaining(`${acknowledged.length} reports`) })
    // A name, two pieces, two texts, an addendum and the reports themselves are among them, of many reports a sample.
    expect(whole.text).toContain('1 files and')
    expect(Number(/and (\d+) other values/.exec(whole.text)?.[1])).toBeGreaterThan(
      Math.min(acknowledged.length, mostValues) * 2 + 6,
    )
    expect(next(whole.text)).toBe(5001)
  })

  test('a backup that was cut short is not verified, nor one whose WAL is damaged', async () => {
    const name = await operator.newest()
    const [backup] = await listBackups(operator.backupDir)
    const wal = join(operator.backupDir, 'wal', backup?.facts.systemIdentifier ?? '')
    const segment = readdirSync(wal).find((file) => /^[\dA-F]{24}-/.test(file)) ?? ''
    cutShort(join(wal, segment))
    expect(await operator.verify(name)).toMatchObject({
      code: 1,
      text: expect.stringContaining('WAL that belongs to it is damaged or missing'),
    })
    cutShort(baseFile(backup?.folder ?? ''))
    expect(await operator.verify(name)).toMatchObject({
      code: 1,
      text: expect.stringContaining('is damaged or cut short'),
    })
  })
})

/** By one byte. */
function cutShort(path: string): void {
  const file = openSync(path, 'r+')
  ftruncateSync(file, statSync(path).size - 1)
  closeSync(file)
}

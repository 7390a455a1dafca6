import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readBackupReport, watchBackupReport } from './backup-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-report-'))
const path = join(folder, 'backups.json')
afterAll(() => rmSync(folder, { recursive: true }))

const reported = (text: string) => {
  writeFileSync(path, text)
  return readBackupReport(path)
}
const backup = (stop: number, error: boolean | null = false) => ({ error, timestamp: { start: 1, stop } })
const noon = Date.parse('2026-11-22T12:00:00Z') / 1000

// AV-16
test('the newest sound backup of a cluster is the one that pgBackRest or a time names', async () => {
  const info = (...backups: object[]) => JSON.stringify([{ name: 'station', backup: backups }])
  expect(await reported(info(backup(noon), backup(noon + 60), backup(noon + 90, true)))).toEqual(
    new Date((noon + 60) * 1000),
  )
  expect(await reported(info(backup(noon, null)))).toEqual(new Date(noon * 1000))
  expect(await reported(info())).toBeUndefined()
  expect(await reported('2026-11-22T09:00:00-03:00\n')).toEqual(new Date(noon * 1000))
  await expect(reported('yesterday')).rejects.toThrow()
  await expect(reported('{"backup":1}')).rejects.toThrow()
  await expect(readBackupReport(join(folder, 'missing'))).rejects.toThrow()
})

// AV-16
test('a station knows the backup that was reported, and is told of a report that cannot be read', async () => {
  await reported('2026-11-22T12:00:00Z')
  const lines: object[] = []
  const sound = watchBackupReport(path, (line) => void lines.push(line))
  const missing = watchBackupReport(join(folder, 'missing'), (line) => void lines.push(line))
  onTestFinished(() => (sound.stop(), missing.stop()))
  await expect.poll(sound.lastBackupAt).toEqual(new Date(noon * 1000))
  expect(missing.lastBackupAt()).toBeUndefined()
  await expect.poll(() => lines).toMatchObject([{ event: 'fault', place: 'backup report', code: 'ENOENT' }])
})

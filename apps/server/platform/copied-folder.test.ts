import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { isCopiedFolder, isRecordedFolder, recordOriginalFolder } from './copied-folder.ts'

test('a folder knows that it was copied or put back, not that it was moved, until somebody settles it', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'copied-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  // Without the time of birth there is nothing to know; the machines that test this keep one.
  expect(statSync(parent, { bigint: true }).birthtimeNs).toBeGreaterThan(0n)
  const [first, moved, copy] = ['first', 'moved', 'copy'].map((name) => join(parent, name)) as [
    string,
    string,
    string,
  ]
  execFileSync('mkdir', [first])
  expect([isRecordedFolder(first), isCopiedFolder(first)]).toEqual([false, false])
  await recordOriginalFolder(first)
  expect([isRecordedFolder(first), isCopiedFolder(first)]).toEqual([true, false])
  renameSync(first, moved)
  expect(isCopiedFolder(moved)).toBe(false)
  execFileSync('cp', ['-a', moved, copy])
  expect(isCopiedFolder(copy)).toBe(true)
  await recordOriginalFolder(copy)
  expect(isCopiedFolder(copy)).toBe(false)
})

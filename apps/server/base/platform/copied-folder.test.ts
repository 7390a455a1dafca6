import { execFileSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { isCopiedFolder, isRecordedFolder, recordOriginalFolder } from './copied-folder.ts'

test('a copied or restored folder is recognised, a moved one is not, until it is recorded as the original', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'copied-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  // Needs a file system with a time of birth, which the machines that test this have.
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

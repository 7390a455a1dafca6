import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// LW-05
test('an operator who reads no further than they want (`| head`) reads no error', () => {
  const command = join(import.meta.dirname, '../../../dist/operator/cli/law.js')
  const line = `"${process.execPath}" "${command}" --on 2026-05-03 | true`
  const { status, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

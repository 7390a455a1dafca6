import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { takeRecipients } from './backup-keys.ts'

const none = { backupRecipients: [], backupIdentity: undefined }

function dataFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'backup-keys-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'keys'))
  return dataDir
}

// DP-15
test.each(['backup.key', 'backup.recipient'])(
  'no backup is made for the key of an empty %s',
  async (name) => {
    const dataDir = dataFolder()
    const path = join(dataDir, 'keys', name)
    writeFileSync(path, '')
    await expect(takeRecipients({ ...none, dataDir })).rejects.toThrow(`${path} is empty`)
  },
)

test('the first backup makes a key, and every later one takes its public half', async () => {
  const dataDir = dataFolder()
  const [made] = await takeRecipients({ ...none, dataDir })
  expect(made).toMatch(/^age1/)
  rmSync(join(dataDir, 'keys/backup.key'))
  expect(await takeRecipients({ ...none, dataDir })).toEqual([made])
})

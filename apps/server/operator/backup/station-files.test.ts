import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import {
  databasePassword,
  layStationFiles,
  encryptStationFiles,
  decryptStationFiles,
} from './station-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'station-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a backup holds what a restored station needs, and never the keys of reports or backups', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  for (const home of [from, to]) mkdirSync(join(home, 'keys'), { recursive: true })
  const names = [
    'data.key',
    'data.key.next',
    'backup.key',
    'backup.recipient',
    'receipt.key',
    'database-password',
  ]
  for (const name of names) writeFileSync(join(from, 'keys', name), `old ${name}`)
  for (const name of ['receipt.key', 'database-password']) writeFileSync(join(to, 'keys', name), 'new')

  const identity = await generateX25519Identity()
  const path = join(folder, 'locked')
  await encryptStationFiles(path, from, [await identityToRecipient(identity)])
  layStationFiles(to, await decryptStationFiles(path, [identity]))
  expect(readdirSync(join(to, 'keys')).toSorted()).toEqual([
    'backup.recipient',
    'database-password',
    'receipt.key',
  ])
  // The restored database needs its own password; other existing files stay.
  expect(readFileSync(join(to, databasePassword), 'utf8')).toBe('old database-password')
  expect(readFileSync(join(to, 'keys/receipt.key'), 'utf8')).toBe('new')
})

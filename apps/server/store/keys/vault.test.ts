import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const vault = createVault(randomBytes(32))
const key = vault.newKey('report')
const secret = Buffer.from('CONCEIÇÃO ÂNGELA ARAÚJO')
const encrypted = vault.encrypt('report', key, 'body', secret)

test('what was encrypted can be decrypted, and reveals nothing while it is encrypted', () => {
  expect(vault.decrypt('report', key, 'body', encrypted)).toEqual(secret)
  expect(encrypted.includes(secret)).toBe(false)
  expect(vault.encrypt('report', key, 'body', secret)).not.toEqual(encrypted)
})

test.each([
  [
    'a changed byte',
    () => vault.decrypt('report', key, 'body', Buffer.from(encrypted.map((b, i) => (i === 30 ? b ^ 1 : b)))),
  ],
  ['another part of the report', () => vault.decrypt('report', key, 'paper', encrypted)],
  ['another report', () => vault.decrypt('other', key, 'body', encrypted)],
  ['another report’s key', () => vault.decrypt('report', vault.newKey('report'), 'body', encrypted)],
  ['another station', () => createVault(randomBytes(32)).decrypt('report', key, 'body', encrypted)],
  ['a part cut off', () => vault.decrypt('report', key, 'body', encrypted.subarray(0, 20))],
])('%s does not decrypt it', (_what, decrypt) => {
  expect(decrypt).toThrow()
})

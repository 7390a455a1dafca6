import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createVault } from './vault.ts'

const vault = createVault(randomBytes(32))
const key = vault.newKey('report')
const secret = Buffer.from('CONCEIÇÃO ÂNGELA ARAÚJO')
const locked = vault.encrypt('report', key, 'body', secret)

test('what was locked opens, and shows nothing while locked', () => {
  expect(vault.decrypt('report', key, 'body', locked)).toEqual(secret)
  expect(locked.includes(secret)).toBe(false)
  expect(vault.encrypt('report', key, 'body', secret)).not.toEqual(locked)
})

test.each([
  [
    'a changed byte',
    () => vault.decrypt('report', key, 'body', Buffer.from(locked.map((b, i) => (i === 30 ? b ^ 1 : b)))),
  ],
  ['another part of the report', () => vault.decrypt('report', key, 'paper', locked)],
  ['another report', () => vault.decrypt('other', key, 'body', locked)],
  ['another report’s key', () => vault.decrypt('report', vault.newKey('report'), 'body', locked)],
  ['another station', () => createVault(randomBytes(32)).decrypt('report', key, 'body', locked)],
  ['a part cut off', () => vault.decrypt('report', key, 'body', locked.subarray(0, 20))],
])('%s does not open it', (_what, open) => {
  expect(open).toThrow()
})

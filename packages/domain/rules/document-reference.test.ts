import { expect, test } from 'vitest'
import { authenticationCode, readAuthenticationCode } from './authentication-code.ts'
import { documentReference, readDocumentReference } from './document-reference.ts'

const digest = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'

test('a reference is the beginning of a digest, read in any case', () => {
  expect(documentReference(digest)).toBe('0123456789abcdef0123')
  expect(readDocumentReference('0123456789ABCDEF0123')).toBe('0123456789abcdef0123')
})

test.each([
  '',
  '0123456789abcdef012',
  '0123456789abcdef01234',
  '0123456789abcdef012g',
  ' 0123456789abcdef0123',
  digest,
])('%j is no reference', (given) => {
  expect(readDocumentReference(given)).toBeUndefined()
})

test('nothing is both a reference and an authentication code', () => {
  expect(readAuthenticationCode(documentReference(digest))).toBeUndefined()
  const code = authenticationCode(new Uint8Array(15).fill(10))
  for (const typed of [code, code.replaceAll('-', '')]) expect(readDocumentReference(typed)).toBeUndefined()
})

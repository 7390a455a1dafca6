import { expect, test } from 'vitest'
import { bitString, element, integer, objectIdentifier, setOf, utcTime } from './der.ts'

const hex = (bytes: Buffer) => bytes.toString('hex')

test.each([
  ['a short length', element(4, Buffer.alloc(2)), '04020000'],
  ['a length of 128 takes a second byte', element(4, Buffer.alloc(128)).subarray(0, 3), '048180'],
  ['a length of 300 takes two more', element(4, Buffer.alloc(300)).subarray(0, 4), '0482012c'],
  ['nought', integer(0), '020100'],
  ['a leading one bit gets a nought before it', integer(128), '02020080'],
  ['needless noughts go', integer(Buffer.from([0, 0, 5])), '020105'],
  ['an object identifier', objectIdentifier('1.2.840.113549.1.7.2'), '06092a864886f70d010702'],
  ['a set is sorted', setOf(integer(2), integer(1)), '3106020101020102'],
  ['a bit string states its unused bits', bitString(Buffer.from([0xc0]), 6), '030206c0'],
  ['a moment', utcTime(new Date('2026-11-19T11:12:34Z')), '170d3236313131393131313233345a'],
])('%s', (_, bytes, expected) => {
  expect(hex(bytes)).toBe(expected)
})

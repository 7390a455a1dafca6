import { expect, test } from 'vitest'
import { children, fromHex, identifier, readDer, readElement, UnreadableError, written } from './read-asn1.ts'

test('children are found, long ones too', () => {
  const parent = readDer(written(0x30, written(2, fromHex('07')), written(4, new Uint8Array(60_000))))
  expect(children(parent).map(({ tag, bytes }) => [tag, bytes.length])).toEqual([
    [2, 3],
    [4, 60_004],
  ])
  const longest = children(readDer(fromHex(`30830111750483011170${'00'.repeat(70_000)}`)))
  expect(longest.map(({ content }) => content.length)).toEqual([70_000])
})

const unreadable: [string, string][] = [
  ['longer than what it stands in', '30030402ff'],
  ['with more bytes of length than any needs', `3085${'0000000003'}0201ff`],
  ['cut off in its header', '300104'],
  ['of indefinite length without an end', '3080040100'],
]
test.each(unreadable)('an element %s is refused', (_, bytes) => {
  const whole = () => children(readElement(fromHex(bytes)))
  expect(whole).toThrow(UnreadableError)
  expect(() => readDer(fromHex(bytes))).toThrow(UnreadableError)
})

test('an indefinite length (BER) is read, and refused where only DER will do, however deep it stands', () => {
  const indefinite = fromHex('308004010a0000')
  const inside = written(0x30, written(4), indefinite)
  expect(children(readElement(indefinite)).map(({ tag }) => tag)).toEqual([4])
  expect(children(readElement(inside)).map(({ tag }) => tag)).toEqual([4, 0x30])
  expect(() => readDer(indefinite)).toThrow(UnreadableError)
  expect(() => readDer(inside)).toThrow(UnreadableError)
  const deep = (levels: number) =>
    Array.from({ length: levels }).reduce<Uint8Array<ArrayBuffer>>((one) => written(0x30, one), written(5))
  expect(readDer(deep(20)).tag).toBe(0x30)
  expect(() => readDer(deep(40))).toThrow(UnreadableError)
})

test.each([
  ['06092a864886f70d010702', '1.2.840.113549.1.7.2'],
  ['0609608648016503040201', '2.16.840.1.101.3.4.2.1'],
  ['060604008f670101', '0.4.0.2023.1.1'],
  ['0603551d25', '2.5.29.37'],
  ['0401ff', ''],
])('the identifier in %s is read as %s', (bytes, dotted) => {
  expect(identifier(readDer(fromHex(bytes)))).toBe(dotted)
})

// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { compareFile } from './compare-file.ts'

const numero = '00277/2026.000001-9'
const original = Buffer.from(`%PDF-1.7\n\u00ff<dc:title>Boletim nº ${numero}</dc:title>\n%%EOF\n`, 'latin1')
const issued = { numero, sha256: createHash('sha256').update(original).digest('hex') }
const compare = async (bytes: Uint8Array<ArrayBuffer>, document = issued) =>
  (await compareFile(new Blob([bytes]), document)).found

describe('a file is', () => {
  test('intact when every byte is the one that was issued', async () => {
    expect(await compare(Buffer.from(original))).toBe('intact')
  })

  test('another one with the same number when it names it and one byte is changed, added or missing', async () => {
    const changed = Buffer.from(original)
    changed.writeUInt8(changed.readUInt8(20) ^ 1, 20)
    expect(await compare(changed)).toBe('same-number')
    expect(await compare(Buffer.concat([original, Buffer.from('\n')]))).toBe('same-number')
    expect(await compare(Buffer.from(original.subarray(0, -1)))).toBe('same-number')
  })

  test('another report’s when it names that one’s number alone', async () => {
    expect(await compare(Buffer.from('%PDF-1.7\n00277/2026.000002-7'))).toBe('other-number')
    // A file that names both numbers is not taken for another report's.
    expect(await compare(Buffer.from(`%PDF-1.7\n00277/2026.000002-7 ${numero}`))).toBe('same-number')
  })

  test('a PDF of unknown origin when it names none', async () => {
    expect(await compare(Buffer.from('%PDF-1.7\n12/2026'))).toBe('no-number')
    expect(
      await compare(Buffer.from('%PDF-1.7\n00277/2026.000002-7'), { ...issued, numero: '12/2026' }),
    ).toBe('no-number')
  })

  test.each([
    ['a photograph', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.from(numero)])],
    ['a page of the web', Buffer.from(`<!doctype html>${numero}`)],
    ['nothing', Buffer.alloc(0)],
  ])('no PDF when it is %s, whatever stands in it', async (_what, bytes) => {
    expect(await compare(bytes)).toBe('no-pdf')
  })

  test('not even read when it is far larger than any document', async () => {
    const film = { size: 2 ** 31, arrayBuffer: () => expect.fail('it was read') } as unknown as Blob
    expect(await compareFile(film, issued)).toEqual({ found: 'too-large' })
  })

  // PF-10
  test.each([
    ['in the middle of the file', 3 * 2 ** 20],
    ['across two parts of it', 2 ** 19 - 10],
    ['at its end', 0],
  ])('known by its number also %s', async (_where, before) => {
    const bytes = (number: string) =>
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(before, ' '), Buffer.from(number)])
    const found = async (number: string) => compareFile(new Blob([bytes(number)]), issued)
    expect(await found(numero)).toMatchObject({ found: 'same-number' })
    expect(await found('00277/2026.000002-7')).toMatchObject({ found: 'other-number', namesReport: true })
    expect(await found('12/2026')).toMatchObject({ found: 'no-number', namesReport: false })
  })
})

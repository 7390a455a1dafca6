// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { compareFile } from './compare-file.ts'

const numero = '00277/2026.000001-9'
const original = Buffer.from(`%PDF-1.7\n\u00ff<dc:title>Boletim nº ${numero}</dc:title>\n%%EOF\n`, 'latin1')
const issued = { numero, sha256: createHash('sha256').update(original).digest('hex') }
const compare = (bytes: Uint8Array<ArrayBuffer>) => compareFile(new Blob([bytes]), issued)

describe('a file is', () => {
  test('intact when every byte is the one that was issued', async () => {
    expect(await compare(Buffer.from(original))).toBe('intact')
  })

  test('altered when it names the number and one byte is changed, added or missing', async () => {
    const changed = Buffer.from(original)
    changed.writeUInt8(changed.readUInt8(10) ^ 1, 10)
    expect(await compare(changed)).toBe('altered')
    expect(await compare(Buffer.concat([original, Buffer.from('\n')]))).toBe('altered')
    expect(await compare(Buffer.from(original.subarray(0, -1)))).toBe('altered')
  })

  test('another one when it does not name the number', async () => {
    expect(await compare(Buffer.from('%PDF-1.7\n00277/2026.000002-7'))).toBe('other')
    expect(await compare(Buffer.alloc(0))).toBe('other')
  })

  test('not even read when it is far larger than any document', async () => {
    const film = { size: 2 ** 31, arrayBuffer: () => expect.fail('it was read') } as unknown as Blob
    expect(await compareFile(film, issued)).toBe('other')
  })
})

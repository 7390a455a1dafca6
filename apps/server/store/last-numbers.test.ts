import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLastNumbers, findLastNumbers } from './last-numbers.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'last-numbers-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))
const file = () => join(dataDir, 'last-numbers.json')

test('a number is on the disk when its note resolves, by unit and year, and none goes down', async () => {
  const numbers = createLastNumbers(dataDir)
  await numbers.note(277, 2026, 12)
  expect(readFileSync(file(), 'utf8')).toBe('{"277":{"2026":12}}\n')
  await numbers.note(277, 2026, 7)
  await numbers.note(277, 2027, 1)
  expect(findLastNumbers(dataDir)).toEqual({ 277: { 2026: 12, 2027: 1 } })
  expect(createLastNumbers(dataDir).last(277, 2026)).toBe(12)
  expect(createLastNumbers(dataDir).last(278, 2026)).toBe(0)
  expect(readdirSync(dataDir)).toEqual(['last-numbers.json'])
})

test('many notes at once are few writes, and each is done only when the file says its number', async () => {
  const numbers = createLastNumbers(dataDir)
  const seen = new Set<number>()
  await Promise.all(
    Array.from({ length: 200 }, async (_, place) => {
      await numbers.note(277, 2026, place + 1)
      const onDisk = findLastNumbers(dataDir)[277]?.[2026] ?? 0
      expect(onDisk).toBeGreaterThanOrEqual(place + 1)
      seen.add(onDisk)
    }),
  )
  expect(seen.size).toBeLessThan(5)
})

test('a note that could not be written fails, and the next one writes it as well', async () => {
  const numbers = createLastNumbers(dataDir)
  mkdirSync(`${file()}.new`)
  await expect(numbers.note(277, 2026, 5)).rejects.toThrow('EISDIR')
  expect(numbers.last(277, 2026)).toBe(5)
  rmSync(`${file()}.new`, { recursive: true })
  await numbers.note(277, 2026, 5)
  expect(findLastNumbers(dataDir)).toEqual({ 277: { 2026: 5 } })
})

test.each(['', '{"277":', '{"277":{"2026":"12"}}', '[]', '{"277":{"26":1}}'])(
  'a file with %j is an error, never taken for an empty one',
  (text) => {
    writeFileSync(file(), text)
    expect(() => findLastNumbers(dataDir)).toThrow('cannot be read')
  },
)

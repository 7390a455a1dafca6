import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { mostPages, type CopyOrder } from './copy-order.ts'
import { createMakeCopy } from './make-copy.ts'
import { blackSquare, pdfWith, photograph } from './made-files.fixture.ts'
import { findWall } from './walled-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const wall = findWall(dataDir)
const seconds = 20_000
const makeCopy = (order: CopyOrder) => createMakeCopy({ wall })(order, seconds)

// CE-11
test('a photograph is upright, smaller, and without who and where', async () => {
  const original = await photograph(3000, 2000)
  expect(original.includes('MARIA')).toBe(true)
  const copy = await makeCopy({ kind: 'foto', bytes: original })
  if (copy.outcome !== 'copied') throw new Error(copy.outcome)
  const [page] = copy.pages
  expect([page?.width, page?.height]).toEqual([1333, 2000])
  const { exif, xmp, iptc, icc, orientation, format } = await sharp(page?.bytes).metadata()
  expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({ format: 'jpeg' })
})

// CE-11
test('of a PDF the first pages are pictures', async () => {
  const copy = await makeCopy({ kind: 'pdf', bytes: pdfWith('', mostPages + 5) })
  if (copy.outcome !== 'copied') throw new Error(copy.outcome)
  expect([copy.pages.length, copy.total]).toEqual([mostPages, mostPages + 5])
  expect(copy.pages[0]).toMatchObject({ width: 400, height: 600 })
  expect(Buffer.from(copy.pages[0]?.bytes ?? []).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
})

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#36c' } })

// CE-11
test.each([
  ['a long screenshot', 'foto', await plainPicture(1080, 16_000).png().toBuffer(), 8, [1080, 2000]],
  ['a panorama', 'foto', await plainPicture(16_000, 3000).jpeg().toBuffer(), 5, [2000, 1600]],
  ['a page like a strip', 'pdf', pdfWith('', 1, '0 0 595 10000'), 10, [1190, 2000]],
  ['TIFF', 'foto', await plainPicture(90, 60).tiff().toBuffer(), 1, [90, 60]],
  ['AVIF', 'foto', await plainPicture(90, 60).avif().toBuffer(), 1, [90, 60]],
  ['a bitmap', 'foto', bitmapOf(3, 2), 1, [3, 2]],
] as const)('%s is as many pictures as can be read', async (_, kind, bytes, count, size) => {
  const copy = await makeCopy({ kind, bytes })
  if (copy.outcome !== 'copied') throw new Error(copy.outcome)
  expect([copy.pages.length, copy.total]).toEqual([count, count])
  expect([copy.pages[0]?.width, copy.pages[0]?.height]).toEqual(size)
})

function bitmapOf(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + row * height, 200)
  file.fill(0, 0, 54)
  file.write('BM')
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  return file
}

// CE-12
test('a script in a PDF is not run and is not in the copy', async () => {
  const script = pdfWith(
    '/OpenAction<</S/JavaScript/JS(while(true){})>>/AA<</WC<</S/JavaScript/JS(app.alert(1))>>>>',
  )
  const copy = await makeCopy({ kind: 'pdf', bytes: script })
  if (copy.outcome !== 'copied') throw new Error(copy.outcome)
  expect(Buffer.from(copy.pages[0]?.bytes ?? []).includes('JavaScript')).toBe(false)
})

// CE-12
test('a page as wide as a town is a small picture', async () => {
  const copy = await makeCopy({ kind: 'pdf', bytes: pdfWith('', 1, '0 0 900000 900000') })
  if (copy.outcome !== 'copied') throw new Error(copy.outcome)
  expect(Math.max(copy.pages[0]?.width ?? 0, copy.pages[0]?.height ?? 0)).toBeLessThanOrEqual(2001)
})

// CE-12
test.each([
  ['a decompression bomb', 'foto', blackSquare(12_000)],
  ['a drawing with a script', 'foto', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a photograph that ends too early', 'foto', (await photograph()).subarray(0, 600)],
  ['bytes by chance', 'pdf', randomBytes(5000)],
] as const)('%s has no copy', async (_, kind, bytes) => {
  expect(await makeCopy({ kind, bytes })).toEqual({ outcome: 'unreadable' })
})

// CE-12
test('a picture as large as that is taken while it is within the limit of pixels', async () => {
  expect(await makeCopy({ kind: 'foto', bytes: blackSquare(8000) })).toHaveProperty('outcome', 'copied')
})

// CE-12
test('a polyglot, a photograph that is also a page, leaves the page behind', async () => {
  const polyglot = Buffer.concat([await photograph(), Buffer.from('<script>alert(1)</script>%PDF-1.7')])
  const copy = await makeCopy({ kind: 'foto', bytes: polyglot })
  if (copy.outcome !== 'copied') throw new Error(copy.outcome)
  expect(Buffer.from(copy.pages[0]?.bytes ?? []).includes('script')).toBe(false)
})

// CE-12
test('what takes too long or too much memory, or is killed, is said to have died, and the next one works', async () => {
  expect(await createMakeCopy()({ kind: 'foto', bytes: await photograph() }, 1)).toEqual({
    outcome: 'died',
  })
  expect(await createMakeCopy({ memory: 1 })({ kind: 'foto', bytes: await photograph() }, seconds)).toEqual({
    outcome: 'died',
  })
  const killed = createMakeCopy({ onStart: (pid) => process.kill(pid, 'SIGKILL') })
  expect(await killed({ kind: 'foto', bytes: await photograph() }, seconds)).toEqual({ outcome: 'died' })
  expect(await makeCopy({ kind: 'foto', bytes: await photograph() })).toHaveProperty('outcome', 'copied')
})

// CE-26
test('the process of a file has a network of its own without a way out, and an empty folder for the data of the station', async () => {
  const seen = { networks: new Set<string>(), hidden: false, rights: '' }
  let ended = false
  async function watch(pid: number) {
    for (; !ended; await sleep(5))
      try {
        seen.networks.add(readlinkSync(`/proc/${pid}/ns/net`))
        seen.hidden ||= readFileSync(`/proc/${pid}/mountinfo`, 'utf8').includes(` ${dataDir} ro`)
        seen.rights = /CapEff:\s+(\w+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? seen.rights
      } catch {
        return
      }
  }
  const watched = createMakeCopy({ wall, onStart: (pid) => void watch(pid) })
  expect(await watched({ kind: 'foto', bytes: await photograph() }, seconds)).toHaveProperty(
    'outcome',
    'copied',
  )
  ended = true
  expect([...seen.networks].filter((one) => one !== readlinkSync('/proc/self/ns/net'))).toHaveLength(1)
  expect(seen).toMatchObject({ hidden: true, rights: '0000000000000000' })
})

import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliDecompressSync, constants, unzipSync } from 'node:zlib'
import { textOfLog, textOfTable } from './leveldb.ts'

/** A file of a browser's profile, read in all the ways in which its bytes may hide a text. */
export type ProfileFile = {
  /** Its path in the profile. */
  readonly path: string
  readonly readings: readonly Buffer[]
}

const cacheEntry = 0xfcfb6d1ba7725c30n
const cacheEntryHeader = 24

/** Every file of a browser's profile. */
export async function readProfile(profile: string): Promise<ProfileFile[]> {
  const entries = await readdir(profile, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path)
      return { path: relative(profile, path), readings: [bytes, ...decompressed(path, bytes)] }
    }),
  )
}

function decompressed(path: string, bytes: Buffer): Buffer[] {
  if (path.endsWith('.log')) return [textOfLog(bytes)]
  if (path.endsWith('.ldb')) return [textOfTable(bytes)]
  const isEntry = bytes.length > cacheEntryHeader && bytes.readBigUInt64LE(0) === cacheEntry
  return inflated(isEntry ? bytes.subarray(cacheEntryHeader + bytes.readUInt32LE(12)) : bytes)
}

/** A body in each of the ways in which servers compress that it is compressed in; what follows it is ignored. */
function inflated(bytes: Buffer): Buffer[] {
  const ways = [
    () => unzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
    () => brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
  ]
  return ways.flatMap((way) => {
    try {
      return [way()]
    } catch {
      return []
    }
  })
}

/** The same files; of compiled scripts only the addresses of the scripts. */
export const withNamesOfScripts = (files: readonly ProfileFile[]): ProfileFile[] =>
  files.map(({ path, readings }) =>
    path.includes('Code Cache') ? { path, readings: readings.slice(0, 1).map(keyOf) } : { path, readings },
  )

const keyOf = (entry: Buffer) =>
  entry.length > cacheEntryHeader
    ? entry.subarray(cacheEntryHeader, cacheEntryHeader + entry.readUInt32LE(12))
    : entry

/** How browsers write texts to disk. */
const codings = ['latin1', 'utf8', 'utf16le'] as const

const lower = (text: string, coding: BufferEncoding) =>
  Buffer.from(text, coding).toString('latin1').toLowerCase()

/** Which of the words the files hold, each with the file and what stands around it. */
export function findWords(files: readonly ProfileFile[], words: readonly string[]): string[] {
  const looked = words.map((word) => ({ word, forms: new Set(codings.map((coding) => lower(word, coding))) }))
  return files.flatMap(({ path, readings }) => {
    const texts = readings.map((bytes) => bytes.toString('latin1').toLowerCase())
    return looked.flatMap(({ word, forms }) => {
      const around = texts.flatMap((text) => [...forms].flatMap((form) => partAround(text, form) ?? []))
      return around.length === 0 ? [] : [`${word} in ${path}: ${around[0]}`]
    })
  })
}

function partAround(text: string, form: string): string | undefined {
  const at = text.indexOf(form)
  return at < 0 ? undefined : text.slice(Math.max(0, at - 60), at + 60).replace(/[^ -~]/g, '')
}

import { rename, rm } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Recipients } from './backup-keys.ts'
import { namesIn } from './backup-folder.ts'
import { encryptInto, syncPath } from './encrypted-file.ts'

/** A segment (16 MB), a history of timelines, the last piece of a timeline, or the note of a base backup. */
const walName = /^(?:[0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history)$/
const keptName = /^(.+)-([0-9a-f]{16})\.gz\.age$/

export const isWalName = (name: string): boolean => walName.test(name)
const isSegment = (name: string) => /^[0-9A-F]{24}$/.test(name)

/** The place of a segment in the order of all, whatever its timeline. */
export const placeOf = (segment: string): string => segment.slice(8, 24)

/** The encrypted files of an archive, by the name that PostgreSQL asks for. */
export async function listArchive(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const file of await namesIn(folder)) {
    const name = keptName.exec(file)?.[1]
    if (name !== undefined) found.set(name, join(folder, file))
  }
  return found
}

/** The existing segments, in order. */
export const segmentsOf = (archive: Map<string, string>): string[] =>
  [...archive.keys()].filter(isSegment).toSorted()

/**
 * Encrypts one file of the spool into the archive, under a name with the beginning of its digest: the same file twice does no
 * harm. Throws for another file of the same name, and when the folder cannot be written.
 */
export async function archiveFile(
  path: string,
  name: string,
  folder: string,
  recipients: Recipients,
): Promise<void> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  const target = `${name}-${digest.digest('hex').slice(0, 16)}.gz.age`
  const there = (await namesIn(folder)).filter((file) => keptName.exec(file)?.[1] === name)
  if (there.includes(target)) return
  if (there.length > 0) throw new Error(`The archive holds another ${name}`)
  const part = join(folder, `.${randomUUID()}.part`)
  try {
    await encryptInto(part, createReadStream(path), recipients)
    await rename(part, join(folder, target))
    await syncPath(folder)
  } finally {
    await rm(part, { force: true })
  }
}

/** Deletes what is older than a segment; timeline histories stay. */
export async function dropSegmentsBefore(folder: string, segment: string): Promise<void> {
  for (const [name, path] of await listArchive(folder))
    if (!name.endsWith('.history') && placeOf(name) < placeOf(segment)) await rm(path, { force: true })
}

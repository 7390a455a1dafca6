import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DamagedFile } from './damaged-file.ts'

const nameIn = (dataDir: string) => join(dataDir, 'folder.json')

/**
 * Whether the data folder was copied here, or restored from a copy: a file in it records its own time of birth, which no
 * copy can have. False where the file system keeps no such time, and for a disk that was restored as a whole. Throws a
 * DamagedFile where the file does not say it any more.
 */
export function isCopiedFolder(dataDir: string): boolean {
  const path = nameIn(dataDir)
  if (!existsSync(path)) return false
  const bornAt = recordedBirth(path)
  return bornAt !== null && bornAt !== birth(path)
}

function recordedBirth(path: string): string | null {
  const text = readFileSync(path, 'utf8')
  try {
    const { bornAt } = JSON.parse(text) as { bornAt?: unknown }
    if (bornAt === null || typeof bornAt === 'string') return bornAt
  } catch {
    // As one that says something else.
  }
  throw new DamagedFile({
    path,
    found: text === '' ? 'is empty' : 'cannot be read',
    todo:
      'it says whether this folder is a copy. Where it was neither copied nor restored since the station last ran: npm run ' +
      'numbers -- moved. Where it may have been: npm run numbers -- skip --above YEAR/N, with an N that surely was not reached',
  })
}

/** From now on this folder is the original. */
export async function recordOriginalFolder(dataDir: string): Promise<void> {
  const path = nameIn(dataDir)
  const draft = `${path}.new`
  await rm(draft, { force: true })
  await writeFile(draft, '')
  const before = birth(draft)
  await sleep(30)
  // Where the time of the last change passes for the time of birth, it moves now.
  await chmod(draft, 0o640)
  await writeFile(
    draft,
    JSON.stringify({ bornAt: birth(draft) === before && before !== '0' ? before : null }),
    { flush: true },
  )
  await rename(draft, path)
}

/** False for the folder of an older station, which was never recorded. */
export const isRecordedFolder = (dataDir: string): boolean => existsSync(nameIn(dataDir))

const birth = (path: string) => String(statSync(path, { bigint: true }).birthtimeNs)

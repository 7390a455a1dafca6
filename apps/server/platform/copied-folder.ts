import { existsSync, readFileSync, statSync } from 'node:fs'
import { chmod, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const nameIn = (dataDir: string) => join(dataDir, 'folder.json')

/**
 * Whether the data folder was copied here, or restored from a copy: a file in it records its own time of birth, which no
 * copy can have. False where the file system keeps no such time, and for a disk that was restored as a whole.
 */
export function isCopiedFolder(dataDir: string): boolean {
  const path = nameIn(dataDir)
  if (!existsSync(path)) return false
  const { bornAt } = JSON.parse(readFileSync(path, 'utf8')) as { bornAt: string | null }
  return bornAt !== null && bornAt !== birth(path)
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
  )
  await rename(draft, path)
}

/** False for the folder of an older station, which was never recorded. */
export const isRecordedFolder = (dataDir: string): boolean => existsSync(nameIn(dataDir))

const birth = (path: string) => String(statSync(path, { bigint: true }).birthtimeNs)

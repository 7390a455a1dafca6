import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DamagedFile, type Damage } from '../../base/platform/damaged-file.ts'

const folderIn = (dataDir: string) => join(dataDir, 'keys')

/** Where others read a key. */
export const changeKey = 'Where other people use this machine, change the station key: npm run keys -- rotate'

/** What each holds at least; `data.key` and `database-password` are examined where they are used. */
const contents: readonly { name: string; whole: RegExp; todo: string }[] = [
  {
    name: 'server-name',
    whole: /^\S+$/,
    todo: 'remove it: the next start makes another name, and takes over what this server had begun after a minute',
  },
  {
    name: 'backup.key',
    whole: /^AGE-SECRET-KEY-/m,
    todo: 'put its copy, which opens the backups, in its place, or remove it',
  },
  {
    name: 'backup.recipient',
    whole: /^age1/,
    todo: 'write the public key of the backups into it (age-keygen -y backup.key tells it), or remove it where backup.key is here',
  },
]

/** Files of `keys/` that cannot be what they should be. */
export function findKeyDamage(dataDir: string): Damage[] {
  return contents.flatMap(({ name, whole, todo }) => {
    const path = join(folderIn(dataDir), name)
    if (statSync(path, { throwIfNoEntry: false }) === undefined) return []
    const text = readFileSync(path, 'utf8')
    return whole.test(text.trim()) ? [] : [{ path, found: text === '' ? 'is empty' : 'is damaged', todo }]
  })
}

/** Throws a DamagedFile where one is no key any more. */
export function refuseKeyDamage(dataDir: string): void {
  const [damage] = findKeyDamage(dataDir)
  if (damage) throw new DamagedFile(damage)
}

/** The folder and the files in it that others may read; none where the system keeps no modes. */
export function openKeyFiles(dataDir: string): string[] {
  const folder = folderIn(dataDir)
  if (process.getuid === undefined || statSync(folder, { throwIfNoEntry: false }) === undefined) return []
  return [folder, ...filesIn(folder)].filter((path) => isOpen(path))
}

/** Closes them to others, and returns what to tell the operator. Throws a DamagedFile where one stays open. */
export function closeKeyFiles(dataDir: string): string[] {
  const open = openKeyFiles(dataDir)
  for (const path of open) close(path)
  return open.length === 0
    ? []
    : [`Keys were open to others, and are closed now: ${open.join(', ')}. ${changeKey}`]
}

function close(path: string): void {
  const { mode } = statSync(path)
  try {
    chmodSync(path, mode & 0o700)
  } catch {
    // Another owner's, or a disk that nobody writes to: it is still open.
  }
  if (isOpen(path))
    throw new DamagedFile({
      path,
      found: `is open to others (${(mode & 0o777).toString(8)}) and cannot be closed`,
      todo: 'chmod 600 it (the folder 700) as its owner, or put DATA_DIR on a disk that keeps modes',
    })
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())

const isOpen = (path: string) => ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0

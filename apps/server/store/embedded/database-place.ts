import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { DamagedFile } from '../../base/platform/damaged-file.ts'
import { canEnter, type DatabaseUser } from './unprivileged-user.ts'

export type DatabasePlace = {
  /** PostgreSQL's data folder, absolute and without links. */
  database: string
  /** The folder that holds it, where programs and temporary files may be put. */
  parentFolder: string
}

const note = 'database-place'

/** Where the database of a data folder was put when it was first made; undefined before that. Throws a DamagedFile where it is gone. */
export function recordedDatabase(dataDir: string): string | undefined {
  const path = join(dataDir, note)
  if (!existsSync(path)) return undefined
  const recorded = readFileSync(path, 'utf8').trim()
  if (recorded === '')
    throw new DamagedFile({
      path,
      found: 'is empty',
      todo: `write into it where the database is: "postgres" for ${join(dataDir, 'postgres')}, else the whole path of its folder`,
    })
  const database = isAbsolute(recorded) ? recorded : resolve(dataDir, recorded)
  if (hasDatabase(database)) return realpathSync(database)
  throw new DamagedFile({
    path,
    found: `says that the database is at ${database}, but it is not there`,
    todo: 'mount its disk, or bring the folder back; where it is lost: docs/operations/backup.md, "Restore"',
  })
}

/** Also a damaged one; not the empty folder of a disk that is not mounted. */
export const hasDatabase = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/**
 * In the data folder, unless the user that PostgreSQL runs as cannot enter it (a project under /root): then under
 * `elsewhere`, by a name made of the data folder's path (docs/decisions/0007-the-embedded-database.md).
 */
export function choosePlace(dataDir: string, user: DatabaseUser, elsewhere: string): DatabasePlace {
  if (canEnter(dataDir, user)) return { database: join(dataDir, 'postgres'), parentFolder: dataDir }
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const parentFolder = join(elsewhere, name)
  mkdirSync(parentFolder, { recursive: true, mode: 0o755 })
  chmodSync(parentFolder, 0o755)
  if (!canEnter(parentFolder, user))
    throw new Error(`The user that PostgreSQL runs as can enter neither ${dataDir} nor ${parentFolder}`)
  return { database: join(realpathSync(parentFolder), 'postgres'), parentFolder }
}

/** Written once the database is complete, so that a later start finds it even if permissions change. */
export function recordDatabase(dataDir: string, database: string): void {
  const recorded = dirname(database) === dataDir ? 'postgres' : database
  writeFileSync(join(dataDir, note), `${recorded}\n`, { mode: 0o600, flush: true })
}

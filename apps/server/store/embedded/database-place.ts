import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { canEnter, type DatabaseUser } from './unprivileged-user.ts'

export type DatabasePlace = {
  /** PostgreSQL's data folder, absolute and without links. */
  database: string
  /** The folder that holds it, where programs and temporary files may be put. */
  parentFolder: string
}

const note = 'database-place'

/** Where the database of a data folder was put when it was first made; undefined before that. */
export function recordedDatabase(dataDir: string): string | undefined {
  const path = join(dataDir, note)
  if (!existsSync(path)) return undefined
  const recorded = readFileSync(path, 'utf8').trim()
  const database = isAbsolute(recorded) ? recorded : resolve(dataDir, recorded)
  if (existsSync(join(database, 'PG_VERSION'))) return realpathSync(database)
  throw new Error(`The database of ${dataDir} should be at ${database}, but is not there; see ${path}`)
}

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

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { damageIn, DamagedFile, type Damage } from '../../base/platform/damaged-file.ts'
import { recordedDatabase } from './database-place.ts'

export const passwordFileIn = (dataDir: string): string => join(dataDir, 'keys/database-password')

const bringPasswordBack =
  'a new one would open nothing. Bring it back from a copy of the folder, or with npm run restore -- --into OTHER-FOLDER ' +
  'out of a backup'

const restore =
  'the database is damaged. Keep its folder under another name, then docs/operations/backup.md, "Restore"'

/** PostgreSQL's own files that it cannot begin without, and what they are at least. */
const needed: readonly { name: string; isWhole: (bytes: Buffer) => boolean }[] = [
  { name: 'PG_VERSION', isWhole: (bytes) => /^\d+\s*$/.test(bytes.toString('utf8')) },
  { name: 'postgresql.conf', isWhole: () => true },
  { name: 'pg_hba.conf', isWhole: (bytes) => /^host/m.test(bytes.toString('utf8')) },
  { name: 'global/pg_control', isWhole: (bytes) => bytes.length === 8192 },
]

/** The first thing that keeps a database from starting. What only PostgreSQL can judge, its log says. */
function damageOf(dataDir: string, database: string): Damage | undefined {
  for (const { name, isWhole } of needed) {
    const path = join(database, name)
    if (!existsSync(path)) return { path, found: 'is missing', todo: restore }
    if (!isWhole(readFileSync(path))) return { path, found: 'is empty or cut short', todo: restore }
  }
  const { mode } = statSync(database)
  if (process.getuid !== undefined && (mode & 0o027) !== 0)
    return {
      path: database,
      found: `is open to others (${(mode & 0o777).toString(8)}), and PostgreSQL refuses it`,
      todo: `chmod 700 ${database}`,
    }
  return passwordDamage(dataDir, 'beside its database')
}

/** A password that is missing is never replaced where a database has one already. */
function passwordDamage(dataDir: string, beside: string): Damage | undefined {
  const path = passwordFileIn(dataDir)
  if (!existsSync(path)) return { path, found: `is missing ${beside}`, todo: bringPasswordBack }
  return statSync(path).size === 0 ? { path, found: 'is empty', todo: bringPasswordBack } : undefined
}

/** Throws a DamagedFile where the database cannot be opened. */
export function refuseDamagedCluster(dataDir: string, database: string): void {
  const damage = damageOf(dataDir, database)
  if (damage) throw new DamagedFile(damage)
}

/** The damage that keeps the database of a data folder from starting; undefined without a database. */
export function findClusterDamage(dataDir: string): Damage[] {
  return damageIn(() => {
    const home = realpathSync(dataDir)
    const inside = join(home, 'postgres')
    const database = recordedDatabase(home) ?? (existsSync(inside) ? inside : undefined)
    if (database !== undefined) refuseDamagedCluster(home, database)
  })
}

/** For a database that runs and refuses the password. */
export const refusedPassword = (path: string): DamagedFile =>
  new DamagedFile({ path, found: 'is not the password of its database', todo: bringPasswordBack })

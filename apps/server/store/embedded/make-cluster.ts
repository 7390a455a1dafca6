import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { superuser } from './cluster-address.ts'
import type { DatabasePlace } from './database-place.ts'
import { ownByDatabase, type DatabaseUser } from './unprivileged-user.ts'

/** Where it will be, and all that its program needs. */
type NewCluster = DatabasePlace & { programs: string; user: DatabaseUser; password: string }

/** Created under another name and renamed when complete, so that an interrupted first start leaves no half database. */
export function makeCluster({ database, parentFolder, programs, user, password }: NewCluster): void {
  const half = `${database}.half`
  const passwordFile = join(parentFolder, `.password-${randomBytes(8).toString('hex')}`)
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  ownByDatabase(half, user)
  try {
    writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
    ownByDatabase(passwordFile, user)
    const program = join(programs, 'bin/initdb')
    const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = ['-U', superuser, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    const made = spawnSync(program, ['-D', half, ...access, ...locale, '--data-checksums'], {
      ...user,
      cwd: '/',
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      encoding: 'utf8',
    })
    if (made.status !== 0)
      throw new Error(`The database could not be made: ${made.stderr || made.error?.message}`)
    renameSync(half, database)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

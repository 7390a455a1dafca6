import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, statSync } from 'node:fs'

/** The user that PostgreSQL runs as; empty means our own. */
export type DatabaseUser = { uid: number; gid: number } | Record<string, never>

/**
 * PostgreSQL refuses to run as root: there it runs as the owner of the database that already exists, else as `postgres` or
 * `nobody`.
 */
export function databaseUser(existingDatabase: string | undefined): DatabaseUser {
  if (process.getuid?.() !== 0) return {}
  if (existingDatabase !== undefined && existsSync(existingDatabase)) {
    const { uid, gid } = statSync(existingDatabase)
    if (uid !== 0) return { uid, gid }
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = numberOf('-u', name)
    const gid = numberOf('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody"',
  )
}

function numberOf(which: '-u' | '-g', name: string): number | undefined {
  const { status, stdout } = spawnSync('id', [which, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** Whether that user may pass through the folder. */
export function canEnter(folder: string, user: DatabaseUser): boolean {
  const ask = ['-c', 'cd -- "$1"', 'sh', folder]
  return spawnSync('/bin/sh', ask, { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

export function ownByDatabase(path: string, user: DatabaseUser): void {
  if ('uid' in user) chownSync(path, user.uid, user.gid)
}

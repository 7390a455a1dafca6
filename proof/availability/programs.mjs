// @ts-check
import { execFileSync, spawn } from 'node:child_process'
import { accessSync, closeSync, constants, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses root; Debian's package brings this user. */
const user = 'postgres'

/** Whom the cluster's programs run as. @returns {{ uid?: number, gid?: number }} */
export function identity() {
  if (!isRoot) return {}
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, user]))
  return { uid: id('-u'), gid: id('-g') }
}

/**
 * Starts a program in a session of its own, its output in `NAME.log` of the folder.
 * @param {string} folder @param {string} name @param {string} program @param {readonly string[]} args @param {string} path
 * @param {Record<string, string>} [more] of the environment
 * @returns {number} its process id
 */
export function launch(folder, name, program, args, path, more = {}) {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(program, args, {
    ...identity(),
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: `${path}:/usr/sbin:/usr/bin:/bin`, HOME: folder, LANG: 'C.UTF-8', ...more },
  })
  closeSync(log)
  child.on('error', (error) => console.error(`${name}: ${error.message}`))
  child.unref()
  if (child.pid === undefined) throw new Error(`${program} cannot be started`)
  return child.pid
}

/** Zombies do not count: nobody waits for what another process started. @param {number} pid */
export function isAlive(pid) {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/** False when it has ended. @param {number} pid @param {NodeJS.Signals} name */
export function signal(pid, name) {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** @param {number} pid */
function parentOf(pid) {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** A process and all that it started. @param {number} pid @returns {number[]} */
export function family(pid) {
  const all = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  const children = all.map(Number).filter((each) => parentOf(each) === pid)
  return [pid, ...children.flatMap(family)].filter(isAlive)
}

const packages = [
  'postgresql-15',
  'patroni',
  'etcd-server',
  'python3-etcd',
  'haproxy',
  'pgbouncer',
  'pgbackrest',
  'curl',
]

/** What the operator is told where a program of the cluster is not installed; undefined where all are. */
export function missingPrograms() {
  const needed = ['patroni', 'etcd', 'haproxy', 'pgbouncer', 'psql', 'pgbackrest', 'curl']
  const missing = needed.filter((program) => !isThere(program))
  if (missing.length === 0) return undefined
  return `missing: ${missing.join(', ')}\non Debian: apt-get install --no-install-recommends ${packages.join(' ')}`
}

/** @param {string} program */
function isThere(program) {
  return [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/usr/bin'].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

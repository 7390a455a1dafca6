import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { processIdentity } from '../../base/platform/process-identity.ts'

/** What a running PostgreSQL writes about itself in its data folder. */
export type Postmaster = { pid: number; port: number }

const file = (database: string) => join(database, 'postmaster.pid')

/** The server that the file names, or undefined when there is no file or it is not yet complete. */
export function readPostmaster(database: string): Postmaster | undefined {
  try {
    const lines = readFileSync(file(database), 'utf8').split('\n')
    const [pid, port] = [Number(lines[0]), Number(lines[3])]
    return pid > 0 && port > 0 ? { pid, port } : undefined
  } catch {
    return undefined
  }
}

/** Whether that server is alive; a zombie, which keeps the process id of a dead one, is not. */
export const isAlive = ({ pid }: Postmaster): boolean => processIdentity(pid) !== undefined

/** Whether a signal has stopped it, so that it can answer nothing; not known if there is no /proc. */
export function isStopped({ pid }: Postmaster): boolean {
  try {
    return /^State:\s+[Tt]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Removes the file of a dead server whose process id a zombie holds: PostgreSQL would wait for it for ever where nobody
 * reaps zombies (some containers). Only when no process uses the data folder any more.
 */
export function forgetZombie(database: string): void {
  const postmaster = readPostmaster(database)
  if (postmaster && !isAlive(postmaster) && existsSync(`/proc/${postmaster.pid}`) && !inUse(database))
    rmSync(file(database), { force: true })
}

/** Every process of PostgreSQL has the data folder as its working folder. */
function inUse(database: string): boolean {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .some((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === database
      } catch {
        return false
      }
    })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Log } from './log.ts'

const current = new AsyncLocalStorage<string>()

const length = 8
/** Random bytes for many ids at once: asking for eight costs as much as asking for thousands. */
let pool = Buffer.alloc(0)
let taken = 0

/** Sixteen random signs, which say nothing of who asked. */
export function newRequestId(): string {
  if (taken + length > pool.length) {
    pool = randomBytes(1024 * length)
    taken = 0
  }
  taken += length
  return pool.toString('hex', taken - length, taken)
}

/** The id of the request for which this code runs, also long after its answer; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore()

/** Runs the work, and all that it begins, for that request; without an id, for none. */
export const withRequestId = <T>(id: string | null, work: () => T): T =>
  id === null ? current.exit(work) : current.run(id, work)

/** Adds the id of the request to each line that belongs to one and does not name it. */
export const withRequestIds =
  (log: Log): Log =>
  (line) => {
    const request = line.request ?? currentRequestId()
    log(request === line.request ? line : { ...line, request })
  }

import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Log } from './log.ts'

const current = new AsyncLocalStorage<string>()

/** Sixteen random signs, which say nothing of who asked. */
export const newRequestId = (): string => randomBytes(8).toString('hex')

/** The id of the request for which this code runs, also long after its answer; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore()

/** Runs the work, and all that it begins, for that request; without an id, for none. */
export const withRequestId = <T>(id: string | null, work: () => T): T =>
  id === null ? current.exit(work) : current.run(id, work)

/** Adds the id of the request to each line that belongs to one. */
export const withRequestIds =
  (log: Log): Log =>
  (line) => {
    const request = currentRequestId()
    log(request === undefined ? line : { ...line, request })
  }

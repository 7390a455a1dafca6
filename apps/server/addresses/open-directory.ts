import type { Kysely } from 'kysely'
import { faultLine, type Log } from '../base/platform/log.ts'
import { streetsVersion } from '../store/streets.ts'
import type { Database } from '../store/tables/tables.ts'
import { buildInWorker } from './build-in-worker.ts'
import { directoryOf, starterDirectory, type Directory } from './directory.ts'

export type LiveDirectory = Directory & {
  /** Builds a new index if an import has ended since; the old one answers until then, and also when that fails. */
  refresh(): Promise<void>
  close(): void
}

type DirectoryDeps = {
  db: Kysely<Database>
  /** The present address of the database. */
  url: () => string
  log: Log
  /** Interval of the check for an import that has ended. */
  pollSeconds?: number
}

/** The streets of the database, held in memory by each server; ready when it answers. */
export async function openDirectory(deps: DirectoryDeps): Promise<LiveDirectory> {
  const { db, url, log, pollSeconds = 30 } = deps
  const ending = new AbortController()
  let current = starterDirectory()
  let version = ''
  let running: Promise<void> | undefined

  async function rebuild(): Promise<void> {
    const latest = await streetsVersion(db)
    if (latest === version) return
    const start = performance.now()
    const data = await buildInWorker(url(), ending.signal)
    current = directoryOf(data)
    version = latest
    log({ event: 'addresses', rows: data.kinds.length, ms: Math.round(performance.now() - start) })
  }

  function refresh(): Promise<void> {
    running ??= rebuild()
      .catch((error: unknown) => {
        if (!ending.signal.aborted) log(faultLine('addresses', error))
      })
      .finally(() => (running = undefined))
    return running
  }

  await refresh()
  const timer = setInterval(() => void refresh(), pollSeconds * 1000)
  timer.unref()
  return {
    search: (query) => current.search(query),
    read: (chosen) => current.read(chosen),
    refresh,
    close() {
      clearInterval(timer)
      ending.abort()
    },
  }
}

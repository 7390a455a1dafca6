import { setTimeout as sleep } from 'node:timers/promises'
import { faultLine, type Log } from '../../base/platform/log.ts'
import { databaseResponds } from '../connection/database-responds.ts'
import { startEmbeddedPostgres, type EmbeddedPostgresOptions } from './embedded-postgres.ts'

export type KeptPostgres = {
  /** Its current address, which changes with every start; holds the password: never to be shown. */
  url(): string
  adopted: boolean
  /** Where it is kept. */
  folder: string
  /** Ends the watch and then the database. */
  stop(): Promise<void>
}

/** Between two checks of its process, in milliseconds; a check costs two small reads of /proc. */
const interval = 500
const longestPause = 30_000
/** Between two checks that it still answers, and how long each waits, in milliseconds. */
const pingEvery = 4000
/** After so many unanswered ones the log says so. */
const mostUnanswered = 2

/**
 * The embedded database, restarted whenever it dies while the server runs: when memory runs out the kernel may kill it.
 * Requests in between are answered that the service is not available.
 */
export async function keepPostgresRunning(
  options: EmbeddedPostgresOptions & { log: Log },
): Promise<KeptPostgres> {
  const { log, ...embedded } = options
  let postgres = await startEmbeddedPostgres(embedded)
  const { adopted } = postgres
  const ending = new AbortController()

  /** False when the watch has ended in between. */
  const pause = (ms: number) =>
    sleep(ms, true, { signal: ending.signal, ref: false }).catch(() => false as const)

  async function startAgain(): Promise<void> {
    const begin = performance.now()
    log({ event: 'database', state: 'lost', attempts: 0, ms: 0 })
    for (let attempts = 1; !ending.signal.aborted; attempts += 1) {
      try {
        postgres = await startEmbeddedPostgres({ ...embedded, announce: () => undefined })
        return log({ event: 'database', state: 'back', attempts, ms: Math.round(performance.now() - begin) })
      } catch (error) {
        log(faultLine('database', error))
        await pause(Math.min(2 ** attempts * 500, longestPause))
      }
    }
  }

  async function watch(): Promise<void> {
    while (await pause(interval)) if (!postgres.isAlive()) await startAgain()
  }

  /** A hanging one is logged and left alone: its disk may be slow, or somebody may have stopped it on purpose. */
  async function listen(): Promise<void> {
    let unanswered = 0
    let since = performance.now()
    const say = (state: 'silent' | 'answers') =>
      log({ event: 'database', state, attempts: unanswered, ms: Math.round(performance.now() - since) })
    while (await pause(pingEvery)) {
      const pingedAt = performance.now()
      const answered = !postgres.isAlive() || (await databaseResponds(postgres.url, pingEvery))
      if (ending.signal.aborted) return
      if (answered && unanswered >= mostUnanswered) say('answers')
      if (!answered && unanswered === 0) since = pingedAt
      unanswered = answered ? 0 : unanswered + 1
      if (unanswered === mostUnanswered) say('silent')
    }
  }

  const watching = watch()
  void listen()
  return {
    url: () => postgres.url,
    adopted,
    folder: postgres.folder,
    async stop() {
      ending.abort()
      await watching
      await postgres.stop(options.announce)
    },
  }
}

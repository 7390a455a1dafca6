import { faultLine, type Log } from './log.ts'

export type LaneDeps<Job> = {
  log: Log
  /** Seconds between two polls of the table when nobody calls `wake`; for what other servers left. */
  idleSeconds: number
  /** For the log. */
  kind: string
  /** Takes the next jobs, under a lease. */
  claim: () => Promise<readonly Job[]>
  /** Releases what this server held when it was killed. */
  dropLeases: () => Promise<void>
  /**
   * For how long a claim takes jobs, and how it is prolonged; undefined: a lease outlasts every attempt. A lease of a minute
   * that is renewed every quarter of it lets another server take over after a minute what a killed one held, and an attempt
   * take as long as it takes. Only what is in hand is renewed, not all of this server's name: a claim that was given up
   * unanswered may be written all the same, and would stay with a server that does not do it. Not shorter: a database fails over
   * in up to half a minute, in which nobody renews, and another server would send the same letter. Neither a session lock nor
   * the list of connections survives a pooler that hands out transactions.
   */
  lease: { seconds: number; renew: (jobs: readonly Job[]) => Promise<void> } | undefined
  /** Does one job; rejects only when its result cannot be stored. */
  perform: (job: Job) => Promise<void>
}

export type JobLane = {
  /** Says that there may be something to do. */
  wake(): void
  /** Waits for the jobs in hand. */
  stop(): Promise<void>
}

const pauseAfterFailure = 1000

/** Does jobs of one kind, a few at a time. Each kind has a lane of its own, so that one that hangs delays no other. */
export function startLane<Job>({
  log,
  idleSeconds,
  kind,
  claim,
  dropLeases,
  lease,
  perform,
}: LaneDeps<Job>): JobLane {
  let stopped = false
  let rest: (() => void) | undefined
  let woken = true

  /** Resolves when `wake` is called or the time is over. */
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopped) return resolve()
      const timer = setTimeout(resolve, ms)
      rest = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  /** Answers whether there may be more to do. */
  async function round(leasesDropped: boolean): Promise<boolean> {
    // Jobs that this server held when it was killed or the database went away are free again at once.
    if (!leasesDropped) await dropLeases()
    const jobs = await claim()
    const stopRenewing =
      lease && jobs.length > 0 ? keepLeases(lease.seconds, () => lease.renew(jobs)) : undefined
    const performed = await Promise.allSettled(jobs.map(perform))
    stopRenewing?.()
    const broken = performed.find(({ status }) => status === 'rejected')
    if (broken?.status === 'rejected') throw broken.reason
    return jobs.length > 0
  }

  async function work(): Promise<void> {
    let leasesDropped = false
    /** When the store went away, and how often it has been asked since. */
    let outage: { begin: number; attempts: number } | undefined
    while (!stopped) {
      woken = false
      try {
        const more = await round(leasesDropped)
        leasesDropped = true
        if (outage) log({ event: 'outbox', kind, state: 'back', ...since(outage) })
        outage = undefined
        if (!more) await pause(idleSeconds * 1000)
      } catch (error) {
        leasesDropped = false
        if (stopped) return
        if (!outage) log(faultLine(`outbox ${kind}`, error))
        outage = { begin: outage?.begin ?? performance.now(), attempts: (outage?.attempts ?? 0) + 1 }
        woken = false
        await pause(pauseAfterFailure)
      }
    }
  }

  const done = work()
  return {
    wake() {
      woken = true
      rest?.()
    },
    async stop() {
      stopped = true
      rest?.()
      await done
    },
  }
}

const since = ({ begin, attempts }: { begin: number; attempts: number }) => ({
  attempts,
  ms: Math.round(performance.now() - begin),
})

/** For so many seconds a job stays with a worker of which nothing is heard: longer than a database takes to fail over. */
export const usualLease = 60

/**
 * Renews what is in hand, however long an attempt takes, and nothing else: a claim whose answer was lost may have taken jobs that
 * nobody does, and their leases have to end. A renewal that fails says nothing: the lanes notice a database that is away, and the
 * next one comes in time. Returns the function that stops it.
 */
function keepLeases(leaseSeconds: number, renew: () => Promise<void>): () => void {
  const renewing = setInterval(() => void renew().catch(() => undefined), leaseSeconds * 250)
  return () => clearInterval(renewing)
}

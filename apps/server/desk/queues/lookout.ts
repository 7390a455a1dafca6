/** For each unit with something urgent a text that differs once something else is. */
export type Signs = ReadonlyMap<number, string>

type Rules = {
  /** One look for all who wait. */
  look: (units: readonly number[]) => Promise<Signs>
  everyMs?: number
  /** How many may wait with one session: as many windows, and a browser has connections left for its work. */
  ofSession?: number
  ofAll?: number
}

/** Somebody who wants to know what differs from what they saw. */
type Waiting = {
  session: string
  units: readonly number[]
  seen: Signs
  holdMs: number
  /** Aborted once the client has hung up. */
  hungUp: AbortSignal
}

/** `ending`: nobody is there any more to read the answer, or the server ends. */
export type WakeReason = 'changed' | 'over' | 'ending'

type Lookout = {
  /** Waits without a connection to the database; at most one look runs for all, and none while nobody waits. */
  wait(waiting: Waiting): Promise<WakeReason>
  /** Ends all waiting, now and from now on. */
  close(): void
}

type Waiter = Waiting & { wake: (why: WakeReason) => void }

export function createLookout({ look, everyMs = 1000, ofSession = 3, ofAll = 2000 }: Rules): Lookout {
  const waiters = new Set<Waiter>()
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function plan(): void {
    if (timer || waiters.size === 0) return
    timer = setTimeout(() => void lookOnce(), everyMs)
  }

  async function lookOnce(): Promise<void> {
    const asked = [...waiters]
    try {
      const signs = await look([...new Set(asked.flatMap(({ units }) => units))])
      for (const { units, seen, wake } of asked)
        if (units.some((unit) => signs.get(unit) !== seen.get(unit))) wake('changed')
    } catch {
      // Who waits reads for themselves in the end, and learns then that the database is away.
    }
    timer = undefined
    plan()
  }

  /** The newest has the place: that is the window somebody opened last. */
  function makeRoom(session: string): void {
    const own = [...waiters].filter((one) => one.session === session)
    if (own.length >= ofSession) own[0]?.wake('over')
  }

  const enter = (waiting: Waiting): Promise<WakeReason> =>
    new Promise((resolve) => {
      const waiter: Waiter = {
        ...waiting,
        wake(why) {
          clearTimeout(hold)
          waiters.delete(waiter)
          resolve(why)
        },
      }
      const hold = setTimeout(() => waiter.wake('over'), waiting.holdMs)
      waiting.hungUp.addEventListener('abort', () => waiter.wake('ending'), { once: true })
      waiters.add(waiter)
      plan()
    })

  return {
    async wait(waiting) {
      if (closed || waiting.hungUp.aborted) return 'ending'
      makeRoom(waiting.session)
      return waiters.size >= ofAll ? 'over' : enter(waiting)
    },
    close() {
      closed = true
      clearTimeout(timer)
      for (const { wake } of waiters) wake('ending')
    },
  }
}

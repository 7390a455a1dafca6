import { ApiFailure } from './failures.ts'
import { createQueueLanes, type Lane, type Waiting } from './queue-lanes.ts'

export type QueueRules = {
  /** How many requests run at the same time; one lane has all but one of these places at most. */
  atOnce: number
  /** What may wait in one lane, in sums of `weight`. */
  room: number
  /** How much may wait from all clients that are not known to have worked: a limit to a flood from very many addresses. */
  roomOfAll: number
  /** How long a request waits, in milliseconds: less than a browser does. */
  timeoutMs: number
  /** An error of one request that all waiting ones would meet too: they fail with the same at once. */
  failsAll?: (error: unknown) => boolean
}

/** A client with a request, and what its waiting costs. */
export type QueuedClient = {
  lane: string
  weight?: number
  /** It worked for its place, and does not count for `roomOfAll`. */
  worked?: boolean
  /** Where its lane has another room than the rules say. */
  room?: number
  /** Whether the client has hung up meanwhile. */
  gone?: () => boolean
}

export type FairQueue = {
  /**
   * Does the work when its turn comes, one from each lane in turn: a client with many requests delays only itself. Rejects
   * with `muitos-pedidos` where the lane is full, with `muita-procura` where everything is or its turn did not come in time.
   */
  run<T>(client: QueuedClient, work: () => T | Promise<T>): Promise<T>
}

/** Keeps nothing of clients without a request: a lane ends with its last one. */
export function createFairQueue({
  atOnce,
  room,
  roomOfAll,
  timeoutMs,
  failsAll = () => false,
}: QueueRules): FairQueue {
  const lanes = createQueueLanes(Math.max(1, atOnce - 1))
  let running = 0
  let isScheduled = false

  /** Turns are given in a tick of their own, so that work that never waits does not block the event loop. */
  function giveTurns(): void {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      while (running < atOnce) {
        const next = lanes.takeNext()
        if (!next) return
        if (next.gone()) next.turnAway(new ApiFailure('muita-procura'))
        else next.begin()
      }
    })
  }

  function waitForTurn(lane: Lane, client: Pick<Waiting, 'weight' | 'worked' | 'gone'>): Promise<void> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        lanes.leave(lane, request)
        reject(new ApiFailure('muita-procura'))
      }, timeoutMs)
      const request: Waiting = {
        ...client,
        begin() {
          clearTimeout(timeout)
          running += 1
          lane.running += 1
          resolve()
        },
        turnAway(reason) {
          clearTimeout(timeout)
          reject(reason)
        },
      }
      lanes.enter(lane, request)
      giveTurns()
    })
  }

  function end(lane: Lane): void {
    lanes.dropIfEmpty(lane)
    giveTurns()
  }

  return {
    async run({ lane: name, weight = 1, worked = false, room: laneRoom = room, gone = () => false }, work) {
      const lane = lanes.get(name)
      if (lane.weight + weight > laneRoom) throw new ApiFailure('muitos-pedidos')
      if (!worked && lanes.anonymousWeight() + weight > roomOfAll) throw new ApiFailure('muita-procura')
      try {
        await waitForTurn(lane, { weight, worked, gone })
      } catch (error) {
        end(lane)
        throw error
      }
      try {
        return await work()
      } catch (error) {
        if (failsAll(error)) for (const waiting of lanes.takeAll()) waiting.turnAway(error)
        throw error
      } finally {
        running -= 1
        lane.running -= 1
        end(lane)
      }
    },
  }
}

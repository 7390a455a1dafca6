/** A request that waits for its turn. */
export type Waiting = {
  weight: number
  worked: boolean
  /** Whether the client has hung up meanwhile. */
  gone: () => boolean
  begin: () => void
  turnAway: (reason: unknown) => void
}

export type Lane = { name: string; waiting: Waiting[]; weight: number; running: number }

export type QueueLanes = {
  /** The lane of that name; a new one is kept only once a request has entered it. */
  get(name: string): Lane
  enter(lane: Lane, request: Waiting): void
  leave(lane: Lane, request: Waiting): void
  /** Takes the first request of the lane whose turn it is; that lane's next turn comes after all others. */
  takeNext(): Waiting | undefined
  /** Takes all requests. */
  takeAll(): Waiting[]
  /** Forgets a lane in which nothing waits or runs. */
  dropIfEmpty(lane: Lane): void
  /** The waiting requests of clients that are not known to have worked, in sums of `weight`. */
  anonymousWeight(): number
}

/** The lanes of a queue in the order of their turns. A lane with `mostOfOneLane` running requests gets no further turn. */
export function createQueueLanes(mostOfOneLane: number): QueueLanes {
  const lanes = new Map<string, Lane>()
  let anonymousWeight = 0

  function leave(lane: Lane, request: Waiting): void {
    lane.waiting.splice(lane.waiting.indexOf(request), 1)
    lane.weight -= request.weight
    if (!request.worked) anonymousWeight -= request.weight
  }

  return {
    leave,
    get: (name) => lanes.get(name) ?? { name, waiting: [], weight: 0, running: 0 },
    enter(lane, request) {
      lanes.set(lane.name, lane)
      lane.waiting.push(request)
      lane.weight += request.weight
      if (!request.worked) anonymousWeight += request.weight
    },
    takeNext() {
      for (const lane of lanes.values()) {
        const [first] = lane.waiting
        if (!first || lane.running >= mostOfOneLane) continue
        lanes.delete(lane.name)
        lanes.set(lane.name, lane)
        leave(lane, first)
        return first
      }
      return undefined
    },
    takeAll() {
      return [...lanes.values()].flatMap((lane) => {
        const all = [...lane.waiting]
        for (const request of all) leave(lane, request)
        return all
      })
    },
    dropIfEmpty(lane) {
      if (lane.waiting.length === 0 && lane.running === 0) lanes.delete(lane.name)
    },
    anonymousWeight: () => anonymousWeight,
  }
}

import { ApiFailure } from './failures.ts'

export type QueueRules = {
  /** How many do their work at the same time; one lane has all but one of these places at most. */
  atOnce: number
  /** What may wait in one lane, in sums of `weight`. */
  room: number
  /** What may wait in all lanes that are not known to have worked: a flood from very many places ends here. */
  roomOfAll: number
  /** How long one waits, in milliseconds: less than a browser does. */
  timeoutMs: number
  /** What fails one of this would fail all who wait: they are told the same at once. */
  failsAll?: (error: unknown) => boolean
}

/** A client that comes, and what its waiting costs. */
export type Comer = {
  lane: string
  weight?: number
  /** It worked for its place: the room of all others is not its own. */
  worked?: boolean
  /** Where its lane has another room than most. */
  room?: number
  /** Whether the client has hung up meanwhile. */
  gone?: () => boolean
}

export type FairQueue = {
  /**
   * Does the work when its turn comes, one from each lane after another: who sends much waits for himself. Rejects with
   * `muitos-pedidos` where the lane is full, with `muita-procura` where everything is, or nobody's turn came in time.
   */
  run<T>(comer: Comer, work: () => T | Promise<T>): Promise<T>
}

type Waiting = { comer: Comer; weight: number; begin: () => void; turnAway: (why: unknown) => void }
type Lane = { waiting: Waiting[]; weight: number; running: number }

/** Keeps nothing of whom nobody waits for: a lane ends with its last request. */
export function createFairQueue({
  atOnce,
  room,
  roomOfAll,
  timeoutMs,
  failsAll = () => false,
}: QueueRules): FairQueue {
  /** In the order of their turns. */
  const lanes = new Map<string, Lane>()
  const mostOfOneLane = Math.max(1, atOnce - 1)
  let running = 0
  let crowd = 0
  let due = false

  /** A turn is given in a round of the event loop of its own, so that work that never waits does not hold up everything else. */
  function giveTurns(): void {
    if (due) return
    due = true
    setImmediate(() => {
      due = false
      while (running < atOnce) {
        const next = nextLane()
        if (!next) return
        const [name, lane] = next
        const [first] = lane.waiting
        // Its next turn comes after everybody else's.
        lanes.delete(name)
        lanes.set(name, lane)
        if (!first) return
        leave(lane, first)
        if (first.comer.gone?.()) first.turnAway(new ApiFailure('muita-procura'))
        else first.begin()
      }
    })
  }

  function nextLane(): [string, Lane] | undefined {
    for (const entry of lanes)
      if (entry[1].waiting.length > 0 && entry[1].running < mostOfOneLane) return entry
    return undefined
  }

  function leave(lane: Lane, one: Waiting): void {
    lane.waiting.splice(lane.waiting.indexOf(one), 1)
    lane.weight -= one.weight
    if (!one.comer.worked) crowd -= one.weight
  }

  function end(name: string, lane: Lane): void {
    if (lane.waiting.length === 0 && lane.running === 0) lanes.delete(name)
    giveTurns()
  }

  function turnAllAway(why: unknown): void {
    for (const lane of lanes.values())
      for (let [one] = lane.waiting; one; [one] = lane.waiting) {
        leave(lane, one)
        one.turnAway(why)
      }
  }

  return {
    async run(comer, work) {
      const { lane: name, weight = 1, worked = false, room: laneRoom = room } = comer
      const lane = lanes.get(name) ?? { waiting: [], weight: 0, running: 0 }
      if (lane.weight + weight > laneRoom) throw new ApiFailure('muitos-pedidos')
      if (!worked && crowd + weight > roomOfAll) throw new ApiFailure('muita-procura')
      lanes.set(name, lane)
      lane.weight += weight
      if (!worked) crowd += weight
      try {
        await new Promise<void>((resolve, reject) => {
          const timeout = setTimeout(() => {
            leave(lane, one)
            reject(new ApiFailure('muita-procura'))
          }, timeoutMs)
          const one: Waiting = {
            comer,
            weight,
            begin() {
              clearTimeout(timeout)
              running += 1
              lane.running += 1
              resolve()
            },
            turnAway(why) {
              clearTimeout(timeout)
              reject(why)
            },
          }
          lane.waiting.push(one)
          giveTurns()
        })
      } catch (error) {
        end(name, lane)
        throw error
      }
      try {
        return await work()
      } catch (error) {
        if (failsAll(error)) turnAllAway(error)
        throw error
      } finally {
        running -= 1
        lane.running -= 1
        end(name, lane)
      }
    },
  }
}

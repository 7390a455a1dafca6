import { setTimeout as sleep } from 'node:timers/promises'

/** How a server that was told to end leaves the balancer in front of it. */
export type Leaving = {
  readonly isLeaving: boolean
  /** Resolves when the server may stop taking requests. */
  leave(): Promise<void>
}

/** For so many seconds it goes on answering and says that it will end, so that a balancer asks another server. */
export function createLeaving(seconds: number): Leaving {
  let isLeaving = false
  return {
    get isLeaving() {
      return isLeaving
    },
    leave() {
      isLeaving = true
      return sleep(seconds * 1000)
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'

/** How a server that was told to end leaves the balancer in front of it. */
export type Draining = {
  readonly isDraining: boolean
  /** Resolves when the server may stop taking requests. */
  begin(): Promise<void>
}

/**
 * For so many seconds it goes on answering and says that it will end, so that a balancer asks another server: one that looks
 * every two seconds would go on sending to a server that does not listen any more. Only balancers hear the reason; neither alarms
 * nor figures count it. None by default: a server without a balancer would end later for nothing. A wait in the unit or the
 * pod (`preStop`) would not make `pronta` say no, and needs a shell in the container.
 */
export function createDraining(seconds: number): Draining {
  let isDraining = false
  return {
    get isDraining() {
      return isDraining
    },
    begin() {
      isDraining = true
      return sleep(seconds * 1000)
    },
  }
}

import type { Log, LogLine } from './log.ts'

type Fault = Extract<LogLine, { event: 'fault' }>

/** For how long the same fault is not logged again, in milliseconds. */
const quiet = 60_000
/** Kinds that are remembered at once: more than exist, and a limit to the memory. */
const mostKinds = 1000

/**
 * Logs the same fault of the same place once a minute, with how many were left out since: an outage under load must not
 * fill the disk. Every request still has its own line.
 */
export function withoutRepeats(log: Log, now: () => number = () => performance.now()): Log {
  const kinds = new Map<string, { loggedAt: number; leftOut: number }>()
  return (line) => {
    if (line.event !== 'fault') return log(line)
    const kind = kindOf(line)
    const known = kinds.get(kind)
    if (known && now() - known.loggedAt < quiet) {
      known.leftOut += 1
      return
    }
    if (!known && kinds.size >= mostKinds) kinds.clear()
    kinds.set(kind, { loggedAt: now(), leftOut: 0 })
    log(known && known.leftOut > 0 ? { ...line, leftOut: known.leftOut } : line)
  }
}

const kindOf = ({ place, name, code, stack }: Fault) => [place, name, code, stack[0]].join(' ')

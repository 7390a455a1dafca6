import type { Log, LogLine } from './log.ts'

type Fault = Extract<LogLine, { event: 'fault' }>

/** For how long the same fault is not told again, in milliseconds. */
const quiet = 60_000
/** Kinds that are remembered at once; more than there are, and an end to what the memory can hold. */
const mostKinds = 1000

/**
 * Tells the same fault of the same place once a minute, with how many of it were left out since: an outage under load must
 * not fill the disk. Every request has its line nevertheless.
 */
export function withoutRepeats(log: Log, now: () => number = () => performance.now()): Log {
  const kinds = new Map<string, { told: number; leftOut: number }>()
  return (line) => {
    if (line.event !== 'fault') return log(line)
    const kind = kindOf(line)
    const known = kinds.get(kind)
    if (known && now() - known.told < quiet) {
      known.leftOut += 1
      return
    }
    if (!known && kinds.size >= mostKinds) kinds.clear()
    kinds.set(kind, { told: now(), leftOut: 0 })
    log(known && known.leftOut > 0 ? { ...line, leftOut: known.leftOut } : line)
  }
}

const kindOf = ({ place, name, code, stack }: Fault) => [place, name, code, stack[0]].join(' ')

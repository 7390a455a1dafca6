export type WindowedCounts = {
  /** How often in this window, the new one included. */
  add(key: string): number
  of(key: string): number
}

/** A limit, as a flood of made-up keys could fill the memory; the oldest are forgotten first. */
const mostKeys = 50_000

/** Counts by key in windows of time that begin with a key's first count. */
export function createWindowedCounts(windowMs: number, now: () => number = Date.now): WindowedCounts {
  const counts = new Map<string, { since: number; count: number }>()

  const current = (key: string) => {
    const found = counts.get(key)
    if (found && now() - found.since < windowMs) return found
    counts.delete(key)
    return undefined
  }

  return {
    of: (key) => current(key)?.count ?? 0,
    add(key) {
      const known = current(key)
      if (known) return (known.count += 1)
      counts.set(key, { since: now(), count: 1 })
      const [oldest] = counts.keys()
      if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
      return 1
    },
  }
}

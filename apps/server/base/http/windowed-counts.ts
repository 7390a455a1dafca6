export type WindowedCounts = {
  /** How much in this window, the new one included; without an amount, how often. */
  add(key: string, amount?: number): number
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
    add(key, amount = 1) {
      const known = current(key)
      if (known) return (known.count += amount)
      counts.set(key, { since: now(), count: amount })
      const [oldest] = counts.keys()
      if (counts.size > mostKeys && oldest !== undefined) counts.delete(oldest)
      return amount
    },
  }
}

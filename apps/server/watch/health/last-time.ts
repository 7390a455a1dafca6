/** When something last happened, by a clock that is never set back. */
export type LastTime = {
  isNow(): void
  /** Whether that was less than so many milliseconds ago. */
  isWithin(ms: number): boolean
}

export function createLastTime(now: () => number = () => performance.now()): LastTime {
  let last = -Infinity
  return {
    isNow: () => void (last = now()),
    isWithin: (ms) => now() - last < ms,
  }
}

/** Repeatable random numbers: the same seed gives the same sequence. */
export type SeededRandom = {
  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number
  pick<T>(choices: readonly (readonly [weight: number, choice: T])[]): T
}

/** Mulberry32, small and even enough for choosing faults. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick(choices) {
      let left = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, choice] of choices) if ((left -= weight) < 0) return choice
      const last = choices.at(-1)
      if (!last) throw new Error('Nothing to choose from')
      return last[1]
    },
  }
}

/** Always the smallest and the first: with it the network is a good one. */
export const noRandom: SeededRandom = {
  between: (low) => low,
  pick([first]) {
    if (!first) throw new Error('Nothing to choose from')
    return first[1]
  },
}

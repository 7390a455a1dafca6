const firstSeconds = 5
const longestSeconds = 24 * 3600
/** The last two wait a whole day: about four days in all. */
const mostAttempts = 18
/** So that receivers that were away together are not asked together. */
const jitter = 0.2

/**
 * Seconds from a failed attempt to the next: 5, 10, 20 … up to a day, a fifth more or less as `random` (0 to 1) says.
 * Undefined after the last one.
 */
export function retryDelay(attempts: number, random: number): number | undefined {
  if (attempts >= mostAttempts) return undefined
  const seconds = Math.min(firstSeconds * 2 ** (attempts - 1), longestSeconds)
  return seconds * (1 + jitter * (2 * random - 1))
}

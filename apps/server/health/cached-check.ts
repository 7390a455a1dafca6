import type { ReadinessCheck } from './readiness.ts'

const lasts = 1000

/**
 * The same check, whose answer is good for a second and which is never under way twice: however many ask, a database that
 * hangs has one question more to answer.
 */
export function cachedCheck({ fault, isWell }: ReadinessCheck): ReadinessCheck {
  let answer: Promise<boolean> | undefined
  return {
    fault,
    isWell() {
      answer ??= isWell().finally(() => setTimeout(() => (answer = undefined), lasts).unref())
      return answer
    },
  }
}

import type { ReadinessCheck } from '../../base/http/readiness.ts'

const lasts = 1000

/**
 * The same check, whose answer is reused for a second and which never runs twice at once: however many requests there are,
 * a hanging database gets one query more.
 */
export function cachedCheck({ failure, isWell }: ReadinessCheck): ReadinessCheck {
  let answer: Promise<boolean> | undefined
  return {
    failure,
    isWell() {
      answer ??= isWell().finally(() => setTimeout(() => (answer = undefined), lasts).unref())
      return answer
    },
  }
}

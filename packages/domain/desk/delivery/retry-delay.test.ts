import { expect, test } from 'vitest'
import { retryDelay } from './retry-delay.ts'

// DL-06
test('the wait grows from five seconds to a day, and then ends', () => {
  const waits = Array.from({ length: 18 }, (_, index) => retryDelay(index + 1, 0.5))
  expect(waits.slice(0, 5)).toEqual([5, 10, 20, 40, 80])
  expect(waits.slice(14)).toEqual([81_920, 86_400, 86_400, undefined])
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([4, 6])
})

import { describe, expect, test } from 'vitest'
import { momentOf, sinceThen, spanOf } from './times.ts'

const now = new Date('2026-11-23T13:14:00Z')

describe('a moment, by the clock of the State', () => {
  test.each([
    ['2026-11-23T12:52:00Z', 'hoje, 9h52'],
    ['2026-11-21T16:52:00Z', 'sáb., 13h52'],
    ['2026-11-14T14:20:00Z', '14/11/2026, 11h20'],
    // Eleven at night in Belém is another day in London.
    ['2026-11-24T02:00:00Z', 'hoje, 23h00'],
  ])('%s is %s', (instant, said) => expect(momentOf(instant, now)).toBe(said))
})

test.each([
  [22 * 60_000, '22 min'],
  [218 * 60_000, '3 h 38 min'],
  [(9 * 24 + 4) * 3_600_000, '9 d 4 h'],
  [-5, '0 min'],
])('a span of %i ms is %s', (ms, said) => expect(spanOf(ms)).toBe(said))

// OF-55
test.each([
  ['2026-11-23T12:52:00Z', 'há 22 min'],
  ['2026-11-23T13:13:00Z', 'há 1 min'],
  ['2026-11-23T13:13:01Z', 'agora'],
  // A clock of the browser that is behind the server's.
  ['2026-11-23T13:15:00Z', 'agora'],
])('%s is %s', (instant, said) => expect(sinceThen(instant, now)).toBe(said))

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getDesk } from '../api/ask-desk.ts'
import { clockLook, clockSays } from '../words/clock-words.ts'
import { momentOf, sinceThen } from '../words/times.ts'

const stationTime = new Date('2026-11-23T13:14:00Z')
const due = {
  tipo: 'medida_protetiva',
  regra: 'regra',
  desde: '2026-11-23T12:52:00Z',
  vence: '2026-11-23T16:52:00Z',
  atrasado: false,
  urgente: true,
} as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

// OF-55
test.each([-1440, -60, -15, 0, 15, 60, 1440])(
  'an old PC %i minutes ahead shows the clocks of the station',
  async (minutes) => {
    vi.setSystemTime(stationTime.getTime() + minutes * 60_000)
    const headers = { date: stationTime.toUTCString() }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { headers })))
    await getDesk('/sessao')
    expect(clockSays(due)).toBe('3 h 37 min')
    expect(clockLook(due)).toBe('soon')
    expect(momentOf('2026-11-23T12:52:00Z')).toBe('hoje, 9h52')
    expect(sinceThen('2026-11-23T12:52:00Z')).toBe('há 22 min')
  },
)

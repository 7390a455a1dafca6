import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from './call.ts'
import { knowsStationTime, stationNow } from '@delegacia/domain/language/station-time'

const stationTime = new Date('2026-11-21T15:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Asks the station on a device whose clock is ahead by so many minutes, and says by how many the page's time then is. */
async function askOn(minutes: number, cacheControl: string, fresh = false): Promise<number> {
  vi.setSystemTime(stationTime.getTime() + minutes * 60_000)
  const headers = { date: stationTime.toUTCString(), 'cache-control': cacheControl }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers })))
  await call('/api/x', {}, { fresh })
  return Math.round((stationNow().getTime() - stationTime.getTime()) / 60_000)
}

// FA-14
test('until the station has said its time the page has the device’s, and knows that it is no more', async () => {
  expect(knowsStationTime()).toBe(false)
  // A browser may have kept such an answer since yesterday.
  expect(await askOn(60, 'public, max-age=3600')).toBe(60)
  expect(knowsStationTime()).toBe(false)
})

// FA-14
test.each([-1440, -60, -15, 0, 15, 60, 1440])(
  'a device %i minutes ahead has the station’s time',
  async (minutes) => {
    expect(await askOn(minutes, 'no-store')).toBe(0)
    expect(await askOn(-minutes, 'no-cache', true)).toBe(0)
    expect(knowsStationTime()).toBe(true)
  },
)

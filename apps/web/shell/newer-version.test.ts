import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToasts } from '@delegacia/ui/notices/toast-store'
import { newerVersion, restartFor, watchVersion } from './newer-version.ts'
import { version } from '../portal/version.ts'

const requests: string[] = []
let answer: () => Promise<Response>
const logged = vi.fn()

/** Only the service's answer is a stub: what the browser does with it is real. */
beforeEach(() => {
  requests.length = 0
  vi.spyOn(console, 'error').mockImplementation(logged)
  vi.stubGlobal('fetch', (path: string) => {
    requests.push(path)
    return answer()
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  logged.mockReset()
  sessionStorage.clear()
  history.replaceState(null, '')
  window.name = ''
})

const versionIs = (versao: string) => () => Promise.resolve(Response.json([{ versao }]))

// SH-11
test('the same version is no news; each check goes past every cache', async () => {
  answer = versionIs(version)
  expect(await newerVersion()).toBeUndefined()
  await new Promise((resolve) => setTimeout(resolve, 2))
  await newerVersion()
  expect(requests[0]).toMatch(/^\/api\/VERSAO_ATIVA_FRONTEND\?_=\d+$/)
  expect(requests[0]).not.toBe(requests[1])
})

// SH-11
test('another version is reported; once restarted for it the page does not restart again, for the next it does', async () => {
  answer = versionIs('9.9.9')
  expect(await newerVersion()).toBe('9.9.9')
  restartFor('9.9.9')
  // jsdom cannot reload a page, and says so.
  logged.mockReset()
  expect(await newerVersion()).toBeUndefined()
  expect(logged).toHaveBeenCalledTimes(1)
  answer = versionIs('10.0.0')
  expect(await newerVersion()).toBe('10.0.0')
})

// SH-11
test('without storage too a page restarts once for each version', async () => {
  const blocked = () => {
    throw new Error('blocked')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  answer = versionIs('9.9.9')
  restartFor('9.9.9')
  expect(await newerVersion()).toBeUndefined()
  answer = versionIs('10.0.0')
  expect(await newerVersion()).toBe('10.0.0')
})

// SH-11
test('a page that was left open for long learns of a second new version when it is looked at', async () => {
  vi.useFakeTimers()
  answer = versionIs('9.9.9')
  const told: string[] = []
  const stop = watchVersion((newer) => told.push(newer))
  const look = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
  }
  await look(1)
  answer = versionIs('10.0.0')
  await look(1)
  expect(told).toEqual(['9.9.9'])
  await look(10)
  expect(told).toEqual(['9.9.9', '10.0.0'])
  stop()
  await look(10)
  expect(told).toHaveLength(2)
  vi.useRealTimers()
})

// SH-11
test.each([
  ['a refusal', () => Promise.resolve(new Response('{}', { status: 400 }))],
  ['an answer of another shape', () => Promise.resolve(Response.json({}))],
  ['an empty list', () => Promise.resolve(Response.json([]))],
  ['a page instead of an answer', () => Promise.resolve(new Response('<html>'))],
])('%s is only logged', async (_, failing) => {
  answer = failing
  expect(await newerVersion()).toBeUndefined()
  expect(logged).toHaveBeenCalledTimes(1)
  expect(currentToasts()).toEqual([])
})

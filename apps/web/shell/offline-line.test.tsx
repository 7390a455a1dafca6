import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfflineLine } from './offline-line.tsx'

let online: boolean
/** Has the device lose its connection, or find it again. */
const turn = (to: boolean) =>
  act(async () => {
    online = to
    dispatchEvent(new Event(to ? 'online' : 'offline'))
  })

/** Says whether a service worker answers this page, and has the portal whole. */
const stubKept = (kept: boolean): void => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true })
  vi.stubGlobal('caches', { match: async () => (kept ? new Response('1') : undefined) })
}

beforeEach(() => {
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

// OFF-12
test('the line says that there is no connection, then that it is back, and goes', async () => {
  stubKept(true)
  render(<OfflineLine />)
  expect(screen.getByRole('status').textContent).toBe('')
  await turn(false)
  expect(screen.getByText(/Sem internet: .* Pode continuar a escrever/)).toBeTruthy()
  await turn(true)
  expect(screen.getByRole('status').textContent).toBe('A internet voltou.')
  act(() => void vi.advanceTimersByTime(4900))
  expect(screen.getByRole('status').textContent).toBe('A internet voltou.')
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.getByRole('status').textContent).toBe('')
})

// OFF-12
test.each([
  ['nothing of the portal is kept', () => stubKept(false)],
  ['the browser has no service worker', () => undefined],
])('where %s it promises no more than the open page', async (_, stub) => {
  stub()
  render(<OfflineLine />)
  await turn(false)
  expect(screen.getByText(/Sem internet: .* Deixe esta página aberta/)).toBeTruthy()
  expect(screen.queryByText(/Pode continuar a escrever/)).toBeNull()
})

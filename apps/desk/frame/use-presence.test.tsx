import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePolling } from './use-polling.ts'
import { usePresence } from './use-presence.ts'

let hidden = false
beforeEach(() => {
  hidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function watched() {
  const turns: boolean[] = []
  const polls: boolean[] = []
  function Page() {
    const isHere = usePresence((here) => turns.push(here))
    usePolling(20_000, () => polls.push(isHere()))
    return <main>boletim</main>
  }
  const { unmount } = render(<Page />)
  return { turns, polls, unmount }
}
const minute = 60_000
const show = (is: boolean) => {
  hidden = !is
  document.dispatchEvent(new Event('visibilitychange'))
}

// QU-05
test.each(['keyDown', 'pointerDown', 'pointerMove', 'wheel', 'scroll'] as const)(
  'whoever uses the page is there (%s), and a timer alone keeps nobody there',
  (use) => {
    const { turns, polls } = watched()
    for (let seconds = 0; seconds < 180; seconds += 30) {
      vi.advanceTimersByTime(30_000)
      fireEvent[use](document.querySelector('main') ?? document)
    }
    expect(turns).toEqual([])
    expect(new Set(polls)).toEqual(new Set([true]))
    vi.advanceTimersByTime(2 * minute)
    expect(turns).toEqual([false])
    // It still asks for news, and says of nobody that they look.
    expect(polls.at(-1)).toBe(false)
    fireEvent[use](document.querySelector('main') ?? document)
    expect(turns).toEqual([false, true])
  },
)

// QU-05
test('a page that is hidden or left says so at once, and one that is shown again too', () => {
  const { turns, unmount } = watched()
  show(false)
  expect(turns).toEqual([false])
  fireEvent.scroll(document.querySelector('main') ?? document)
  expect(turns).toEqual([false])
  show(true)
  expect(turns).toEqual([false, true])
  unmount()
  expect(turns).toEqual([false, true, false])
})

// OF-10
test('a page that nobody touches asks nothing after five minutes', () => {
  const { polls } = watched()
  vi.advanceTimersByTime(5 * minute)
  const before = polls.length
  vi.advanceTimersByTime(30 * minute)
  expect(polls).toHaveLength(before)
})

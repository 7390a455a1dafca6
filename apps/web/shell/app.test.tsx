import { counted } from '@delegacia/ui/notices/in-flight'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './app.tsx'

const drawn = vi.hoisted(() => vi.fn())
vi.mock('./pages.tsx', () => ({
  Pages() {
    drawn()
    return null
  },
}))

afterEach(cleanup)

test('a call that begins and ends shows the bar, and does not draw the page again', async () => {
  const { container } = render(<App />)
  drawn.mockClear()
  let answer = (): void => undefined
  const call = counted(() => new Promise<void>((resolve) => (answer = resolve)))
  await act(() => Promise.resolve())
  expect(container.querySelector('[data-loading-bar]')).not.toBeNull()
  answer()
  await act(() => call)
  expect(container.querySelector('[data-loading-bar]')).toBeNull()
  expect(drawn).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'

const render = vi.hoisted(() => vi.fn<() => void>())
vi.mock('react-dom/client', () => ({ createRoot: () => ({ render }), hydrateRoot: vi.fn<() => void>() }))
vi.mock('./app.tsx', () => ({ App: () => null }))

// PF-08
test('the page is drawn in a task of its own, after that of its scripts', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await import('./main.tsx')
  expect(render).not.toHaveBeenCalled()
  await expect.poll(() => render.mock.calls.length).toBe(1)
})

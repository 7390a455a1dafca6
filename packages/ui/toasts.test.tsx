import { act, Profiler } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { currentToasts, dismissToast, showToast } from './notices/toast-store.ts'
import { Toasts } from './toasts.tsx'

const onRender = vi.fn()
const page = (
  <Profiler id="toasts" onRender={onRender}>
    <Toasts locale="pt-br" />
  </Profiler>
)

function preRendered(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  onRender.mockClear()
  return root
}

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  document.body.replaceChildren()
})

test('the place of the messages is drawn once where the page is hydrated', async () => {
  const root = preRendered()
  await act(() => hydrateRoot(root, page))
  expect(onRender).toHaveBeenCalledTimes(1)
})

test('a message that is shown before the page is hydrated is not lost', async () => {
  const root = preRendered()
  showToast('Guardado.')
  await act(() => hydrateRoot(root, page))
  expect(root.textContent).toContain('Guardado.')
})

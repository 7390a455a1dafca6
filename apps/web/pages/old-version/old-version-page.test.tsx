import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OldVersionPage } from './old-version-page.tsx'

afterEach(cleanup)

// SH-15
test('the frame is 1300 px high, does not scroll, and loses header, footer and title once it is loaded', () => {
  render(<OldVersionPage address="about:blank" />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Versão anterior do portal')
  expect([frame.height, frame.getAttribute('scrolling')]).toEqual(['1300', 'no'])
  const old = frame.contentDocument
  if (!old) throw new Error('no document in the frame')
  old.title = 'Velho portal'
  old.body.innerHTML =
    '<header>Topo</header><h1>Velho portal</h1><main><p>Consulta</p></main><div role="contentinfo">Fim</div><footer>Fim</footer>'
  fireEvent.load(frame)
  expect(old.body.textContent).toBe('Consulta')
  expect(old.title).toBe('')
})

// SH-15
test('a frame of another origin, which no page can reach into, stays as it is', () => {
  render(<OldVersionPage address="about:blank" />)
  const frame = screen.getByTitle<HTMLIFrameElement>('Versão anterior do portal')
  Object.defineProperty(frame, 'contentDocument', { value: null })
  fireEvent.load(frame)
  expect(frame.isConnected).toBe(true)
})

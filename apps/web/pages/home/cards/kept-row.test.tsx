import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { sendLater } from '../../../sending/send-later.ts'
import { KeptRow } from './kept-row.tsx'

vi.mock('../../../sending/send-later.ts', () => ({
  sendLater: vi.fn<() => Promise<boolean>>(async () => true),
}))

afterEach(() => {
  cleanup()
  vi.mocked(sendLater).mockClear()
})

const show = (waiting: boolean) => {
  const draft = { key: 'k', sent: [{}], waiting }
  const report = { id: 'k', route: 'extravio', savedAt: Date.now(), draft }
  render(<KeptRow report={report} onChange={() => undefined} onErase={() => undefined} />)
}

// OFF-16
test('the browser is asked again to send what waits, for it may have given up', () => {
  show(true)
  expect(sendLater).toHaveBeenCalledTimes(1)
})

// OFF-16
test('what does not wait is not for the browser to send', () => {
  show(false)
  expect(sendLater).not.toHaveBeenCalled()
})

// OFF-07
test('what waits says that it stays until the answer, and a draft says its day', () => {
  show(true)
  expect(screen.getByText('Fica guardado até a resposta chegar ou você apagar.')).toBeTruthy()
  cleanup()
  show(false)
  expect(screen.getByText(/Fica guardado até \d.*; depois some/)).toBeTruthy()
})

// OFF-04
test('its heading is heard once it has words', async () => {
  show(false)
  expect(screen.queryByRole('heading')).toBeNull()
  expect((await screen.findByRole('heading')).textContent).not.toBe('')
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NewVersionDialog } from './new-version-dialog.tsx'

let active: string

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([{ versao: active }])))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The person looks at the page again after so many minutes. */
async function look(minutes: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(minutes * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(1)
  })
}

const dialog = () => screen.queryByRole('dialog')

// SH-11
test('Escape stays, the same version is not told again, and a second new one is', async () => {
  active = '9.9.9'
  render(<NewVersionDialog />)
  await look(0)
  expect(dialog()?.textContent).toContain('o que você já preencheu continua aqui')
  expect(dialog()?.textContent).toContain('9.9.9')
  fireEvent(dialog() ?? document, new Event('cancel', { cancelable: true }))
  expect(dialog()).toBeNull()
  await look(11)
  expect(dialog()).toBeNull()
  active = '10.0.0'
  await look(11)
  expect(dialog()?.textContent).toContain('10.0.0')
  fireEvent.click(screen.getByRole('button', { name: 'Agora não' }))
  expect(dialog()).toBeNull()
})

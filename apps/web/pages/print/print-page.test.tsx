import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { currentToasts } from '@delegacia/ui/notices/toast-store'
import { PrintPage } from './print-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// FI-04
test.each<[string, () => Promise<Response>]>([
  ['the service has no such report', () => Promise.resolve(Response.json({ erro: 'x' }, { status: 404 }))],
  ['the service fails', () => Promise.resolve(Response.json({ erro: 'x' }, { status: 500 }))],
  ['what comes is no PDF', () => Promise.resolve(Response.json({ pdf: 'YWJj' }))],
])('where %s the person gets one message', async (_what, answer) => {
  vi.stubGlobal('fetch', answer)
  render(<PrintPage unit="277" number="20260000019" />)
  expect((await screen.findByRole('dialog', {}, { timeout: 10_000 })).textContent).toContain(
    'Boletim não encontrado',
  )
  expect(currentToasts()).toEqual([])
})

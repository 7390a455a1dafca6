import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { currentToasts } from '@delegacia/ui/notices/toast-store'
import { PrintPage } from './print-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answers = (status: number, body: unknown) => vi.fn(async () => Response.json(body, { status }))
const failed = /^Não foi possível buscar o boletim agora/

// FI-04
test.each([
  ['a number that the service does not have', '277', 404],
  ['what is no number', '277', 400],
  ['a unit that is not printed here', '276', 200],
])('%s is not found, which is said once', async (_what, unit, status) => {
  vi.stubGlobal('fetch', answers(status, { erro: 'x' }))
  render(<PrintPage unit={unit} number="20260000019" />)
  expect((await screen.findByRole('dialog')).textContent).toContain('Boletim não encontrado')
  expect(currentToasts()).toEqual([])
})

// FI-04
test.each([
  ['the service fails', answers(500, { erro: 'x' })],
  ['the service is busy or down', answers(503, { erro: 'x' })],
  ['there were too many tries', answers(429, { erro: 'x' })],
  ['there is no answer', vi.fn(() => Promise.reject(new Error('offline')))],
  ['what comes is no PDF', answers(200, { pdf: 'YWJj' })],
])(
  'where %s nobody reads that the report does not exist, and it can be tried again',
  async (_what, fetch) => {
    vi.stubGlobal('fetch', fetch)
    render(<PrintPage unit="277" number="20260000019" />)
    expect(await screen.findByText(failed)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(currentToasts()).toEqual([])

    vi.stubGlobal('fetch', answers(404, { erro: 'x' }))
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByText(failed)).toBeNull()
  },
)

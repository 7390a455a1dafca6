import { followName } from '@delegacia/domain/desk/citizen/follow-name'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SecondCopyDialog } from './second-copy-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const copy = { status: 200, url: '/api/segunda-via', headers: new Headers(), body: new Blob(['%PDF']) }
const withAddresses = () =>
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))

// AX-13
test('a browser without a viewer of its own, as on phones, says the title of the dialog once', () => {
  withAddresses()
  render(<SecondCopyDialog copy={copy} code="7K3M-QX9T-2VHB-8RWZ" onClose={() => undefined} />)
  expect(screen.getAllByText('Seu boletim de ocorrência')).toHaveLength(1)
  expect(screen.getByText(/O documento está pronto/)).toBeTruthy()
})

// PA-09
test('the second copy says that it has the code, and gives the one without it to hand to others', async () => {
  withAddresses()
  const asked: FormData[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (body instanceof FormData) asked.push(body)
    return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } })
  })
  render(<SecondCopyDialog copy={copy} code="7K3M-QX9T-2VHB-8RWZ" onClose={() => undefined} />)
  expect(screen.getByText(/Este é o seu, com o código/)).toBeTruthy()
  expect(asked).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Para banco, seguro ou empresa (sem o código)' }))
  expect(await screen.findByText(/Esta via, sem o código/)).toBeTruthy()
  expect([asked[0]?.get('autDig'), asked[0]?.get('via')]).toEqual(['7K3M-QX9T-2VHB-8RWZ', 'sem-codigo'])
})

// SH-23
test('the second copy leads to the page that follows the report, and is closed then', () => {
  withAddresses()
  const onClose = vi.fn()
  render(<SecondCopyDialog copy={copy} code="7K3M-QX9T-2VHB-8RWZ" onClose={onClose} />)
  const link = screen.getByRole('link', { name: followName.pt })
  expect(link.getAttribute('href')).toContain('acompanhar')
  fireEvent.click(link)
  expect(onClose).toHaveBeenCalledOnce()
})

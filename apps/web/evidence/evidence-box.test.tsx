import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EvidenceBox } from './evidence-box.tsx'
import { fakeEvidenceService } from './fake-evidence-service.fixture.ts'

const keys = { numero: '00277/2026.000171-4', codigo: 'AAAA-BBBB-CCCC-DDDD' }
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** jsdom's files cannot be read, and neither can their parts. */
function readable(name: string, content: string): File {
  const file = new File([content], name)
  const part = { arrayBuffer: () => Promise.resolve(new TextEncoder().encode(content).buffer) }
  return Object.assign(file, part, { slice: () => part })
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Escolher arquivos'), { target: { files } })

// CE-08
test('each file has a line with its receipt, short to see and whole to copy; a refused one says why', async () => {
  const service = fakeEvidenceService()
  vi.stubGlobal('fetch', service.fetch)
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  const onReceived = vi.fn()
  render(<EvidenceBox keys={keys} onChanged={onReceived} />)
  choose(readable('carta.docx', 'x'), readable('laudo.pdf', '%PDF-1%%EOF'))
  expect(await screen.findByText(/“carta.docx” é um documento de texto/)).toBeTruthy()
  const code = await screen.findByTitle(/^[0-9a-f]{64}$/)
  expect(code.textContent).toMatch(/^[0-9a-f]{8}…[0-9a-f]{8}$/)
  expect(screen.getByRole('status').textContent).toBe('“laudo.pdf” foi recebido.')
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }))
  expect(copied).toEqual([code.title])
  expect(onReceived).toHaveBeenCalledTimes(1)
})

// CE-08
test('nothing of it is kept in the browser', async () => {
  const service = fakeEvidenceService()
  vi.stubGlobal('fetch', service.fetch)
  render(<EvidenceBox keys={keys} />)
  choose(readable('laudo.pdf', '%PDF-2%%EOF'))
  await screen.findByTitle(/^[0-9a-f]{64}$/)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

// CE-08
test('photographs are sent as they are unless a person on a phone asks otherwise', () => {
  const { rerender } = render(<EvidenceBox keys={keys} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  rerender(<EvidenceBox keys={keys} onChanged={() => undefined} />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  expect(screen.getByLabelText('Tirar uma foto')).toBeTruthy()
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer, refused } from '../../api/desk-server.fixture.ts'
import { reportOf } from '../../report/desk-report.fixture.ts'
import { OpenDialog } from './open-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const submit = () => {
  const dialog = screen.getByRole('dialog')
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
}

// QU-04
test('says how many count in this hour, and asks once more for the reason beyond the limit', async () => {
  const server = deskServer({
    'GET /aberturas': { body: { feitas: 12, limite: 20, ate: '2026-11-23T19:47:00Z' } },
    'POST /boletins/b1/abrir': refused(429, 'muitas-aberturas', 'Diga por que mais este.'),
  })
  const opened = vi.fn()
  render(<OpenDialog id="b1" onOpened={opened} onClose={() => {}} />)
  expect(await screen.findByText(/você abriu 12 de 20 até 16h47/)).toBeTruthy()
  submit()
  const why = await screen.findByLabelText(/Por que mais este, para a auditoria/)
  server.answer('POST /boletins/b1/abrir', { body: reportOf() })
  fireEvent.change(why, { target: { value: 'noite de feriado' } })
  submit()
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(server.bodies('POST /boletins/b1/abrir')).toEqual([
    { motivo: 'triagem' },
    { motivo: 'triagem', explicacao: 'noite de feriado', alemDoLimite: true },
  ])
})

// OF-12
test('Enter opens for the usual reason, but not the one that is still held', async () => {
  deskServer({ 'GET /aberturas': { body: { feitas: 12, limite: 20 } } })
  render(<OpenDialog id="b1" onOpened={() => {}} onClose={() => {}} />)
  const usual = screen.getByLabelText('Triagem da fila')
  expect(document.activeElement).toBe(usual)
  expect(fireEvent.keyDown(usual, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(usual, { key: 'Enter' })).toBe(true)
})

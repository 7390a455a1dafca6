import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer } from '../../api/desk-server.fixture.ts'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { ReportPage } from './report-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// QU-18
test('a new code is asked for with the person there, their document and what happened', async () => {
  const andamento = progressOf({
    emCasa: true,
    atos: [{ ato: 'codigo-novo', permitido: true, segundaAssinatura: true }],
  })
  const server = deskServer({
    'POST /boletins/b1/abrir': { body: reportOf({ andamento }) },
    'GET /boletins/b1/evidencias': { body: [] },
    'POST /boletins/b1/assinaturas': { body: {} },
  })
  render(<ReportPage id="b1" />)
  fireEvent.submit((await screen.findByRole('dialog')).querySelector('form') ?? document)
  fireEvent.click(await screen.findByRole('button', { name: 'Dar número de autenticação novo' }))
  const dialog = screen.getByRole('dialog')
  const ask = within(dialog).getByRole<HTMLButtonElement>('button', { name: /segunda assinatura/ })
  fireEvent.change(within(dialog).getByLabelText(/Documento/), { target: { value: 'rg' } })
  fireEvent.change(within(dialog).getByLabelText(/O que aconteceu/), { target: { value: 'Perdeu.' } })
  expect(ask.disabled).toBe(true)
  expect(within(dialog).getByText(/Fale com ela a sós/)).toBeTruthy()
  fireEvent.click(within(dialog).getByRole('checkbox'))
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await vi.waitFor(() =>
    expect(server.bodies('POST /boletins/b1/assinaturas')).toEqual([
      { ato: 'codigo-novo', documento: 'rg', porque: 'Perdeu.' },
    ]),
  )
})

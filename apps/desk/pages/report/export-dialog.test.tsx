import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer } from '../../api/desk-server.fixture.ts'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { ReportPage } from './report-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// OF-47
test('an export is asked for with for whom and why, and says what leaves', async () => {
  const andamento = progressOf({
    emCasa: true,
    atos: [{ ato: 'exportar', permitido: true, segundaAssinatura: true }],
  })
  const server = deskServer({
    'POST /boletins/b1/abrir': { body: reportOf({ andamento }) },
    'GET /boletins/b1/evidencias': { body: [] },
    'POST /boletins/b1/assinaturas': { body: {} },
  })
  render(<ReportPage id="b1" />)
  fireEvent.submit((await screen.findByRole('dialog')).querySelector('form') ?? document)
  fireEvent.click(await screen.findByRole('button', { name: 'Exportar' }))
  const dialog = screen.getByRole('dialog', { name: 'Exportar o boletim' })
  expect(within(dialog).getByText(/originais de todos os arquivos.*quem registrou fica sabendo/)).toBeTruthy()
  expect(within(dialog).getByText(/onde a família possa ver/)).toBeTruthy()
  const ask = within(dialog).getByRole<HTMLButtonElement>('button', { name: /segunda assinatura/ })
  fireEvent.change(within(dialog).getByLabelText('Para quem'), { target: { value: 'justica' } })
  expect(ask.disabled).toBe(true)
  fireEvent.change(within(dialog).getByLabelText(/Por quê/), { target: { value: 'Ofício 12/2026' } })
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
  await vi.waitFor(() =>
    expect(server.bodies('POST /boletins/b1/assinaturas')).toEqual([
      { ato: 'exportar', finalidade: 'justica', porque: 'Ofício 12/2026' },
    ]),
  )
})

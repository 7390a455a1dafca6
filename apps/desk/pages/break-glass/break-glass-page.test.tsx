import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer, refused } from '../../api/desk-server.fixture.ts'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { BreakGlassPage } from './break-glass-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function fill(): void {
  fireEvent.change(screen.getByLabelText('Número do boletim'), { target: { value: '00277/2026.000171-4' } })
  fireEvent.change(screen.getByLabelText(/Por que a unidade/), { target: { value: 'talão 41' } })
  fireEvent.submit(document.querySelector('form') ?? document)
}

// EV-25
test('another unit’s report is read for an hour, and the page says who is told', async () => {
  const server = deskServer({
    'POST /entre-unidades': {
      body: { boletim: 'b9', unidade: { id: 2, nome: 'DEAM' }, ate: '2026-11-23T14:00:00Z' },
    },
    'POST /entre-unidades/b9/ler': {
      body: {
        ate: '2026-11-23T14:00:00Z',
        boletim: reportOf({ andamento: progressOf({ id: 'b9', atos: [] }) }),
      },
    },
  })
  render(<BreakGlassPage />)
  fill()
  expect(await screen.findByText('Levaram o celular na praia.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('A auditoria foi avisada')
  expect(screen.queryByRole('button', { name: /Responder|Pegar/ })).toBeNull()
  expect(server.bodies('POST /entre-unidades')).toEqual([
    { numero: '00277/2026.000171-4', motivo: 'apuracao', explicacao: 'talão 41' },
  ])
})

// EV-25
test('a refusal is said, and what was typed stays', async () => {
  deskServer({ 'POST /entre-unidades': refused(422, 'da-sua-unidade', 'Este boletim é da sua unidade.') })
  render(<BreakGlassPage />)
  fill()
  expect(await screen.findByText('Este boletim é da sua unidade.')).toBeTruthy()
  expect(screen.getByDisplayValue('talão 41')).toBeTruthy()
})

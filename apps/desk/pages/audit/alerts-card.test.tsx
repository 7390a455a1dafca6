import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer } from '../../api/desk-server.fixture.ts'
import { AlertsCard } from './alerts-card.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// EV-27
test('broken glass stands on top until somebody has seen to it', async () => {
  const alert = {
    entrada: 31,
    quando: '2026-11-23T12:00:00Z',
    ato: 'entre-unidades',
    quem: { id: 'o9', nome: 'L. Farias' },
    funcao: 'delegado/2',
    sobre: '277.2026000001714',
    motivo: 'apuracao: talão 41',
    anterior: 'aa',
    hash: 'bb',
  }
  const server = deskServer({
    'GET /auditoria/alertas': { body: [alert] },
    'POST /auditoria/alertas/31/visto': { status: 204 },
  })
  render(<AlertsCard />)
  expect(await screen.findByText(/L. Farias/)).toBeTruthy()
  server.answer('GET /auditoria/alertas', { body: [] })
  fireEvent.click(screen.getByRole('button', { name: 'Já conferi a entrada 31' }))
  await vi.waitFor(() => expect(screen.queryByText(/L. Farias/)).toBeNull())
})

// DL-40
test('that a system may fetch originals is told with the agreement', async () => {
  const alert = {
    entrada: 32,
    quando: '2026-11-23T12:00:00Z',
    ato: 'deu-originais',
    sobre: 'sisp',
    motivo: 'Termo 12/2026',
    anterior: 'aa',
    hash: 'bb',
  }
  deskServer({ 'GET /auditoria/alertas': { body: [alert] } })
  render(<AlertsCard />)
  const line = (await screen.findByText(/Deixou um sistema buscar originais/)).closest('li')
  expect(line?.textContent).toMatch(/originais\. Sistema sisp, .*Termo 12\/2026/)
  expect(line?.textContent).not.toMatch(/boletim|undefined/)
})

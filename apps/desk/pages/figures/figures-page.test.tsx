import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer } from '../../api/desk-server.fixture.ts'
import { FiguresPage } from './figures-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const exact = (valor: number) => ({ tipo: 'exato', valor })
const hidden = { tipo: 'oculto' }
const figures = {
  mes: '2026-10',
  unidades: [
    {
      unidade: 'Delegacia de Salinópolis',
      recebidos: exact(1200),
      primeiroOlharHoras: exact(26),
      corrigidos: { tipo: 'poucos' },
      respondidos: { tipo: 'ao_menos', valor: 95 },
    },
  ],
  meioDasOutras: { primeiroOlharHoras: exact(31), corrigidos: exact(12), respondidos: hidden },
}

// FG-07
test('the own unit stands beside the middle of the others, and nothing small is told', async () => {
  deskServer({ 'GET /numeros': { body: figures } })
  render(<FiguresPage />)
  const cells = async (name: RegExp) =>
    within((await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(await cells(/Salinópolis/)).toEqual(['1.200', '26 h', 'menos de 5', '95% ou mais'])
  expect(await cells(/meio das outras/)).toEqual(['—', '31 h', '12%', 'não se mostra'])
  expect(screen.getByText(/outubro de 2026/)).toBeTruthy()
})

// FG-07
test('a month without reports, loading and a failure say so', async () => {
  const server = deskServer({ 'GET /numeros': { status: 503 } })
  render(<FiguresPage />)
  expect(screen.getByText('Carregando os números')).toBeTruthy()
  expect(await screen.findByText(/não conseguiu responder/)).toBeTruthy()
  server.answer('GET /numeros', { body: { ...figures, unidades: [] } })
  fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }))
  expect(await screen.findByText('Nenhum boletim nesse mês')).toBeTruthy()
})

import type { StuckDelivery } from '@delegacia/contract/desk/delivery'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deskServer, someone } from '../api/desk-server.fixture.ts'
import { failureWords } from '../words/delivery-words.ts'

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  location.hash = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const late: StuckDelivery = {
  id: 'b1',
  numero: '00277/2026.000187-8',
  recebedor: 'sisp',
  modo: 'envio',
  desde: '2026-11-23T12:00:00Z',
  minutos: 82,
  tentativas: 7,
  falha: '503',
  parada: true,
}
const none = { body: { entregas: [], total: 0 } }

async function open(hash: string, answers: Parameters<typeof deskServer>[0], role = 'chefia') {
  location.hash = hash
  const server = deskServer({
    'GET /sessao': { body: someone(role) },
    'GET /chaves': { body: [] },
    'GET /entregas': { body: { entregas: [late], total: 1 } },
    ...answers,
  })
  const { App } = await import('./app.tsx')
  render(<App />)
  return server
}

// DL-15
describe('what another system has not confirmed', () => {
  test('is shown with its age and the failure in plain words, and is sent again', async () => {
    const server = await open('#/entregas', { 'POST /entregas/reenviar': { body: { avisos: 1 } } })
    const row = (await screen.findByRole('rowheader', { name: late.numero })).closest('tr') ?? document.body
    expect(within(row).getByText('há 1 h 22 min')).toBeTruthy()
    expect(row.textContent).toContain('o sistema está com defeito (503); 7 tentativas')
    expect(within(row).getByText('parada')).toBeTruthy()
    server.answer('GET /entregas', none)
    fireEvent.click(within(row).getByRole('button', { name: /Enviar de novo/ }))
    expect(await screen.findByText('O aviso sai de novo agora.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Tudo chegou' })).toBeTruthy()
    expect(server.bodies('POST /entregas/reenviar')).toEqual([{ boletim: 'b1' }])
  })
  test('that failed to load says so and can be asked for again', async () => {
    const server = await open('#/entregas', { 'GET /entregas': { status: 503 } })
    expect(await screen.findByText(/não conseguiu responder/)).toBeTruthy()
    server.answer('GET /entregas', none)
    fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }))
    expect(await screen.findByRole('heading', { name: 'Tudo chegou' })).toBeTruthy()
  })
  test.each([
    ['410', 'envio', 'o sistema disse que não quer mais avisos (410)'],
    ['401', 'envio', 'o sistema recusou a nossa credencial (401)'],
    ['302', 'envio', 'o sistema mandou a outro endereço, que não se segue (302)'],
    ['tempo', 'envio', 'o sistema não respondeu a tempo'],
    ['conexao', 'envio', 'não houve ligação com o sistema'],
    [undefined, 'busca', 'o sistema ainda não veio buscar'],
    [undefined, 'envio', 'o sistema ainda não confirmou'],
  ] as const)('%s of %s is "%s"', (falha, modo, words) => {
    expect(failureWords({ falha, modo })).toBe(words)
  })
})

// DL-15
describe('the line about late reports', () => {
  test('stands on other pages and leads to them', async () => {
    await open('#/chaves', {})
    expect(await screen.findByText(/1 boletim da sua unidade ainda não chegou/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Ver as entregas atrasadas' })
    expect(link.getAttribute('href')).toBe('#/entregas')
  })
  test('is asked for again while somebody is there, and no longer afterwards', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const server = await open('#/chaves', { 'GET /entregas': none })
    await screen.findByRole('heading', { level: 1, name: 'Minhas chaves' })
    server.answer('GET /entregas', { body: { entregas: [late], total: 3 } })
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(await screen.findByText(/3 boletins da sua unidade/)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
    const asked = server.bodies('GET /entregas').length
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
    expect(server.bodies('GET /entregas')).toHaveLength(asked)
  })
  test('is not asked for by whoever sees no report', async () => {
    const server = await open('#/chaves', {}, 'administrador')
    await screen.findByRole('heading', { level: 1, name: 'Minhas chaves' })
    expect(server.bodies('GET /entregas')).toEqual([])
    expect(screen.queryByRole('link', { name: 'Entregas atrasadas' })).toBeNull()
  })
})

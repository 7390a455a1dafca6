import { queues, type Queue } from '@delegacia/domain/desk/work/queues'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deskServer, refused } from '../../api/desk-server.fixture.ts'
import { firstPlace, noFilters, QueuePlaceContext, type QueuePlace } from '../../frame/queue-place.ts'
import { useDuties } from '../../session/use-duties.ts'
import { queuePage, queueRow } from './queue-page.fixture.ts'
import { QueuePage } from './queue-page.tsx'

vi.mock('../../session/use-duties.ts', () => ({ useDuties: vi.fn(() => []) }))

const clock = {
  tipo: 'medida_protetiva',
  regra: 'de 48 h, ao juiz',
  desde: '2026-11-21T16:00:00Z',
  vence: '2026-11-23T16:00:00Z',
  atrasado: false,
  urgente: true,
} as const
const page = queuePage({
  urgentes: [queueRow('u', { crime: 'Violência doméstica', relogios: [clock] })],
  linhas: [queueRow('a'), queueRow('b', { posse: lease('R. Moura', false) })],
})
function lease(nome: string, minha: boolean) {
  return { id: nome, nome, cargo: 'delegado' as const, ate: '2026-11-23T13:55:00Z', minha }
}

let server: ReturnType<typeof deskServer>
beforeEach(() => {
  localStorage.clear()
  location.hash = ''
  server = deskServer({
    'GET /filas/da-unidade': { body: page },
    'GET /municipios': { body: ['Belém', 'Salinópolis'] },
    'GET /crimes': { body: [{ crime: 3, nome: 'Furto', naturezas: [] }] },
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (queue: Queue = 'da-unidade') =>
  render(<QueuePage queue={queue} units={[{ id: 7, nome: 'Delegacia de Salinópolis' }]} />)
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key })
const here = () => document.querySelector('tr[aria-current="true"] .mono')?.textContent
const numbers = () => screen.getAllByRole('link', { name: /00277/ }).map(({ dataset }) => dataset['row'])

// OF-09
describe('the list', () => {
  test('is a table with roles of its own; danger stands above in a lane, each clock with its rule', async () => {
    show()
    const table = await screen.findByRole('table', { name: 'Boletins: Da unidade' })
    expect(table.getAttribute('role')).toBe('table')
    expect([...table.querySelectorAll('tr, td, th')].filter((cell) => !cell.hasAttribute('role'))).toEqual([])
    expect(numbers()).toEqual(['u', 'a', 'b'])
    const urgent = screen.getByText('Agir agora').closest('tbody') ?? table
    expect(within(urgent).getByText(/: de 48 h, ao juiz$/)).toBeTruthy()
    expect(within(urgent).getByText('juiz 48 h')).toBeTruthy()
  })
  test('has a tab for each queue, with its count', async () => {
    show()
    const nav = await screen.findByRole('navigation', { name: 'Filas' })
    await within(nav).findByText('2')
    expect(within(nav).getAllByRole('link')).toHaveLength(queues.length)
  })
  // QU-02
  test('what is archived is claimed and opened again, by whoever may; what does not belong here is not', async () => {
    const role = vi.mocked(useDuties)
    role.mockReturnValue([{ role: 'investigador', unit: 7 }])
    const archived = queueRow('a', { estado: 'arquivado_na_unidade', versao: 4 })
    const away = queueRow('n', { estado: 'nao_cabe_aqui' })
    server.answer('GET /filas/arquivadas', { body: queuePage({ linhas: [archived, away] }) })
    server.answer('POST /boletins/a/pegar', { body: { posse: lease('Eu', true), versao: 5 } })
    show('arquivadas')
    fireEvent.click(await screen.findByRole('button', { name: /Abrir de novo o boletim/ }))
    await vi.waitFor(() => expect(location.pathname).toBe('/boletins/a/reabrir'))
    expect(screen.getAllByRole('button', { name: /boletim 00277/ })).toHaveLength(1)
    expect(screen.queryByLabelText('Estado')).toBeNull()
    cleanup()
    role.mockReturnValue([{ role: 'atendente', unit: 7 }])
    show('arquivadas')
    expect(await screen.findByText('As últimas primeiro')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /boletim 00277/ })).toBeNull()
  })
  test('filters ask the server, and say when nothing is left', async () => {
    server.answer('GET /filas/da-unidade?crime=3', { body: queuePage() })
    show()
    await screen.findByRole('table')
    fireEvent.change(await screen.findByLabelText('Tipo'), { target: { value: '3' } })
    expect(await screen.findByText('Nenhum boletim com estes filtros')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })
  // OF-09
  test('filters that leave only what is urgent say so', async () => {
    server.answer('GET /filas/da-unidade?crime=3', { body: queuePage({ urgentes: page.urgentes }) })
    show()
    await screen.findByRole('option', { name: 'Furto' })
    fireEvent.change(await screen.findByLabelText('Tipo'), { target: { value: '3' } })
    expect(await screen.findByText('Nenhum boletim com estes filtros')).toBeTruthy()
    expect(screen.getByText('Agir agora')).toBeTruthy()
  })
  // OF-09
  test('the municipality is a filter too', async () => {
    server.answer('GET /filas/da-unidade?municipio=Salin%C3%B3polis', { body: queuePage() })
    show()
    await screen.findByRole('option', { name: 'Salinópolis' })
    fireEvent.change(screen.getByLabelText('Município'), { target: { value: 'Salinópolis' } })
    expect(await screen.findByText('Nenhum boletim com estes filtros')).toBeTruthy()
  })
  test('says that nothing waits, and that nothing came', async () => {
    server.answer('GET /filas/da-unidade', { body: queuePage() })
    show()
    expect(await screen.findByText('Nada espera aqui')).toBeTruthy()
    cleanup()
    server.answer('GET /filas/da-unidade', { status: 503 })
    show()
    expect(screen.getByText('Carregando a fila')).toBeTruthy()
    expect(await screen.findByText(/não conseguiu responder/)).toBeTruthy()
    server.answer('GET /filas/da-unidade', { body: page })
    fireEvent.click(screen.getByRole('button', { name: 'Tentar agora' }))
    expect(await screen.findByRole('table')).toBeTruthy()
  })
})

// OF-10
describe('who comes back from a report', () => {
  const back = (place: Partial<QueuePlace>) =>
    render(
      <QueuePlaceContext value={{ ...firstPlace(), ...place }}>
        <QueuePage queue="da-unidade" units={[]} />
      </QueuePlaceContext>,
    )
  test('is in the same row, with the focus, and under the same filters', async () => {
    server.answer('GET /filas/da-unidade?crime=3', { body: page })
    back({ here: 'b', filters: { ...noFilters, crime: '3' } })
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('b'))
    expect(here()).toContain('1b')
    const asked = server.sent.filter(({ call }) => call.startsWith('GET /filas'))
    expect(asked.map(({ call }) => call)).toEqual(['GET /filas/da-unidade?crime=3'])
    press('k')
    expect(here()).toContain('1a')
  })
  test('begins at the top where the report is in the list no more', async () => {
    back({ here: 'z' })
    await screen.findByRole('table')
    expect(here()).toBeUndefined()
    expect(document.activeElement?.getAttribute('data-row')).toBeNull()
    press('j')
    expect(here()).toContain('1u')
  })
})

// OF-10
test('what comes later waits behind a line; nothing moves under the officer', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show()
  await screen.findByRole('table')
  server.answer('GET /filas/da-unidade', {
    body: { ...page, urgentes: [queueRow('v'), ...page.urgentes], linhas: page.linhas.toReversed() },
  })
  await act(() => vi.advanceTimersByTimeAsync(20_500))
  await vi.waitFor(() => expect(document.body.textContent).toContain('1 novo, 1 para agir agora'))
  expect(numbers()).toEqual(['u', 'a', 'b'])
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar' }))
  await vi.waitFor(() => expect(numbers()).toEqual(['v', 'u', 'b', 'a']))
})

// OF-10
test('a page that nobody touches asks nothing, so that its session ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show()
  await screen.findByRole('table')
  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000))
  const before = server.sent.length
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  expect(server.sent).toHaveLength(before)
  press('Shift')
  await act(() => vi.advanceTimersByTimeAsync(20_500))
  expect(server.sent).toHaveLength(before + 1)
})

// OF-11
describe('by keyboard', () => {
  test('j and k move the place and the focus together, and stop at the ends', async () => {
    show()
    await screen.findByRole('table')
    press('k')
    expect(here()).toContain('1u')
    press('j')
    press('j')
    press('j')
    expect(here()).toContain('1b')
    expect(document.activeElement?.getAttribute('data-row')).toBe('b')
    press('k')
    expect(here()).toContain('1a')
  })
  test('c claims with the version that was seen, and gives back what is mine', async () => {
    server.answer('POST /boletins/a/pegar', {
      body: { ...queueRow('a', { versao: 2 }), posse: lease('Camila', true) },
    })
    server.answer('POST /boletins/a/soltar', { body: queueRow('a', { versao: 3 }) })
    show()
    await screen.findByRole('table')
    press('j')
    press('j')
    press('c')
    expect(await screen.findByText('Você')).toBeTruthy()
    press('c')
    await vi.waitFor(() => expect(screen.queryByText('Você')).toBeNull())
    const versions = server.sent.filter(({ call }) => call.startsWith('POST'))
    expect(versions.map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"'])
  })
  test('who was slower sees the list anew', async () => {
    server.answer('POST /boletins/a/pegar', refused(412, 'mudou', 'R. Moura pegou antes.'))
    show()
    await screen.findByRole('table')
    fireEvent.click(screen.getByRole('button', { name: /pegar o boletim 00277\/2026.0001a/ }))
    await vi.waitFor(() => expect(server.bodies('GET /filas/da-unidade')).toHaveLength(2))
  })
  test('r opens to reply, and ? shows the keys', async () => {
    show()
    await screen.findByRole('table')
    press('?')
    expect(await screen.findByRole('dialog', { name: 'Teclas desta página' })).toBeTruthy()
    press('j')
    expect(here()).toBeUndefined()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    press('j')
    press('r')
    expect(location.pathname + location.hash).toContain('/boletins/u/mensagem')
  })
  test('no key works while somebody types, with another key, or once they are off', async () => {
    show()
    await screen.findByRole('table')
    press('j', await screen.findByLabelText('Tipo'))
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true })
    expect(here()).toBeUndefined()
    press('?')
    fireEvent.click(await screen.findByRole('checkbox'))
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    press('j')
    expect(here()).toBeUndefined()
    cleanup()
    show()
    await screen.findByRole('table')
    press('j')
    expect(here()).toBeUndefined()
  })
})

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deskServer, someone } from '../api/desk-server.fixture.ts'

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  location.hash = ''
  vi.unstubAllGlobals()
})

async function open(papel: string, answers: Parameters<typeof deskServer>[0]) {
  location.hash = papel === 'chefia' ? '#/contas' : ''
  const server = deskServer({ 'GET /sessao': { body: someone(papel) }, ...answers })
  const { App } = await import('./app.tsx')
  render(<App />)
  return server
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

const recovery = {
  id: 'r1',
  policial: '1f0c',
  nome: 'T. Nogueira',
  pedidaPor: 'M. Lobato',
  pedidaEm: '2026-11-23T12:00:00Z',
  venceEm: '2026-11-24T12:00:00Z',
  reabre: false,
}
const nogueira = {
  id: '1f0c',
  nome: 'T. Nogueira',
  matricula: '5500',
  funcoes: someone().funcoes,
  entra: true,
  desligadaEm: null,
  minha: false,
}
const accounts = {
  'GET /contas': { body: [nogueira] },
  'GET /recuperacoes': { body: [] },
  'GET /unidades': { body: [{ id: 7, nome: 'Delegacia de Salinópolis' }] },
}

// OF-06
describe('the accounts', () => {
  test('an invitation is shown once, with what to do with it', async () => {
    const server = await open('administrador', {
      ...accounts,
      'POST /contas': { body: { convite: 'K7QF-2M9R', valeAte: '2026-11-24T12:40:00Z' } },
    })
    await press('Convidar')
    const dialog = await screen.findByRole('dialog', { name: 'Convidar' })
    await within(dialog).findByRole('option', { name: 'Delegacia de Salinópolis' })
    fireEvent.change(within(dialog).getByLabelText('Nome'), { target: { value: 'A. Prado' } })
    fireEvent.change(within(dialog).getByLabelText('Matrícula'), { target: { value: '5501' } })
    fireEvent.change(within(dialog).getByLabelText('Unidade'), { target: { value: '7' } })
    fireEvent.submit(within(dialog).getByLabelText('Nome').closest('form') ?? dialog)
    expect(await screen.findByText('K7QF-2M9R')).toBeTruthy()
    expect(server.bodies('POST /contas')).toEqual([
      { nome: 'A. Prado', matricula: '5501', papel: 'atendente', unidade: 7 },
    ])
    await press('Já copiei: fechar')
    expect(screen.queryByText('K7QF-2M9R')).toBeNull()
  })
  test('a chief gives roles of the own unit and no others, and is not asked for the unit', async () => {
    await open('chefia', accounts)
    await press('Convidar')
    const dialog = await screen.findByRole('dialog', { name: 'Convidar' })
    const roles = within(within(dialog).getByLabelText('Função')).getAllByRole('option')
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'atendente',
      'investigação',
      'delegado ou delegada',
      'entrevista de risco (Parte II)',
    ])
    expect(within(dialog).queryByLabelText('Unidade')).toBeNull()
  })
  test.each([
    ['Encerrar sessões', '/contas/encerrar-sessoes'],
    ['Pedir recuperação', '/recuperacoes'],
    ['Desligar', '/contas/desligar'],
  ])('%s asks first', async (label, path) => {
    const server = await open('administrador', { ...accounts, [`POST ${path}`]: { status: 204 } })
    await press(`${label}: T. Nogueira`)
    expect(server.bodies(`POST ${path}`)).toEqual([])
    await press(label)
    await vi.waitFor(() => expect(server.bodies(`POST ${path}`)).toEqual([{ policial: '1f0c' }]))
  })
  // OF-06
  test('somebody moves to another unit of the list, with the role that they have', async () => {
    const units = [...accounts['GET /unidades'].body, { id: 9, nome: 'DEAM Capanema' }]
    const server = await open('chefia', {
      ...accounts,
      'GET /unidades': { body: units },
      'POST /contas/mover': { status: 204 },
    })
    await press('Mover: T. Nogueira')
    const dialog = await screen.findByRole('dialog', { name: 'Mover T. Nogueira para outra unidade' })
    await press('Mover')
    expect(await within(dialog).findByText('Escolha a unidade.')).toBeTruthy()
    expect(within(dialog).queryByRole('option', { name: 'Delegacia de Salinópolis' })).toBeNull()
    fireEvent.change(within(dialog).getByLabelText('Para que unidade'), { target: { value: '9' } })
    await press('Mover')
    await vi.waitFor(() =>
      expect(server.bodies('POST /contas/mover')).toEqual([
        { policial: '1f0c', papel: 'atendente', de: 7, para: 9 },
      ]),
    )
  })
  // OF-06
  test.each([
    ['No fim de um dia', '2026-12-31', '2026-12-31', 'Guardar'],
    ['Agora mesmo', '', 'agora', 'Tirar a função'],
    ['Sem data: continua', '', null, 'Guardar'],
  ])('a duty ends: %s', async (choice, day, ate, label) => {
    const server = await open('chefia', { ...accounts, 'POST /contas/funcao': { status: 204 } })
    await press('Fim da função: T. Nogueira')
    fireEvent.click(await screen.findByRole('radio', { name: choice }))
    if (day !== '') fireEvent.change(screen.getByLabelText('Último dia'), { target: { value: day } })
    await press(label)
    await vi.waitFor(() => expect(server.bodies('POST /contas/funcao')).toMatchObject([{ ate }]))
  })
  // OF-06
  test('a closed account offers to be opened again, which a second person confirms', async () => {
    const closed = { ...nogueira, desligadaEm: '2026-11-20T12:00:00Z', entra: false }
    const server = await open('chefia', {
      ...accounts,
      'GET /contas': { body: [closed] },
      'GET /recuperacoes': { body: [{ ...recovery, reabre: true }] },
      'POST /contas/reativar': { status: 204 },
    })
    const row = await screen.findByRole('row', { name: /Nogueira/ })
    expect(within(row).getAllByRole('button')).toHaveLength(1)
    await press('Reabrir: T. Nogueira')
    await press('Reabrir')
    await vi.waitFor(() => expect(server.bodies('POST /contas/reativar')).toEqual([{ policial: '1f0c' }]))
    await press('Confirmar')
    expect(await screen.findByRole('dialog', { name: 'Reabrir a conta de T. Nogueira?' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Confirmar a reabertura' })).toBeTruthy()
  })
  // OF-06
  test('the own row offers nothing that the server refuses, and says who does it', async () => {
    const own = { ...nogueira, id: '2a00', nome: 'M. Lobato', minha: true }
    await open('chefia', { ...accounts, 'GET /contas': { body: [own, nogueira] } })
    const row = await screen.findByRole('row', { name: /M\. Lobato/ })
    expect(within(row).getAllByRole('button')).toHaveLength(1)
    expect(within(row).getByRole('button', { name: 'Encerrar sessões: M. Lobato' })).toBeTruthy()
    expect(within(row).getByText(/só outra pessoa renova/)).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /Nogueira/ })).getAllByRole('button')).toHaveLength(5)
  })
  test('the second of two confirms a recovery, and gets the new invitation', async () => {
    const server = await open('administrador', {
      ...accounts,
      'GET /recuperacoes': { body: [recovery] },
      'POST /recuperacoes/confirmar': { body: { convite: 'NOVO-0001', valeAte: '2026-11-24T12:00:00Z' } },
    })
    await press('Confirmar')
    await press('Confirmar a recuperação')
    expect(await screen.findByText('NOVO-0001')).toBeTruthy()
    expect(server.bodies('POST /recuperacoes/confirmar')).toEqual([{ recuperacao: 'r1' }])
  })
})

// OF-06
test('a second person of the unit confirms a recovery and keeps no accounts', async () => {
  const none = { 'GET /recuperacoes': { body: [] } }
  location.hash = '#/contas'
  const server = deskServer({ 'GET /sessao': { body: someone('delegado') }, ...none })
  const { App } = await import('./app.tsx')
  render(<App />)
  expect(await screen.findByText('Nada espera a sua confirmação')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Convidar' })).toBeNull()
  expect(server.sent.some(({ call }) => call === 'GET /contas')).toBe(false)
})

// OF-07
describe('the log', () => {
  const hash = (digit: string) => digit.repeat(64)
  const entry = {
    entrada: 2,
    quando: '2026-11-23T12:00:00Z',
    ato: 'abriu',
    quem: { id: 'x', nome: 'C. Duarte' },
    funcao: 'investigador',
    motivo: 'triagem',
    anterior: hash('a'),
    hash: hash('b'),
  }
  const page = { cabeca: { entrada: 2, hash: hash('b') }, entradas: [entry], mais: true, unidades: [] }
  const log = { body: page }
  const rest = { 'GET /auditoria/alertas': { body: [] }, 'GET /auditoria/cabecas': { body: [] } }

  test('is read a page at a time, with its head, in words', async () => {
    const server = await open('auditor', { 'POST /auditoria': log, ...rest })
    expect(await screen.findByText('Triagem da fila')).toBeTruthy()
    expect(screen.getByRole('cell', { name: /Abriu um boletim/ })).toBeTruthy()
    expect(screen.getByText(hash('b'))).toBeTruthy()
    await press('Mais antigas')
    await vi.waitFor(() => expect(server.bodies('POST /auditoria')).toEqual([{}, { antes: 2 }]))
  })
  test.each([
    [{ inteira: true, cabeca: { entrada: 2, hash: hash('b') } }, /está inteira/],
    [{ inteira: false, quebra: { entrada: 1, o_que: 'link' } }, /O elo não é o hash/],
  ])('verifying says whether it is whole, or where it first is not (%#)', async (answer, said) => {
    await open('auditor', { 'POST /auditoria': log, 'POST /auditoria/verificar': { body: answer }, ...rest })
    await press('Verificar agora')
    expect(await screen.findByText(said)).toBeTruthy()
  })
  test('whoever may not read it is not led there', async () => {
    await open('administrador', accounts)
    expect(await screen.findByRole('link', { name: 'Contas' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Registro de acessos' })).toBeNull()
  })
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deskServer } from '../../api/desk-server.fixture.ts'
import { reportOf } from '../../report/desk-report.fixture.ts'
import { SignaturesPage } from './signatures-page.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const sha256 = '71bc'.repeat(16)
const waiting = {
  id: 's1',
  boletim: 'b1',
  numero: '00277/2026.000163-4',
  crime: 'Dano',
  unidade: { id: 7, nome: 'Delegacia de Salinópolis' },
  ato: 'nao-cabe',
  pedidaPor: { id: 'o3', nome: 'A. Prado', cargo: 'atendente' },
  pedidaEm: '2026-11-23T12:47:00Z',
  venceEm: '2026-11-24T12:47:00Z',
  sha256,
  situacao: 'espera',
  minha: false,
}
const fields = [
  { nome: 'O que se faz', valor: 'Dizer que não cabe aqui' },
  { nome: 'Para onde ir', valor: 'Procure a delegacia do Piauí.' },
]
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
function show(one: object, answers: Parameters<typeof deskServer>[0] = {}) {
  const server = deskServer({
    'GET /assinaturas': { body: [one] },
    'POST /assinaturas/s1/ler': { body: { ...one, campos: fields, texto: '', aberto: false } },
    'POST /boletins/b1/abrir': { body: reportOf() },
    ...answers,
  })
  render(<SignaturesPage />)
  return server
}

// EV-09
describe('the second officer', () => {
  // QU-56
  test('reads every field and the report in one dialog, and then signs the hash', async () => {
    const server = show(waiting, { 'POST /assinaturas/s1/assinar': { status: 204 } })
    await click(/Ler o pedido/)
    await screen.findByText('Procure a delegacia do Piauí.')
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      fields.map(({ nome }) => nome),
    )
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      fields.map(({ valor }) => valor),
    )
    const sign = await screen.findByRole<HTMLButtonElement>('button', { name: 'Assinar' })
    const agrees = screen.getByRole<HTMLInputElement>('checkbox')
    expect([sign.disabled, agrees.disabled]).toEqual([true, true])
    await click('Abrir o boletim')
    expect(await screen.findByText('Nas palavras da pessoa, como escreveu')).toBeTruthy()
    expect(server.bodies('POST /boletins/b1/abrir')).toEqual([{ motivo: 'assinatura' }])
    fireEvent.click(agrees)
    fireEvent.click(sign)
    await vi.waitFor(() => expect(server.bodies('POST /assinaturas/s1/assinar')).toEqual([{ sha256 }]))
  })
  test('who has opened it since it was asked need not open it once more', async () => {
    const read = { ...waiting, campos: fields, texto: '', aberto: true }
    show(waiting, { 'POST /assinaturas/s1/ler': { body: read } })
    await click(/Ler o pedido/)
    await screen.findByRole('button', { name: 'Abrir de novo' })
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false)
  })
  test('gives it back with a reason', async () => {
    const server = show(waiting, { 'POST /assinaturas/s1/recusar': { status: 204 } })
    await click(/Ler o pedido/)
    await click('Não concordo')
    fireEvent.change(screen.getByLabelText(/Por que não/), { target: { value: 'O fato é daqui.' } })
    await click('Devolver com este motivo')
    await vi.waitFor(() =>
      expect(server.bodies('POST /assinaturas/s1/recusar')).toEqual([{ porque: 'O fato é daqui.' }]),
    )
  })
  test('is never the one who asked', async () => {
    show({ ...waiting, minha: true })
    await click(/Ler o pedido/)
    await screen.findByText('Procure a delegacia do Piauí.')
    expect(screen.queryByRole('button', { name: 'Assinar' })).toBeNull()
  })
})

// EV-09
test('whoever asked does what was signed, with the version of now', async () => {
  const server = show(
    { ...waiting, minha: true, situacao: 'assinada' },
    {
      'GET /boletins/b1/andamento': { body: { versao: 12, recentes: [] } },
      'POST /boletins/b1/nao-cabe': { body: {} },
    },
  )
  await click(/Ler o pedido/)
  await click('Não cabe aqui')
  await vi.waitFor(() => expect(server.bodies('POST /boletins/b1/nao-cabe')).toEqual([{ assinatura: 's1' }]))
  expect(server.sent.find(({ call }) => call.endsWith('/nao-cabe'))?.headers.get('if-match')).toBe('"12"')
})

// QU-18
test.each([
  ['is printed to hand over', false],
  ['of violence at home is not printed', true],
])('a new code is shown once, and %s', async (_, emCasa) => {
  const given = { codigo: 'FTA6-DQ52-R211-E213', numero: waiting.numero, emCasa }
  show(
    { ...waiting, ato: 'codigo-novo', minha: true, situacao: 'assinada' },
    {
      'GET /boletins/b1/andamento': { body: { versao: 12, recentes: [] } },
      'POST /boletins/b1/codigo-novo': { body: given },
    },
  )
  await click(/Ler o pedido/)
  await click('Dar número de autenticação novo')
  expect(await screen.findByText(given.codigo)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Imprimir/ }) === null).toBe(emCasa)
  await click('Já entreguei: fechar')
  expect(screen.queryByText(given.codigo)).toBeNull()
})

// OF-48
describe('an export', () => {
  const taken: string[] = []
  beforeEach(() => {
    taken.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      taken.push(this.pathname)
    })
  })
  const asked = { ...waiting, ato: 'exportar', minha: true }
  const file = '/api/boletins/b1/exportar/s1/pacote'

  test('that was signed is begun with the version of now, and the browser downloads it', async () => {
    const server = show(
      { ...asked, situacao: 'assinada' },
      {
        'GET /boletins/b1/andamento': { body: { versao: 12, recentes: [] } },
        'POST /boletins/b1/exportar': { body: { ate: '2026-11-23T14:00:00Z' } },
      },
    )
    await click(/Ler o pedido/)
    await click('Exportar')
    await vi.waitFor(() => expect(taken).toEqual([file]))
    expect(server.bodies('POST /boletins/b1/exportar')).toEqual([{ assinatura: 's1' }])
    expect(server.sent.find(({ call }) => call.endsWith('/exportar'))?.headers.get('if-match')).toBe('"12"')
  })
  test('that is ready can be begun again, until its hour is over', async () => {
    show({ ...asked, situacao: 'pronta' })
    await click(/Ler o pedido/)
    expect(await screen.findByText(/^Até /)).toBeTruthy()
    await click('Baixar o pacote')
    expect(taken).toEqual([file])
  })
  test.each([
    ['baixando', /está sendo baixado agora/],
    ['baixada', /não se baixa outra vez/],
    ['encerrada', /O prazo terminou/],
  ])('in the situation %s is told of and not given', async (situacao, said) => {
    show({ ...asked, situacao })
    await click(/Ler o pedido/)
    expect(await screen.findByText(said)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Baixar o pacote' })).toBeNull()
  })
})

test('nothing waits', async () => {
  deskServer({ 'GET /assinaturas': { body: [] } })
  render(<SignaturesPage />)
  expect(await screen.findByText('Nada espera a sua assinatura')).toBeTruthy()
})

// OF-41
test('whoever finishes sees what came since the request, and nothing is done over what came just now', async () => {
  const change = (versao: number, quando: string, meu = false) => ({
    versao,
    tipo: 'mensagem_da_policia',
    quando,
    quem: `R. Moura ${versao}`,
    meu,
  })
  const known = {
    versao: 12,
    recentes: [
      change(10, '2026-11-23T12:00:00Z'),
      change(11, '2026-11-23T13:00:00Z', true),
      change(12, '2026-11-23T13:05:00Z'),
    ],
  }
  const server = show(
    { ...waiting, minha: true, situacao: 'assinada' },
    {
      'GET /boletins/b1/andamento': { body: known },
      'POST /boletins/b1/nao-cabe': { status: 412, body: { erro: 'mudou', mensagem: 'mudou' } },
    },
  )
  await click(/Ler o pedido/)
  expect((await screen.findByText('Veio depois do pedido:')).closest('div')?.textContent).toMatch(
    /^Veio depois do pedido:R. Moura 12: Mensagem enviada/,
  )
  const later = change(13, '2026-11-23T13:06:00Z')
  server.answer('GET /boletins/b1/andamento', { body: { versao: 13, recentes: [...known.recentes, later] } })
  await click('Não cabe aqui')
  expect(await screen.findByText(/mudou agora mesmo/)).toBeTruthy()
  expect(await screen.findByText(/R. Moura 13/)).toBeTruthy()
  expect(server.sent.find(({ call }) => call.endsWith('/nao-cabe'))?.headers.get('if-match')).toBe('"12"')
})

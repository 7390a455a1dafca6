import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deskServer, refused, someone } from '../api/desk-server.fixture.ts'

const keys = vi.hoisted(() => ({
  startAuthentication: vi.fn<() => Promise<object>>(),
  startRegistration: vi.fn<() => Promise<object>>(),
}))
vi.mock('@simplewebauthn/browser', () => keys)

const signed = {
  id: 'k',
  rawId: 'k',
  type: 'public-key',
  clientExtensionResults: { credProps: {} },
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' },
}
const made = {
  ...signed,
  response: {
    clientDataJSON: 'c',
    attestationObject: 'o',
    transports: ['internal', 'smoke'],
    publicKey: 'p',
  },
}

beforeEach(() => {
  vi.resetModules()
  keys.startAuthentication.mockResolvedValue(signed)
  keys.startRegistration.mockResolvedValue(made)
})
afterEach(() => {
  cleanup()
  location.hash = ''
  vi.unstubAllGlobals()
})

const out = {
  'GET /sessao': refused(401, 'sem-sessao'),
  'GET /entrar/formas': { body: { conta: false } },
  'POST /entrar/chave/opcoes': { body: { challenge: 'x' } },
  'GET /chaves': { body: [] },
}
const keysOfCamila = {
  body: [{ id: 'a', nome: 'Notebook', cadastradaEm: '2026-11-01T12:00:00Z', usadaEm: null }],
}

async function open(answers: Parameters<typeof deskServer>[0], hash = '') {
  location.hash = hash
  const server = deskServer({ ...out, ...answers })
  const { App } = await import('./app.tsx')
  render(<App />)
  return server
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const submit = async (name: string) => {
  const form = (await screen.findByRole('button', { name })).closest('form')
  if (form) fireEvent.submit(form)
}

// OF-01
describe('the ways in', () => {
  test('a key opens the desk; only what the contract has is sent', async () => {
    const server = await open({ 'POST /entrar/chave': { body: someone() } })
    await press('Entrar com a chave de acesso')
    expect(await screen.findByText('Camila Duarte')).toBeTruthy()
    const { clientExtensionResults, response, ...rest } = signed
    expect(server.bodies('POST /entrar/chave')).toEqual([
      { resposta: { id: 'k', rawId: 'k', type: 'public-key', clientExtensionResults: {}, response } },
    ])
    expect([clientExtensionResults, rest]).toBeTruthy()
  })
  test('a key that was not used says so and nothing else happens', async () => {
    const server = await open({})
    keys.startAuthentication.mockRejectedValue(new Error('NotAllowedError'))
    await press('Entrar com a chave de acesso')
    expect(await screen.findByText(/A chave não foi usada/)).toBeTruthy()
    expect(server.bodies('POST /entrar/chave')).toEqual([])
  })
  test('the code of an app; a wrong one is answered with the sentence of the server', async () => {
    const server = await open(
      { 'POST /entrar/codigo': refused(401, 'nao-confere', 'Não confere.') },
      '#/entrar/codigo',
    )
    await type(/Matrícula/, '5521-0')
    await type(/Código de seis/, '123 456')
    await submit('Entrar')
    expect(await screen.findByText('Não confere.')).toBeTruthy()
    server.answer('POST /entrar/codigo', { body: someone() })
    await submit('Entrar')
    expect(await screen.findByText('Camila Duarte')).toBeTruthy()
    expect(server.bodies('POST /entrar/codigo').at(-1)).toEqual({ matricula: '5521-0', codigo: '123 456' })
  })
  test('the account of the police is offered only where the station has it', async () => {
    await open({ 'GET /entrar/formas': { body: { conta: true } } }, '#/entrar/conta-nao-entrou')
    expect(await screen.findByRole('button', { name: /Conta da Polícia Civil/ })).toBeTruthy()
    expect(screen.getByText(/não abriu a mesa/)).toBeTruthy()
    cleanup()
    vi.resetModules()
    await open({})
    await screen.findByRole('button', { name: 'Entrar com a chave de acesso' })
    expect(screen.queryByRole('button', { name: /Conta da Polícia Civil/ })).toBeNull()
  })
  test('a lost key: what to do, and nobody to ask alone', async () => {
    await open({}, '#/entrar/perdi')
    expect(await screen.findByText('Fale com a chefia, em pessoa.')).toBeTruthy()
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
  })
  test('without the network the page says so and asks again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = await open({
      'GET /sessao': () => {
        throw new Error('offline')
      },
    })
    expect(await screen.findByText(/Sem ligação com o servidor/)).toBeTruthy()
    server.answer('GET /sessao', { body: someone() })
    await press('Tentar de novo')
    expect(await screen.findByText('Camila Duarte')).toBeTruthy()
  })
})

// OF-02
describe('an invitation', () => {
  const invited = {
    'POST /convite': {
      body: { nome: 'T. Nogueira', funcoes: someone().funcoes, valeAte: '2026-11-24T12:40:00Z' },
    },
  }
  test('shows whom it is for before a key is made, and stands in no address', async () => {
    const server = await open(
      {
        ...invited,
        'POST /convite/chave/opcoes': { body: { challenge: 'x' } },
        'POST /convite/chave': { body: someone('atendente', 'T. Nogueira') },
      },
      '#/convite',
    )
    await type(/Convite/, 'k7qf-2m9r')
    await submit('Continuar')
    expect(await screen.findByText('atendente, Delegacia de Salinópolis')).toBeTruthy()
    await submit('Cadastrar e entrar')
    expect(await screen.findByRole('button', { name: 'Sair' })).toBeTruthy()
    expect(server.bodies('POST /convite/chave')[0]).toMatchObject({
      convite: 'k7qf-2m9r',
      nome: 'Este computador',
      resposta: { response: { transports: ['internal'] } },
    })
    expect(location.href).not.toContain('k7qf')
  })
  test('with an app: its secret is shown, and its first code lets in', async () => {
    const server = await open(
      {
        ...invited,
        'POST /convite/codigo/opcoes': {
          body: { endereco: 'otpauth://totp/x', segredo: 'ABCDEFGH', bilhete: 'b' },
        },
        'POST /convite/codigo': { body: someone('atendente', 'T. Nogueira') },
      },
      '#/convite',
    )
    await type(/Convite/, 'K7QF')
    await submit('Continuar')
    await press('Usar o código de um aplicativo')
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
    await type(/Código de seis/, '123456')
    await submit('Conferir e entrar')
    expect(await screen.findByRole('button', { name: 'Sair' })).toBeTruthy()
    expect(server.bodies('POST /convite/codigo')).toEqual([
      { convite: 'K7QF', bilhete: 'b', codigo: '123456' },
    ])
  })
  test('a wrong one stays to be mended', async () => {
    await open({ 'POST /convite': refused(404, 'convite-invalido', 'Este convite não vale') }, '#/convite')
    await type(/Convite/, 'K7QF')
    await submit('Continuar')
    expect(await screen.findByText('Este convite não vale')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/Convite/).value).toBe('K7QF')
  })
})

describe('whoever is in', () => {
  const inside = { 'GET /sessao': { body: someone() }, 'GET /chaves': keysOfCamila }

  // OF-04
  test('keeps the page under a session that ended, and goes on with it', async () => {
    const server = await open(inside, '#/chaves')
    await press('Cadastrar outra chave')
    await type(/Nome da chave/, 'chave do plantão')
    server.answer('POST /chaves/opcoes', refused(401, 'sem-sessao', 'fora'))
    await submit('Cadastrar')
    const ended = await screen.findByRole('dialog', { name: 'A sua sessão terminou' })
    server.answer('POST /entrar/chave', { body: someone() })
    fireEvent.click(within(ended).getByRole('button', { name: 'Entrar de novo com a chave' }))
    await vi.waitFor(() => expect(screen.queryByText('A sua sessão terminou')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>(/Nome da chave/).value).toBe('chave do plantão')
  })

  // OF-03, OF-05
  test('proves anew before a key is removed; what was asked for is then done once', async () => {
    let proved = false
    const server = await open(
      {
        ...inside,
        'POST /chaves/remover': () => (proved ? { status: 204 } : refused(403, 'prova-de-novo')),
        'POST /prova/chave/opcoes': { body: { challenge: 'y' } },
        'POST /prova/chave': () => {
          proved = true
          return { body: someone() }
        },
      },
      '#/chaves',
    )
    await press('Tirar a chave Notebook')
    await press('Tirar')
    await press('Usar a chave de acesso')
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodies('POST /chaves/remover')).toEqual([{ id: 'a' }, { id: 'a' }])
  })

  // OF-03
  test('who gives the proof up has done nothing', async () => {
    const server = await open(
      { ...inside, 'POST /chaves/remover': refused(403, 'prova-de-novo') },
      '#/chaves',
    )
    await press('Tirar a chave Notebook')
    await press('Tirar')
    const proof = await screen.findByRole('dialog', { name: 'Prove de novo que é você' })
    fireEvent.click(within(proof).getByRole('button', { name: 'Cancelar' }))
    await vi.waitFor(() => expect(screen.queryByText('Prove de novo que é você')).toBeNull())
    expect(server.bodies('POST /chaves/remover')).toHaveLength(1)
  })

  test('leaves, and the door is there', async () => {
    await open({ ...inside, 'POST /sair': { status: 204 } }, '#/chaves')
    await press('Sair')
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeTruthy()
  })
})

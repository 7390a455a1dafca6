import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deskServer, refused } from '../../api/desk-server.fixture.ts'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { ReportPage } from './report-page.tsx'

let server: ReturnType<typeof deskServer>
beforeEach(() => {
  server = deskServer({
    'POST /boletins/b1/abrir': { body: reportOf() },
    'POST /boletins/b1/rascunhos': { status: 204 },
    'GET /aberturas': { body: { feitas: 12, limite: 20, ate: '2026-11-23T19:47:00Z' } },
    'GET /boletins/b1/andamento?olhando=sim': { body: progressOf() },
    'GET /boletins/b1/evidencias': { body: [] },
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
async function open(wanted?: string) {
  render(<ReportPage id="b1" act={wanted} />)
  const dialog = await screen.findByRole('dialog', { name: /Por que você vai abrir/ })
  fireEvent.submit(within(dialog).getByRole('button', { name: 'Abrir' }).closest('form') ?? dialog)
  await screen.findByText('Levaram o celular na praia.')
  // What is written before a dialog listens to its draft would be shown a moment later.
  await act(() => Promise.resolve())
}
const submit = () => {
  const dialog = screen.getByRole('dialog')
  fireEvent.submit(dialog.querySelector('form') ?? dialog)
}
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

// TH-60
test('a cancelled document is said at the head of its report, with since when and why', async () => {
  const cancelamento = { canceladoEm: '2026-11-22T12:00:00-03:00', motivo: 'duplicado' } as const
  const andamento = progressOf({ cancelamento })
  server.answer('POST /boletins/b1/abrir', { body: reportOf({ andamento }) })
  server.answer('GET /boletins/b1/andamento?olhando=sim', { body: andamento })
  await open()
  expect(screen.getByText('Documento cancelado')).toBeTruthy()
  expect(document.body.textContent).toMatch(/O mesmo fato já estava em outro documento\. O boletim segue/)
})

// OF-10
test('who gives up opening a report that began the visit is in the queue', async () => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(1)
  render(<ReportPage id="b1" />)
  fireEvent.click(await screen.findByRole('button', { name: 'Voltar' }))
  await vi.waitFor(() => expect(location.pathname + location.hash).toContain('/filas/da-unidade'))
})

// OF-12
describe('opening', () => {
  test('asks the reason before anything is shown', async () => {
    await open()
    expect(server.bodies('POST /boletins/b1/abrir')).toEqual([{ motivo: 'triagem' }])
    expect(screen.getByText('On m’a volé mon téléphone.')).toBeTruthy()
    expect(screen.getByText('Olha agora').nextElementSibling?.textContent).toBe('R. Moura')
    expect(screen.getByText(/Uma mensagem não prova quem escreveu/)).toBeTruthy()
  })
  test('another reason is written', async () => {
    render(<ReportPage id="b1" />)
    fireEvent.click(await screen.findByLabelText('Outro: escrever'))
    write(/Qual motivo/, 'visita da corregedoria')
    submit()
    await screen.findByText('Levaram o celular na praia.')
    expect(server.bodies('POST /boletins/b1/abrir')).toEqual([
      { motivo: 'outro', explicacao: 'visita da corregedoria' },
    ])
  })
  test('a refusal is said and shows nothing', async () => {
    server.answer('POST /boletins/b1/abrir', refused(429, 'muitas-aberturas', 'Espere uma hora.'))
    render(<ReportPage id="b1" />)
    await screen.findByRole('dialog')
    submit()
    expect(await screen.findByText('Espere uma hora.')).toBeTruthy()
    expect(screen.queryByText(/Levaram/)).toBeNull()
  })
})

// OF-13, QU-30
describe('a message', () => {
  test('is a template, shown in Portuguese beside what leaves', async () => {
    server.answer('POST /boletins/b1/mensagem', { body: progressOf({ versao: 8 }) })
    server.answer('POST /boletins/b1/abrir', {
      body: reportOf({ andamento: progressOf({ segundosParaVoltarAtras: 30 }) }),
    })
    await open('mensagem')
    expect(screen.getByText(/sai em 30 segundos/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Enviar, com 30 s para voltar atrás' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/modelo/), { target: { value: 'recebemos' } })
    expect(screen.getByText('Recebemos o seu boletim.')).toBeTruthy()
    expect(screen.getByText('Nous avons reçu votre déclaration.')).toBeTruthy()
    submit()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.bodies('POST /boletins/b1/mensagem')).toEqual([
      { mensagem: { como: 'modelo', modelo: 'recebemos' } },
    ])
    expect(server.sent.find(({ call }) => call.endsWith('/mensagem'))?.headers.get('if-match')).toBe('"7"')
  })
  test('own words are looked through: the officer is warned and decides', async () => {
    await open('mensagem')
    write(/texto, em/, 'Veja https://exemplo.com')
    const check = screen.getByRole('list', { name: 'Conferência do texto' })
    expect(within(check).getByText(/nunca manda link/)).toBeTruthy()
    write(/texto, em/, 'Bom dia.')
    expect(within(check).queryByText(/nunca manda link/)).toBeNull()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Enviar, com 60/ }).disabled).toBe(false)
  })
})

// OF-14
describe('what is written', () => {
  test('is kept on the server after a pause, and is there again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open('mensagem')
    write(/texto, em/, 'Bom dia.')
    await act(() => vi.advanceTimersByTimeAsync(1600))
    expect(server.bodies('POST /boletins/b1/rascunhos')).toEqual([
      { tipo: 'mensagem', texto: JSON.stringify({ modelo: '', texto: 'Bom dia.' }) },
    ])
    expect(await screen.findByText(/Rascunho guardado/)).toBeTruthy()
  })
  test('is in the dialog when the report is opened again', async () => {
    const texto = JSON.stringify({ modelo: '', texto: 'Ontem eu escrevi' })
    const kept = { tipo: 'mensagem', texto, guardadoEm: '2026-11-22T12:00:00Z' } as const
    server.answer('POST /boletins/b1/abrir', { body: reportOf({ rascunhos: [kept] }) })
    await open('mensagem')
    expect(screen.getByLabelText<HTMLTextAreaElement>(/texto, em/).value).toBe('Ontem eu escrevi')
  })
})

// OF-15
test('a correction asks about fields that were picked, each with its own question', async () => {
  server.answer('POST /boletins/b1/correcao', { body: progressOf({ versao: 8 }) })
  await open('correcao')
  const { getByLabelText } = within(screen.getByRole('group', { name: 'Fato' }))
  expect(getByLabelText(/Hora do fato/)).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/IMEI do celular/))
  expect(screen.getByText('Recopiez l’IMEI.')).toBeTruthy()
  fireEvent.click(screen.getByLabelText(/Hora do fato/))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar 2 perguntas' }).disabled).toBe(true)
  write(/Hora do fato: texto/, 'Que horas eram?')
  submit()
  await vi.waitFor(() =>
    expect(server.bodies('POST /boletins/b1/correcao')).toEqual([
      {
        perguntas: [
          { campo: '/objeto/0/imei', pergunta: { como: 'modelo', modelo: 'imei' } },
          { campo: '/fato/hora', pergunta: { como: 'texto', texto: 'Que horas eram?' } },
        ],
      },
    ]),
  )
})

// EV-09
test('what needs two officers is asked for, and nothing leaves', async () => {
  server.answer('POST /boletins/b1/assinaturas', { body: {} })
  await open('nao-cabe')
  expect(screen.queryByText(/art. 70, § 4º/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: 'outro_estado' } })
  expect(screen.getByText(/art. 70, § 4º/)).toBeTruthy()
  write(/Para onde ir/, 'Delegacia virtual do Piauí')
  submit()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.bodies('POST /boletins/b1/assinaturas')).toEqual([
    { ato: 'nao-cabe', motivo: 'outro_estado', ondeIr: 'Delegacia virtual do Piauí' },
  ])
  expect(server.bodies('POST /boletins/b1/nao-cabe')).toEqual([])
})

// EV-04
test('what has been sent can be taken back until it leaves', async () => {
  const saiEm = new Date(Date.now() + 47_000).toISOString()
  const leaving = [{ evento: 'e9', tipo: 'mensagem_da_policia' as const, saiEm }]
  server.answer('POST /boletins/b1/abrir', { body: reportOf({ andamento: progressOf({ saindo: leaving }) }) })
  server.answer('POST /boletins/b1/voltar-atras', { body: progressOf({ versao: 8 }) })
  await open()
  await click(/Voltar atrás/)
  await vi.waitFor(() => expect(screen.queryByRole('complementary', { name: 'Saindo' })).toBeNull())
  expect(server.bodies('POST /boletins/b1/voltar-atras')).toEqual([{ evento: 'e9' }])
})

// OF-18
describe('whoever loses the report', () => {
  const moura = {
    id: 'o2',
    nome: 'R. Moura',
    cargo: 'delegado',
    ate: '2026-11-23T14:02:00Z',
    minha: false,
  } as const
  test('is told by whom, and keeps the text', async () => {
    server.answer('POST /boletins/b1/mensagem', {
      status: 412,
      body: {
        erro: 'mudou',
        mensagem: 'Mudou.',
        quem: 'R. Moura',
        o_que: 'pegou',
        quando: '2026-11-23T14:02:00Z',
        andamento: progressOf({ versao: 9, posse: moura }),
      },
    })
    await open('mensagem')
    write(/texto, em/, 'Bom dia.')
    submit()
    expect(
      await screen.findByText(/O boletim mudou desde que você leu \(R. Moura, pegou o boletim, 11h02\)/),
    ).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/texto, em/).value).toBe('Bom dia.')
    expect(screen.getByText(/Este boletim passou a R. Moura/)).toBeTruthy()
  })
  test('hears it from the page when the lease ran out, and can claim it again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { posse, ...free } = progressOf({ versao: 8 })
    expect(posse?.minha).toBe(true)
    server.answer('GET /boletins/b1/andamento?olhando=sim', { body: free })
    server.answer('POST /boletins/b1/pegar', { body: progressOf({ versao: 9 }) })
    await open()
    await act(() => vi.advanceTimersByTimeAsync(20_500))
    expect(await screen.findByText(/A sua posse terminou/)).toBeTruthy()
    await click('Pegar de novo')
    await vi.waitFor(() => expect(screen.queryByText(/A sua posse terminou/)).toBeNull())
  })
  test('is told that another unit has it, whoever sent it there, and is asked nothing more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    server.answer(
      'GET /boletins/b1/andamento?olhando=sim',
      refused(404, 'nao-encontrado', 'Não encontramos.'),
    )
    await act(() => vi.advanceTimersByTimeAsync(20_500))
    expect(await screen.findByText(/está com outra unidade/)).toBeTruthy()
    expect(screen.queryByText(/Sem ligação com o servidor|A sua posse terminou/)).toBeNull()
    expect(screen.queryByRole('button', { name: /Responder/ })).toBeNull()
    const asked = server.sent.length
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(server.sent).toHaveLength(asked)
  })
  test('who has forwarded it reads the same at once', async () => {
    server.answer('GET /unidades', { body: [{ id: 8, nome: 'DEAM Capanema', leitores: 1 }] })
    const { posse: _, ...free } = progressOf({ versao: 8, unidade: { id: 8, nome: 'DEAM Capanema' } })
    server.answer('POST /boletins/b1/encaminhar', { body: free })
    server.answer('POST /boletins/b1/abrir', {
      body: reportOf({
        andamento: progressOf({
          atos: [{ ato: 'encaminhar', permitido: true, segundaAssinatura: false }],
        }),
      }),
    })
    await open('encaminhar')
    await screen.findByRole('option', { name: 'DEAM Capanema: 1 pessoa pode ler' })
    fireEvent.change(screen.getByLabelText('Para que unidade'), { target: { value: '8' } })
    submit()
    expect(await screen.findByText(/está com outra unidade/)).toBeTruthy()
    expect(screen.queryByText(/A sua posse terminou/)).toBeNull()
  })
  test('is told that the server is away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    server.answer('GET /boletins/b1/andamento?olhando=sim', { status: 503 })
    await act(() => vi.advanceTimersByTimeAsync(20_500))
    expect(await screen.findByText(/Sem ligação com o servidor/)).toBeTruthy()
  })
})

test('what is not possible now says why', async () => {
  await open()
  expect(screen.getByText(/A unidade ainda não apura/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Arquivar' })).toBeNull()
})

// OF-12
test('whoever has the report can keep it for longer', async () => {
  server.answer('POST /boletins/b1/pegar', { body: progressOf({ versao: 9 }) })
  await open()
  expect(screen.queryByRole('button', { name: 'Pegar' })).toBeNull()
  await click('Ficar mais tempo')
  await vi.waitFor(() => expect(server.bodies('POST /boletins/b1/pegar')).toHaveLength(1))
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deskServer } from '../../api/desk-server.fixture.ts'
import { progressOf, reportOf } from '../../report/desk-report.fixture.ts'
import { ReportView } from './report-view.tsx'

let server: ReturnType<typeof deskServer>
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server = deskServer({
    'POST /boletins/b1/rascunhos': { status: 204 },
    'GET /boletins/b1/andamento?olhando=sim': { body: progressOf() },
    'GET /boletins/b1/evidencias': { body: [] },
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const write = (value: string) => fireEvent.change(screen.getByLabelText(/texto, em/), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') ?? document.body)
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const versions = (name: string) =>
  server.sent.filter(({ call }) => call.endsWith(name)).map(({ headers }) => headers.get('if-match'))
const kept = () => server.bodies('POST /boletins/b1/rascunhos')
const draftOf = (texto: string) => ({ tipo: 'mensagem', texto: JSON.stringify({ modelo: '', texto }) })

// OF-31
test('an act goes with the version that was read, until what came is read', async () => {
  const came = {
    versao: 8,
    tipo: 'correcao_respondida',
    quando: '2026-11-23T13:02:00Z',
    quem: 'Quem registrou',
    meu: false,
  } as const
  const now = progressOf({ versao: 8, recentes: [came] })
  server.answer('GET /boletins/b1/andamento?olhando=sim', { body: now })
  server.answer('POST /boletins/b1/reler', {
    body: reportOf({ andamento: now, relatoOriginal: 'Lido de novo.' }),
  })
  for (const name of ['pegar', 'mensagem']) server.answer(`POST /boletins/b1/${name}`, { body: now })
  render(<ReportView report={reportOf()} first="mensagem" />)
  write('Bom dia.')
  await act(() => vi.advanceTimersByTimeAsync(20_500))
  expect(await screen.findByText('Quem registrou: Correção respondida, 10h02')).toBeTruthy()
  submit()
  await vi.waitFor(() => expect(versions('/mensagem')).toEqual(['"7"']))
  click('Ficar mais tempo')
  await vi.waitFor(() => expect(versions('/pegar')).toEqual(['"8"']))
  click('Ver o que chegou')
  expect(await screen.findByText('Lido de novo.')).toBeTruthy()
  expect(screen.queryByText(/Chegou algo/)).toBeNull()
  click(/^Responder/)
  write('Obrigada.')
  submit()
  await vi.waitFor(() => expect(versions('/mensagem')).toEqual(['"7"', '"8"']))
})

// OF-14
test('what is written stays when the dialog closes, and is kept at once', async () => {
  render(<ReportView report={reportOf()} first="mensagem" />)
  write('Bom dia.')
  click('Voltar')
  await vi.waitFor(() => expect(kept()).toEqual([draftOf('Bom dia.')]))
  click(/^Responder/)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/texto, em/).value).toBe('Bom dia.')
  write('Bom dia, tudo bem?')
  cleanup()
  await vi.waitFor(() => expect(kept()).toEqual([draftOf('Bom dia.'), draftOf('Bom dia, tudo bem?')]))
})

// OF-14
test('what was sent does not stand there again, nor is it kept again', async () => {
  const rascunhos = [{ ...draftOf('Ontem'), guardadoEm: '2026-11-22T12:00:00Z' }] as never
  server.answer('POST /boletins/b1/mensagem', { body: progressOf({ versao: 8 }) })
  render(<ReportView report={reportOf({ rascunhos })} first="mensagem" />)
  write('Ontem e hoje')
  submit()
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(kept()).toEqual([{ tipo: 'mensagem', texto: '' }])
  click(/^Responder/)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/texto, em/).value).toBe('')
})

// OF-18
test('an answer that was asked for before the line was lost does not hide that it was', async () => {
  const planned = fetch
  let answer: (answer: Response) => void = () => {}
  let asked = 0
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.includes('/andamento')) return planned(address, init)
    asked += 1
    return asked === 1
      ? new Promise<Response>((resolve) => (answer = resolve))
      : Promise.reject(new Error('offline'))
  })
  render(<ReportView report={reportOf()} first={undefined} />)
  await act(() => vi.advanceTimersByTimeAsync(41_000))
  expect(screen.getByText('Sem ligação com o servidor.')).toBeTruthy()
  await act(async () => answer(new Response(JSON.stringify(progressOf()))))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText('Sem ligação com o servidor.')).toBeTruthy()
})

// OF-20
test('who archived it reads what was done, and of no loss', async () => {
  const atos = [{ ato: 'arquivar', permitido: true, segundaAssinatura: false }] as const
  const { posse: _, ...closed } = progressOf({ versao: 9, estado: 'arquivado_na_unidade' })
  server.answer('POST /boletins/b1/arquivar', { body: closed })
  render(<ReportView report={reportOf({ andamento: progressOf({ atos: [...atos] }) })} first="arquivar" />)
  submit()
  const done = await screen.findByText('Arquivado na unidade.')
  expect(done.closest('[role=status]')?.textContent).toContain('O boletim não está mais com você')
  expect(screen.queryByText(/A sua posse terminou/)).toBeNull()
})

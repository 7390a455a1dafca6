import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer, refused } from '../../api/desk-server.fixture.ts'
import { AuditPage } from './audit-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const hash = (digit: string) => digit.repeat(64)
const entry = (entrada: number, more: object = {}) => ({
  entrada,
  quando: '2026-11-23T12:00:00Z',
  ato: 'abriu',
  quem: { id: 'x', nome: 'C. Duarte' },
  funcao: 'investigador/7',
  unidade: 'Delegacia de Salinópolis',
  sobre: '00277/2026.000171-4',
  motivo: 'triagem',
  anterior: hash('a'),
  hash: hash('b'),
  ...more,
})
const page = (entradas: object[]) => ({
  body: {
    cabeca: { entrada: 9, hash: hash('b') },
    entradas,
    mais: false,
    unidades: [{ id: 7, nome: 'Delegacia de Salinópolis' }],
  },
})
const noted = (entrada: number, contida: boolean) => ({
  entrada,
  hash: hash('c'),
  anotadaEm: '2026-11-20T12:00:00Z',
  por: 'A. Prado',
  contida,
})

async function open(answers: Parameters<typeof deskServer>[0] = {}) {
  const server = deskServer({
    'POST /auditoria': page([entry(9)]),
    'GET /auditoria/alertas': { body: [] },
    'GET /auditoria/cabecas': { body: [] },
    ...answers,
  })
  render(<AuditPage />)
  await screen.findByLabelText('Matrícula de quem fez')
  return server
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))

// OF-33
test('filters are sent together, go on through the pages and are cleared', async () => {
  const server = await open()
  await screen.findByRole('option', { name: 'Delegacia de Salinópolis', hidden: true })
  type('Matrícula de quem fez', ' 5501 ')
  type('Unidade', '7')
  type('Número do boletim', '00277/2026.000171-4')
  type('Ato', 'abriu')
  type('Do dia', '2026-11-01')
  type('Até o dia', '2026-11-23')
  server.answer('POST /auditoria', {
    body: { ...page([entry(8)]).body, mais: true },
  })
  press('Filtrar')
  const filters = {
    matricula: '5501',
    unidade: 7,
    boletim: '00277/2026.000171-4',
    ato: 'abriu',
    de: '2026-11-01',
    ate: '2026-11-23',
  }
  fireEvent.click(await screen.findByRole('button', { name: 'Mais antigas' }))
  await vi.waitFor(() =>
    expect(server.bodies('POST /auditoria')).toEqual([{}, filters, { ...filters, antes: 8 }]),
  )
  press('Limpar')
  await vi.waitFor(() => expect(server.bodies('POST /auditoria').at(-1)).toEqual({}))
})

// OF-33
test('nothing found says so; what the server refuses is said, and the filters stay to be mended', async () => {
  const server = await open()
  // Until the first page is there the button is busy.
  await screen.findByRole('option', { name: 'Delegacia de Salinópolis', hidden: true })
  server.answer('POST /auditoria', page([]))
  type('Matrícula de quem fez', '5501')
  press('Filtrar')
  expect(await screen.findByText('Nada com estes filtros')).toBeTruthy()
  server.answer(
    'POST /auditoria',
    refused(422, 'matricula-desconhecida', 'Ninguém tem esta matrícula na mesa.'),
  )
  type('Matrícula de quem fez', '000')
  press('Filtrar')
  expect(await screen.findByText(/Ninguém tem esta matrícula/)).toBeTruthy()
  expect((screen.getByLabelText('Matrícula de quem fez') as HTMLInputElement).value).toBe('000')
  // The head and the units of before are still there.
  expect(screen.getByText(hash('b'))).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Delegacia de Salinópolis', hidden: true })).toBeTruthy()
})

// OF-33
test.each([
  [
    { ato: 'recusado', motivo: 'abrir: muitas-aberturas' },
    'Abrir um boletim: abriu boletins demais nesta hora',
  ],
  [{ ato: 'recusado', motivo: 'coisa-nova: regra-nova' }, 'Outro pedido: a regra da mesa não deixou'],
  [{ ato: 'buscou', motivo: 'chave_pix: golpe: talão 4' }, 'Chave Pix: golpe: talão 4'],
  [{ ato: 'abriu', motivo: 'outro: talão 41' }, 'Outro: talão 41'],
  [{ ato: 'entre-unidades', motivo: 'apuracao: talão 41' }, 'Apuração em curso: talão 41'],
  [{ ato: 'reenviou', motivo: 'avisos: 2' }, '2 avisos'],
  [{ ato: 'convidou', motivo: 'delegado/3' }, 'delegado ou delegada'],
  [{ ato: 'leu-registro', motivo: 'unidade 7, ato entre-unidades' }, 'unidade 7, ato “Abriu entre unidades”'],
  [
    { ato: 'entregou', funcao: 'recebedor/sisp', unidade: undefined, quem: undefined, motivo: 'pacote' },
    'sistema sisp',
  ],
])('an entry is read in words and never by the names of the wire (%#)', async (given, said) => {
  await open({ 'POST /auditoria': page([entry(9, given)]) })
  expect(await screen.findByText(said)).toBeTruthy()
})

// OF-34
test('a head is noted, and each one says whether the chain of today contains it', async () => {
  const server = await open({
    'GET /auditoria/cabecas': { body: [noted(12, false), noted(8, true)] },
    'POST /auditoria/cabecas': { status: 204 },
    'POST /auditoria/cabecas/tirar': { status: 204 },
  })
  const missing = (await screen.findByText(/não está na cadeia de hoje/)).closest('li') as HTMLElement
  expect(within(missing).getByText('Entrada 12')).toBeTruthy()
  const there = screen.getByText(/^está na cadeia de hoje/).closest('li')
  expect(there?.textContent).toMatch(/Entrada 8.*: está na cadeia de hoje/)
  type('Número da entrada', '9')
  type('Hash', hash('b'))
  fireEvent.submit(screen.getByLabelText('Hash').closest('form') as HTMLElement)
  await vi.waitFor(() =>
    expect(server.bodies('POST /auditoria/cabecas')).toEqual([{ entrada: 9, hash: hash('b') }]),
  )
  await vi.waitFor(() => expect((screen.getByLabelText('Hash') as HTMLInputElement).value).toBe(''))
  press('Anotei errado: tirar a entrada 12')
  await vi.waitFor(() =>
    expect(server.bodies('POST /auditoria/cabecas/tirar')).toEqual([{ entrada: 12, hash: hash('c') }]),
  )
})

import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { occurrences } from './occurrences.fixture.ts'

// A busy machine draws slowly; what is waited for comes.

const asked: string[] = []

beforeEach(() => {
  vi.resetModules()
  asked.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const body = path === '/api/ajustes' ? { validaDocumentos: true } : occurrences
    return Promise.resolve(Response.json(body))
  })
})

afterEach(() => {
  cleanup()
  vi.doUnmock('./likely/likely.ts')
  vi.unstubAllGlobals()
})

async function drawn(): Promise<void> {
  const { OccurrenceChoice } = await import('./occurrence-choice.tsx')
  render(<OccurrenceChoice municipality={undefined} />)
  await screen.findByRole('region', { name: 'Segurança em casa e na família' })
}

const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))

// SE-01, SE-02
test('own words find the kind, and say why', async () => {
  await drawn()
  type('perdi meu RG')
  await screen.findByRole('heading', { name: 'Parece com' })
  const first = screen.getAllByRole('link')[0]
  expect(first?.getAttribute('href')).toBe('/extravio')
  expect(first?.textContent).toContain('Porque você escreveu perdi RG')
  expect(screen.getByText(/^Parece com/, { selector: '[role=status]' }).textContent).toContain(
    'Perda ou extravio',
  )
})

// SE-03
test('care comes before any kind, and is heard', async () => {
  await drawn()
  type('meu marido me bateu')
  const care = await screen.findByRole('region', { name: 'Você está em segurança?' })
  expect(
    within(care)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(expect.arrayContaining(['tel:190', 'tel:192', 'tel:180']))
  const like = screen.getByRole('heading', { name: 'Parece com' })
  expect(care.compareDocumentPosition(like)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/^Você está em segurança\? 190/, { selector: '[role=status]' })).toBeTruthy()
})

// SE-03, SE-04
test('what is not reported here is no dead end', async () => {
  await drawn()
  type('suicídio')
  const care = await screen.findByRole('region', { name: /Sua vida importa/ })
  expect(within(care).getByRole('link', { name: /188/ })).toBeTruthy()
  expect(screen.queryByText(/Nenhuma ocorrência/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Não é isso: ver todos os tipos' }))
  await screen.findByRole('region', { name: 'Segurança em casa e na família' })
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  expect(document.activeElement?.textContent).toContain('Segurança em casa')
})

// SE-04
test('where nothing is found the message stands, with the way to the whole list; nothing was asked for', async () => {
  await drawn()
  const before = asked.length
  type('nave espacial')
  await screen.findByText(/Nenhuma ocorrência com essa palavra/)
  await screen.findByRole('button', { name: /ver todos os tipos/ })
  type('estupro')
  await screen.findByRole('region', { name: 'A culpa não é sua' })
  expect(asked.slice(before)).toEqual([])
  for (const kept of [localStorage, sessionStorage])
    expect(Object.values(kept).join()).not.toMatch(/nave|estupro/)
})

test('a place of the portal is led to', async () => {
  await drawn()
  type('validar documento')
  const way = await screen.findByRole('link', { name: 'Validar um documento' })
  expect(way.getAttribute('href')).toBe('/validar')
  type('segunda via do boletim')
  await screen.findByRole('button', { name: /Segunda via de um boletim/ })
})

// SE-04
test('while the model loads, and where it does not, names are filtered as without it', async () => {
  vi.doMock('./likely/likely.ts', () => {
    throw new Error('not loaded')
  })
  await drawn()
  type('gado')
  await waitFor(() => expect(hrefs()).toEqual(['/agrarios']))
  type('perdi meu rg')
  await screen.findByText(/Nenhuma ocorrência com essa palavra/)
  expect(screen.queryByText('Parece com')).toBeNull()
})

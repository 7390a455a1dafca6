import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { deskServer, refused } from '../../api/desk-server.fixture.ts'
import { SearchPage } from './search-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function fill(): void {
  fireEvent.change(screen.getByLabelText('O que buscar'), { target: { value: 'imei' } })
  fireEvent.change(screen.getByLabelText('Identificador'), { target: { value: '490154203237518' } })
  fireEvent.change(screen.getByLabelText(/Motivo da busca/), { target: { value: 'talão 41' } })
  fireEvent.submit(document.querySelector('form') ?? document)
}
const left = { 'GET /buscas': { body: { restam: 17, limite: 20 } } }

// DU-07
test('the answer leads to own reports and names the unit to ask for others', async () => {
  const achados = [
    { unidade: { id: 7, nome: 'Salinópolis' }, boletim: { id: 'b1', numero: '00277/2026.000171-4' } },
    { unidade: { id: 9, nome: 'DEAM Capanema' } },
  ]
  const server = deskServer({ ...left, 'POST /buscas': { body: { restam: 16, limite: 20, achados } } })
  render(<SearchPage />)
  expect(await screen.findByText(/Restam 17 de 20/)).toBeTruthy()
  fill()
  const link = await screen.findByRole('link', { name: '00277/2026.000171-4' })
  expect(link.getAttribute('href')).toContain('/boletins/b1')
  expect(screen.getByText(/pergunte lá/)).toBeTruthy()
  expect(screen.getByText(/Restam 16 de 20/)).toBeTruthy()
  expect(server.bodies('POST /buscas')).toEqual([
    { tipo: 'imei', valor: '490154203237518', motivo: 'talão 41' },
  ])
})

// DU-07
test('what was used stays counted while another search runs, and after one that is refused', async () => {
  let asked = 0
  deskServer({
    ...left,
    'POST /buscas': () =>
      (asked += 1) === 1
        ? { body: { restam: 16, limite: 20, achados: [] } }
        : refused(422, 'identificador-invalido', 'Este número não é de um IMEI.'),
  })
  render(<SearchPage />)
  fill()
  expect(await screen.findByText(/Restam 16 de 20/)).toBeTruthy()
  fill()
  expect(await screen.findByText(/não é de um IMEI/)).toBeTruthy()
  expect(screen.getByText(/Restam 16 de 20/)).toBeTruthy()
})

// DU-07
test.each([
  ['nothing found', { body: { restam: 16, limite: 20, achados: [] } }, /não prova que não existe/],
  ['none left', refused(429, 'muitas-buscas', 'Você já fez todas as buscas de hoje.'), /todas as buscas/],
])('%s is said', async (_, answer, said) => {
  deskServer({ ...left, 'POST /buscas': answer })
  render(<SearchPage />)
  fill()
  expect(await screen.findByText(said)).toBeTruthy()
})

import { createServer, type Server } from 'node:http'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { getStartChoice } from '../../portal/start-choice.ts'
import type { HomePage as HomePageOfSource } from './home-page.tsx'
import { occurrences } from './register/occurrences.fixture.ts'

const few = [
  {
    id_crime: 3,
    id_crime_cidadao: 3,
    ds_crime_dv2: 'Perda ou extravio',
    card_descricao: 'Documento que sumiu',
    url_dv_s2: 'extravio',
  },
  {
    id_crime: 6,
    id_crime_cidadao: 6,
    ds_crime_dv2: 'Ameaça',
    card_descricao: 'Prometeram fazer mal',
    url_dv_s2: '/ameaca',
  },
]
// A busy machine renders slowly.

let server: Server
let addressKnown = true
let offer: readonly object[] = few
let validation = false
let geolocation = false
const requests: string[] = []

/** A small server for this test; jsdom's fetch needs whole addresses, so the page's paths are completed. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    requests.push(path)
    const cors = { 'access-control-allow-origin': '*' }
    if (path === '/api/segunda-via')
      return response.writeHead(303, { ...cors, location: '/api/segunda-via/error' }).end()
    if (path === '/api/USER_IP' && !addressKnown) return response.writeHead(500, cors).end()
    const body = [
      { of: 'LISTA_CRIMES', is: offer },
      { of: 'COMBO_LOCALIDADE', is: [] },
      { of: 'ajustes', is: { validaDocumentos: validation, exigeLocalizacao: geolocation } },
    ].find(({ of }) => path.includes(of))?.is ?? { ip: '10.1.2.3' }
    return response.writeHead(path.endsWith('error') ? 404 : 200, cors).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${address.port}${path}`, init),
  )
})

afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

/** The page and what it keeps while it is open are new in each test. */
let HomePage: typeof HomePageOfSource
beforeEach(async () => {
  vi.resetModules()
  ;({ HomePage } = await import('./home-page.tsx'))
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  addressKnown = true
  offer = few
  validation = false
  geolocation = false
  Reflect.deleteProperty(navigator, 'geolocation')
})

const offered = () =>
  screen
    .queryAllByRole('link')
    .flatMap((link) => link.getAttribute('href') ?? [])
    .filter((href) => /^\/(extravio|ameaca)$/.test(href))

// SH-09
test('the occurrences come from the service and are filtered without accents', async () => {
  render(<HomePage />)
  await waitFor(() => expect(offered()).toEqual(['/extravio', '/ameaca']))
  const filter = screen.getByRole('searchbox', { name: 'O que aconteceu?' })
  fireEvent.change(filter, { target: { value: 'AMEACA' } })
  await waitFor(() => expect(offered()).toEqual(['/ameaca']))
  fireEvent.change(filter, { target: { value: 'nave espacial' } })
  await screen.findByText(/Nenhuma ocorrência com essa palavra/)
})

// SH-09
test('a long list comes in groups, violence first and open, and as one list while it is filtered', async () => {
  offer = occurrences
  render(<HomePage />)
  const safety = await screen.findByRole('region', { name: 'Segurança em casa e na família' })
  expect(
    within(safety)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/violencia', '/violencia_contra_mulher', '/violencia-condominio'])
  const groups = [...document.querySelectorAll('details:has(a[href="/furto"], a[href="/obito"])')]
  expect(groups.map((group) => group.hasAttribute('open'))).toEqual([true, false])
  expect(groups[0] && safety.compareDocumentPosition(groups[0])).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const routes = occurrences.map(({ url_dv_s2 }) => `/${url_dv_s2}`)
  const chosen = () =>
    screen
      .getAllByRole('link', { hidden: true })
      .flatMap((link) => link.getAttribute('href') ?? [])
      .filter((href) => routes.includes(href))
  expect(new Set(chosen())).toEqual(new Set(routes))
  expect(chosen()).toHaveLength(routes.length)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'invasao' } })
  await waitFor(() => expect(screen.queryByRole('region', { name: /Segurança/ })).toBeNull())
  expect(chosen()).toEqual(['/invasaoinf', '/agrarios'])
})

// SH-08
test('the residence is kept for the wizard', () => {
  render(<HomePage />)
  expect(getStartChoice()).toEqual({ idLocalMoradia: 1 })
  fireEvent.click(screen.getByRole('radio', { name: 'Sou turista estrangeiro(a)' }))
  expect(getStartChoice()).toEqual({ idLocalMoradia: 2, asked: true })
})

// SH-10
test('an address that could not be loaded is explained and requested again; the list stays usable', async () => {
  addressKnown = false
  render(<HomePage />)
  expect(screen.getByText('Reconhecendo a sua conexão…')).toBeTruthy()
  await waitFor(() => expect(offered()).toHaveLength(2))
  expect(await screen.findByText(/bloqueador de anúncios ou um firewall/)).toBeTruthy()
  addressKnown = true
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('10.1.2.3')).toBeTruthy()
})

// SH-07
test.each([true, false])('with the setting %s the validation card shows or not', async (shows) => {
  validation = shows
  render(<HomePage />)
  await screen.findByText('10.1.2.3')
  const card = () => screen.queryByRole('region', { name: 'Validar um documento' })
  await waitFor(() => expect(card() !== null).toBe(shows))
  const ways = screen.queryAllByRole('link', { name: 'Validar documento' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(shows ? ['/validar'] : [])
})

/** A device that shares its position or not, as the person answers. */
function deviceThat(answers: (yes: () => void, no: (code: number) => void) => void): void {
  const getCurrentPosition = (onPlace: (place: object) => void, onFailure: (error: object) => void) =>
    answers(
      () => onPlace({ coords: { latitude: -1.45, longitude: -48.49 } }),
      (code) => onFailure({ code, PERMISSION_DENIED: 1 }),
    )
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
}

// SH-10
describe('where the operator requires the position of the device', () => {
  const allow = () => screen.findByRole('button', { name: 'Permitir a localização' })

  test('the list is shown once it is shared', async () => {
    geolocation = true
    deviceThat((yes) => yes())
    render(<HomePage />)
    fireEvent.click(await allow())
    await waitFor(() => expect(offered()).toHaveLength(2))
  })

  test.each([
    [1, 'A localização foi negada'],
    [2, 'Localização não encontrada'],
  ])('a refusal (%i) is explained with a guide and can be reversed: %s', async (code, title) => {
    geolocation = true
    let refused = true
    deviceThat((yes, no) => (refused ? no(code) : yes()))
    render(<HomePage />)
    fireEvent.click(await allow())
    expect(await screen.findByRole('region', { name: title })).toBeTruthy()
    expect(screen.getByText('Como ligar a localização')).toBeTruthy()
    expect(offered()).toEqual([])
    refused = false
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(offered()).toHaveLength(2))
  })

  test('a browser without geolocation gets an explanation', async () => {
    geolocation = true
    render(<HomePage />)
    expect(await screen.findByText(/Geolocalização não suportada pelo navegador/)).toBeTruthy()
  })
})

// FI-06
test('a second copy: a typing error and the number of the report are told apart at once, an answer from an error address counts as none', async () => {
  render(<HomePage />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de autenticação digital' })
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Pedir segunda via' }))
  field.value = 'ABCD-1234-EFGH-5678'
  ask()
  await screen.findByText(/erro de digitação/)
  expect(requests).not.toContain('/api/segunda-via')
  field.value = '00277/2026.000001-9'
  ask()
  await screen.findByText(/Esse é o número do boletim. Aqui vale outro/)
  expect(requests).not.toContain('/api/segunda-via')
  field.value = authenticationCode(new Uint8Array(15).fill(7)).toLowerCase()
  ask()
  await screen.findByText(/Não encontramos um boletim/)
  expect(requests).toContain('/api/segunda-via')
  expect(document.activeElement).toBe(field)
})

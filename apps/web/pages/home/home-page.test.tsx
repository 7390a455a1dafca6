import { createServer, type Server } from 'node:http'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { getStartChoice } from '../../app/start-choice.ts'
import { HomePage } from './home-page.tsx'

const occurrences = [
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
let server: Server
let addressKnown = true
const asked: string[] = []

/** A small service of its own; jsdom's fetch needs whole addresses, so the page's paths are completed. */
beforeAll(async () => {
  server = createServer((request, reply) => {
    const path = request.url ?? ''
    asked.push(path)
    const cors = { 'access-control-allow-origin': '*' }
    if (path === '/api/segunda-via')
      return reply.writeHead(303, { ...cors, location: '/api/segunda-via/error' }).end()
    if (path === '/api/USER_IP' && !addressKnown) return reply.writeHead(500, cors).end()
    const list = path.includes('LISTA_CRIMES') ? occurrences : path.includes('COMBO_') ? [] : undefined
    const body = list ?? { ip: '10.1.2.3' }
    return reply.writeHead(path.endsWith('error') ? 404 : 200, cors).end(JSON.stringify(body))
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

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  addressKnown = true
})

const offered = () =>
  screen
    .getAllByRole('link')
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

test('the residence is kept for the wizard', () => {
  render(<HomePage />)
  expect(getStartChoice()).toEqual({ idLocalMoradia: 1 })
  fireEvent.click(screen.getByRole('radio', { name: 'Sou turista estrangeiro' }))
  expect(getStartChoice()).toEqual({ idLocalMoradia: 2 })
})

test('an address that could not be had is explained and asked for again', async () => {
  addressKnown = false
  render(<HomePage />)
  expect(await screen.findByText(/bloqueador de anúncios ou um firewall/)).toBeTruthy()
  addressKnown = true
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('10.1.2.3')).toBeTruthy()
})

// FI-06
test('a second copy: a typing error is told at once, an answer from an error address counts as none', async () => {
  render(<HomePage />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de autenticação digital' })
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Pedir segunda via' }))
  field.value = 'ABCD-1234-EFGH-5678'
  ask()
  await screen.findByText(/erro de digitação/)
  expect(asked).not.toContain('/api/segunda-via')
  field.value = authenticationCode(new Uint8Array(15).fill(7)).toLowerCase()
  ask()
  await screen.findByText(/Não encontramos um boletim/)
  expect(asked).toContain('/api/segunda-via')
  expect(document.activeElement).toBe(field)
})

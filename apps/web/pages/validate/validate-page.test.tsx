import { createServer, type Server } from 'node:http'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Validation } from '@delegacia/contract/validation'
import { authenticationCode } from '@delegacia/domain/rules/authentication-code'
import { ValidatePage } from './validate-page.tsx'

const code = authenticationCode(new Uint8Array(15).fill(7))
const issued = {
  tipo: 'Boletim de ocorrência',
  numero: '00277/2026.000001-9',
  emitidoEm: '2026-11-21T12:00:00-03:00',
  assinante: 'Delegacia Virtual TESTE',
  sha256: 'a'.repeat(64),
}
const wholeCrypto = crypto
let server: Server
let answer: Validation | 'failure'
const requests: string[] = []

/** A small server for this test; jsdom's fetch needs whole addresses, so the page's paths are completed. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      // The title of each page asks for the settings of the operator.
      if (request.url !== '/api/ajustes') requests.push(`${request.method} ${request.url} ${body}`)
      response.writeHead(answer === 'failure' ? 500 : 200, cors).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${address.port}${path}`, init),
  )
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView ??= () => {}
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})
beforeEach(() => void requests.splice(0))
afterEach(() => {
  cleanup()
  vi.stubGlobal('crypto', wholeCrypto)
})

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de autenticação digital' })
const check = () => fireEvent.click(screen.getByRole('button', { name: 'Conferir' }))

test('a known document: which one, when it was issued and who signed it', async () => {
  answer = { situacao: 'valido', ...issued }
  render(<ValidatePage typed={code.replaceAll('-', '')} />)
  await screen.findByRole('region', { name: 'Este número é de um documento que emitimos' })
  expect(requests).toEqual([`POST /api/validar-documento ${JSON.stringify({ codigo: code })}`])
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual([
    'Boletim de ocorrência',
    issued.numero,
    '21 de novembro de 2026 às 12:00',
    'Delegacia Virtual TESTE',
  ])
})

test('the reference of a QR code is sent as it is, and is shown in no field', async () => {
  answer = { situacao: 'valido', ...issued }
  render(<ValidatePage typed="0123456789ABCDEF0123" />)
  await screen.findByText('Este número é de um documento que emitimos')
  expect(requests).toEqual(['POST /api/validar-documento {"codigo":"0123456789abcdef0123"}'])
  expect(field().value).toBe('')
})

test('after a scan whose code was not kept the page says why it asks for it, until it has one', async () => {
  answer = { situacao: 'valido', ...issued }
  render(<ValidatePage scanGone />)
  screen.getByText(/esta página não guarda/)
  expect([field().value, requests]).toEqual(['', []])
  fireEvent.change(field(), { target: { value: code } })
  check()
  await screen.findByText('Este número é de um documento que emitimos')
  expect(screen.queryByText(/não guarda/)).toBeNull()
})

test('a cancelled one is never called valid', async () => {
  answer = { situacao: 'cancelado', ...issued, canceladoEm: '2026-11-22T08:30:00-03:00' }
  render(<ValidatePage typed={code} />)
  await screen.findByRole('region', { name: 'Este documento foi cancelado' })
  expect(screen.queryByText(/documento que emitimos/)).toBeNull()
})

test('an unknown number has its own message, and the way to type it again', async () => {
  answer = { situacao: 'desconhecido' }
  render(<ValidatePage typed={code} />)
  await screen.findByRole('region', { name: 'Não conhecemos este número' })
  await screen.findByRole('region', { name: 'Digite o número de novo' })
  expect(field().value).toBe(code)
})

test('a number that is typed stays out of the address and the history', async () => {
  answer = { situacao: 'valido', ...issued }
  render(<ValidatePage />)
  fireEvent.change(field(), { target: { value: code } })
  check()
  await screen.findByRole('region', { name: 'Este número é de um documento que emitimos' })
  expect(location.href).not.toContain(code.slice(0, 4))
})

test('a typing error is shown at once, in the address as in the field, without a request', async () => {
  answer = { situacao: 'valido', ...issued }
  render(<ValidatePage typed="ABCD1234EFGH5678" />)
  await screen.findByText(/erro de digitação/)
  field().value = `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`
  check()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Conferir' }).getAttribute('aria-busy')).not.toBe('true'),
  )
  await screen.findByText(/erro de digitação/)
  expect(requests).toEqual([])
  field().value = code.toLowerCase()
  check()
  await screen.findByText('Este número é de um documento que emitimos')
  expect(screen.queryByText(/erro de digitação/)).toBeNull()
})

test('a failure of the service says nothing about the document and can be tried again', async () => {
  answer = 'failure'
  render(<ValidatePage typed={code} />)
  await screen.findByText(/não quer dizer que o documento seja falso/)
  expect(screen.queryByText(/Não conhecemos/)).toBeNull()
  answer = { situacao: 'valido', ...issued }
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  await screen.findByText('Este número é de um documento que emitimos')
})

test('a browser that may not hash says why, instead of a file button that cannot work', async () => {
  vi.stubGlobal('crypto', {})
  answer = { situacao: 'valido', ...issued }
  render(<ValidatePage typed={code} />)
  await screen.findByText(/começa com https/)
  expect(screen.queryByLabelText('Escolher o PDF')).toBeNull()
})

import { calls } from '@delegacia/contract/calls'
import { afterEach, expect, test, vi } from 'vitest'
import { answerFor } from './answer-request.ts'

afterEach(() => vi.unstubAllGlobals())

const request = (path: string, init?: RequestInit) => new Request(new URL(path, location.origin), init)

/** Stubs the network and what is kept under each path. */
function stub(answer: () => Promise<Response>, kept: Readonly<Record<string, Response>> = {}): void {
  const stored = { '/completo': new Response('1'), ...kept }
  vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>(answer))
  vi.stubGlobal('caches', {
    keys: async () => ['portal pt-br x'],
    match: async (path: string) => stored[path as keyof typeof stored]?.clone(),
  })
}

const ofLists = /^\/(?:listas$|COMBO_|LISTA_(?!LOGRADOURO)|TAMANHO_DO_RELATO$)/
const ofSettings = ['/ajustes', '/mapa', '/assinaturas']

// OFF-13
test('of all calls of the contract only lists and settings are answered, and no other is looked at', () => {
  stub(() => Promise.resolve(Response.json([])))
  const answered = calls.filter(
    ({ method, path }) => answerFor(request(`/api${path}`, { method: method.toUpperCase() })) !== undefined,
  )
  const expected = calls.filter(
    ({ method, path }) => method === 'get' && (ofLists.test(path) || ofSettings.includes(path)),
  )
  expect(answered.map(({ path }) => path)).toEqual(expected.map(({ path }) => path))
  expect(answered.length).toBeGreaterThan(30)
})

// OFF-13
test.each([
  '/api/USER_IP',
  '/api/print/277/2026000001',
  '/api/acompanhar',
  '/outra',
  'https://other.example/',
])('%s is left to the network', (path) => {
  stub(() => Promise.resolve(Response.json([])))
  expect(answerFor(request(path))).toBeUndefined()
})

const page = () => new Response('<form>Wi-Fi</form>', { headers: { 'content-type': 'text/html' } })
const lists = { '/api/listas-guardadas/pt-br': Response.json({ 'COMBO_SEXO/pt-br': ['kept'] }) }

// OFF-13
test.each([
  ['a page of the network in between', () => Promise.resolve(page())],
  ['no connection', () => Promise.reject(new TypeError('offline'))],
  ['a proxy without the station', () => Promise.resolve(new Response('', { status: 502 }))],
])('with %s a list comes from what is kept', async (_, answer) => {
  stub(answer, lists)
  const found = await answerFor(request('/api/COMBO_SEXO/pt-br'))
  expect(await found?.json()).toEqual(['kept'])
})

// OFF-13
test('an answer of the station wins, and without one that is kept the failure is passed on', async () => {
  stub(() => Promise.resolve(Response.json(['new'])), lists)
  expect(await (await answerFor(request('/api/COMBO_SEXO/pt-br')))?.json()).toEqual(['new'])
  stub(() => Promise.reject(new TypeError('offline')))
  await expect(answerFor(request('/api/COMBO_SEXO/pt-br'))).rejects.toThrow('offline')
})

// OFF-09
test('a script that is kept is not asked for again', async () => {
  stub(() => Promise.reject(new TypeError('offline')), { '/assets/start-1234567.js': new Response('kept') })
  expect(await (await answerFor(request('/assets/start-1234567.js')))?.text()).toBe('kept')
})

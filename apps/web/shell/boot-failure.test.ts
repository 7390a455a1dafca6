import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wayOutOf } from './boot-failure.ts'

beforeEach(() => {
  history.replaceState(null, '', '/#/furto')
  const settings = {
    rastreador: null,
    versaoAnterior: null,
    redirecionamentos: ['https://example.org/login', 'https://example.net/old/'],
    assedioRestrito: false,
    saida: null,
    semConexao: true,
    libras: {},
  }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(settings)))
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const here = (path: string) => new URL(path, location.origin).href

// SH-16
test.each<[unknown, string | undefined]>([
  [{ url: '/en-us/' }, here('/en-us/')],
  [Object.assign(new Error('moved'), { url: here('/termos') }), here('/termos')],
  [{ url: 'https://example.org/login?next=1' }, 'https://example.org/login?next=1'],
  [{ url: 'https://example.net/old/report/3' }, 'https://example.net/old/report/3'],
  [{ url: 'https://example.org/' }, undefined],
  [{ url: 'https://example.org/login/evil' }, undefined],
  [{ url: 'https://example.org.evil.test/login' }, undefined],
  [{ url: 'https://example.net/older/' }, undefined],
  [{ url: 'http://example.org/login' }, undefined],
  [{ url: '//evil.test/' }, undefined],
  [{ url: 'javascript:alert(1)' }, undefined],
  [{ url: 'data:text/html,hello' }, undefined],
  [{ url: '/#/furto' }, undefined],
  [{ url: 7 }, undefined],
  [new Error('plain'), undefined],
  ['https://example.org/login', undefined],
  [null, undefined],
])('the error %j leads to %s', async (error, way) => {
  expect(await wayOutOf(error)).toBe(way)
})

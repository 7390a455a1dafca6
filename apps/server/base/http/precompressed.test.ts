import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.ts'
import { createPrecompressed } from './precompressed.ts'

const source = Array.from({ length: 200 }, (_, id) => ({ id, name: `Município ${id}` }))
const text = JSON.stringify(source)

function appWith() {
  const app = Fastify()
  const serve = createPrecompressed()
  let made = 0
  const body = () => {
    made += 1
    return source
  }
  app.get('/list', (request, reply) => serve(request, reply, source, { body }))
  app.get('/small', (request, reply) => serve(request, reply, [], { cacheControl: 'no-cache' }))
  const get = (encoding?: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/list', headers: { ...headers, ...(encoding && { 'accept-encoding': encoding }) } })
  return { app, get, made: () => made }
}

describe('precompressed answers', () => {
  it('answers plain, gzip or Brotli as the client asks, the same in all', async () => {
    const { get } = appWith()
    const plain = await get()
    const zipped = await get('gzip')
    const brotli = await get('gzip, deflate, br')

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(plain.body).toBe(text)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(text)
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(text)
    expect(brotli.rawPayload.length).toBeLessThan(text.length / 5)
    for (const answer of [plain, zipped, brotli]) {
      expect(answer.headers.vary).toBe('accept-encoding')
      expect(answer.headers['cache-control']).toBe('public, max-age=3600')
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    }
  })

  it('makes the answer once, however many ask at the same time', async () => {
    const { get, made } = appWith()
    await Promise.all([get(), get('br'), get('gzip')])
    await get()
    expect(made()).toBe(1)
  })

  it('answers 304 without a body to one that has it already', async () => {
    const { get } = appWith()
    const { etag } = (await get()).headers
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const known of [etag, `"other", ${etag}`, String(etag).slice(2), '*']) {
      const again = await get('br', { 'if-none-match': String(known) })
      expect(again.statusCode).toBe(304)
      expect(again.body).toBe('')
      expect(again.headers.etag).toBe(etag)
    }
    expect((await get('br', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('leaves small answers as they are', async () => {
    const answer = await appWith().app.inject({ url: '/small', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.body).toBe('[]')
  })
})

it.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['BR; Q=0.8', 'br'],
])('of %s it takes %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})

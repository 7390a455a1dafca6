import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePortal } from './serve-portal.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(folder, 'fr-fr'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="pt-br">Início')
  writeFileSync(join(folder, 'fr-fr/index.html'), '<!doctype html><html lang="fr-fr">Accueil')
})
afterAll(() => rmSync(folder, { recursive: true }))

async function station(testSeal: boolean) {
  const app = Fastify()
  await servePortal(app, { folder, offline: true, testSeal })
  return app
}

// PA-04
test('every page of a station with the test certificate is marked, compressed too; of another none', async () => {
  const testing = await station(true)
  const real = await station(false)
  for (const [url, page] of [
    ['/', '<html data-teste lang="pt-br">Início'],
    ['/index.html', '<html data-teste lang="pt-br">Início'],
    ['/fr-fr/', '<html data-teste lang="fr-fr">Accueil'],
  ] as const) {
    expect((await testing.inject({ url })).body).toContain(page)
    expect((await real.inject({ url })).body).toContain(page.replace(' data-teste', ''))
    const packed = async (encoding: string) =>
      (await testing.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload
    expect(brotliDecompressSync(await packed('br')).toString()).toContain(page)
    expect(gunzipSync(await packed('gzip')).toString()).toContain(page)
  }
})

// PA-04
test('a marked page is revalidated, and is another one than that of the real station', async () => {
  const { headers } = await (await station(true)).inject({ url: '/' })
  expect(headers['cache-control']).toBe('no-cache')
  const again = { url: '/', headers: { 'if-none-match': String(headers['etag']) } }
  expect((await (await station(true)).inject(again)).statusCode).toBe(304)
  expect((await (await station(false)).inject(again)).statusCode).toBe(200)
})

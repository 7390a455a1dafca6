import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePortal } from './serve-portal.ts'

/** Too short a page is not compressed. */
const rest = '<p>Aqui se registra uma ocorrência.</p>'.repeat(20)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(folder, 'fr-fr'))
  mkdirSync(join(folder, 'pt-facil'))
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="pt-br">Início${rest}`)
  writeFileSync(join(folder, 'fr-fr/index.html'), `<!doctype html><html lang="fr-fr">Accueil${rest}`)
  writeFileSync(
    join(folder, 'pt-facil/index.html'),
    `<!doctype html><html lang="pt-BR-simple">Início fácil${rest}`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

async function station(testSeal: boolean) {
  const app = Fastify()
  await servePortal(app, { folder, offline: true, testSeal })
  return app
}

// PA-04, RE-01
test('every page of a station with the test certificate is marked, compressed too; of another none', async () => {
  const testing = await station(true)
  const real = await station(false)
  for (const [url, page] of [
    ['/', '<html data-teste lang="pt-br">Início'],
    ['/index.html', '<html data-teste lang="pt-br">Início'],
    ['/fr-fr/', '<html data-teste lang="fr-fr">Accueil'],
    ['/pt-facil/', '<html data-teste lang="pt-BR-simple">Início fácil'],
  ] as const) {
    expect((await testing.inject({ url })).body).toContain(page)
    expect((await real.inject({ url })).body).toContain(page.replace(' data-teste', ''))
    const packed = async (encoding: string, app = testing) =>
      (await app.inject({ url, headers: { 'accept-encoding': encoding } })).rawPayload
    expect(brotliDecompressSync(await packed('br')).toString()).toContain(page)
    expect(gunzipSync(await packed('gzip')).toString()).toContain(page)
    expect(gunzipSync(await packed('gzip', real)).toString()).not.toContain('data-teste')
  }
})

// PA-04
test('a marked page is revalidated, and is another one than that of the real station', async () => {
  const { headers } = await (await station(true)).inject({ url: '/' })
  expect(headers['cache-control']).toBe('no-cache')
  const again = { url: '/', headers: { 'if-none-match': String(headers['etag']) } }
  expect((await (await station(true)).inject(again)).statusCode).toBe(304)
  const real = await station(false)
  expect((await real.inject(again)).statusCode).toBe(200)
  // A page is read once: one that a build replaces is not mixed with scripts of another.
  const before = (await real.inject({ url: '/' })).body
  writeFileSync(join(folder, 'index.html'), 'another build')
  expect((await real.inject({ url: '/' })).body).toBe(before)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { servePortal } from './serve-portal.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-'))
writeFileSync(join(folder, 'index.html'), '<html lang="pt-br"></html>')
writeFileSync(join(folder, 'service-worker.js'), 'keep()')
afterAll(() => rmSync(folder, { recursive: true }))

const workerOf = async (offline: boolean) => {
  const app = Fastify()
  await servePortal(app, { folder, offline, testSeal: false })
  const answer = await app.inject('/service-worker.js')
  await app.close()
  return answer
}

// OFF-09
test('browsers ask for the service worker each time, and get one that ends it where the operator says so', async () => {
  const kept = await workerOf(true)
  expect([kept.body, kept.headers['cache-control']]).toEqual(['keep()', 'no-cache'])
  const ended = await workerOf(false)
  expect(ended.body).toContain('registration.unregister()')
  expect(ended.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  })
})

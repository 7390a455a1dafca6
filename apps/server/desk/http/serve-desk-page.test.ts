import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDeskHeaders } from './desk-headers.ts'
import { serveDeskPage } from './serve-desk-page.ts'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, 'index.html'), '<title>Mesa</title>')
  await writeFile(join(folder, 'assets/index-abc.js'), 'go()')
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  app = fastify()
  addDeskHeaders(app, 'https://mesa.example.org')
  await serveDeskPage(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string) => app.inject({ url })

// OF-08
test('the page comes with the policy of the desk and is asked for each time; its files are kept for good', async () => {
  const page = await get('/')
  expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([
    200,
    '<title>Mesa</title>',
    'no-cache',
  ])
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const script = await get('/assets/index-abc.js')
  expect([script.statusCode, script.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
})

// OF-08
test.each(['/.vite/manifest.json', '/assets/../.vite/manifest.json', '/nada'])(
  'nothing else of the folder is served: %s',
  async (url) => expect((await get(url)).statusCode).toBe(404),
)

test('a station whose page is not built has none, and starts', async () => {
  const bare = fastify()
  await serveDeskPage(bare, join(folder, 'nowhere'))
  expect((await bare.inject({ url: '/' })).statusCode).toBe(404)
})

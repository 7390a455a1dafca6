// @vitest-environment node
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheStorage } from './cache-storage.fixture.ts'
import { findKept, keepPortalAtLast } from './kept-portal.ts'

const script = 'run()'
const captive = '<title>Wi-Fi</title><form>Entrar</form>'
const digest = createHash('sha256').update(script).digest('base64url')
const asked = { keep: 'pt-br', scripts: '/assets/main.js' }
const listOfFiles = '/guardar/pt-br.json'

/** All that the station answers, by address. */
const station: Readonly<Record<string, () => Response>> = {
  [listOfFiles]: () =>
    Response.json({ page: '/', scripts: asked.scripts, files: { '/assets/main.js': digest } }),
  '/assets/main.js': () => new Response(script),
  '/': () => new Response(`<script src="${asked.scripts}"></script>`),
  '/api/listas-guardadas/pt-br': () => Response.json({}),
  '/api/ajustes': () => Response.json({}),
  '/api/mapa': () => Response.json({}),
  '/api/assinaturas': () => Response.json({}),
}

let stored: ReturnType<typeof cacheStorage>
beforeEach(() => {
  stored = cacheStorage()
  // The pauses between the tries of one visit.
  vi.stubGlobal('setTimeout', (work: () => void) => setImmediate(work))
  vi.stubGlobal('caches', stored.caches)
  vi.stubGlobal('clients', { matchAll: async () => [] })
})
afterEach(() => vi.unstubAllGlobals())

/** Keeps the portal, where what is not the station's answers instead of it; all tries of one visit. */
async function keep(instead: Readonly<Record<string, () => Response>> = {}): Promise<void> {
  vi.stubGlobal(
    'fetch',
    vi.fn<(path: string) => Promise<Response>>(async (path) => {
      const answer = instead[path] ?? station[path]
      if (!answer) throw new TypeError(`nothing at ${path}`)
      return answer()
    }),
  )
  await keepPortalAtLast(asked)
}

const keptTexts = () =>
  Promise.all(
    [...stored.all.values()].flatMap((cache) => [...cache.values()].map((answer) => answer.clone().text())),
  )

// OFF-09
test('with the answers of the station the portal is kept whole', async () => {
  await keep()
  expect(await (await findKept('/assets/main.js'))?.text()).toBe(script)
  expect(await findKept('/api/listas-guardadas/pt-br')).toBeDefined()
})

// OFF-13
test.each(Object.keys(station))(
  'a page of the network in between is not kept as %s, and the portal does not count as kept',
  async (path) => {
    for (const init of [{}, { status: 403 }, { headers: { 'content-type': 'text/html' } }]) {
      await keep({ [path]: () => new Response(captive, init) })
      expect(await keptTexts()).not.toContain(captive)
      expect(await findKept('/assets/main.js')).toBeUndefined()
    }
  },
)

// OFF-13
test('once the network in between is gone, the next try keeps the portal', async () => {
  let tries = 0
  await keep({ '/api/ajustes': () => (++tries > 1 ? Response.json({}) : new Response(captive)) })
  expect(await findKept('/assets/main.js')).toBeDefined()
  expect(await keptTexts()).not.toContain(captive)
})

// OFF-13
test('a page of the network in between takes the place of nothing that is kept already', async () => {
  await keep()
  const everywhere = Object.keys(station).map((path) => [path, () => new Response(captive)] as const)
  await keep(Object.fromEntries(everywhere))
  expect(await keptTexts()).not.toContain(captive)
  expect(await (await findKept('/assets/main.js'))?.text()).toBe(script)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pageFolders } from './page-folders.ts'
import { createPrecompressed } from './precompressed.ts'

/** The attribute by which the styles of the pages show that this station only tests. */
const marked = (page: string) => page.replace('<html ', '<html data-teste ')

/**
 * The portal's pages, from memory: everybody asks for one, each time they come. On a station that seals with the test certificate each
 * says so before any script runs, and nothing moves when it does (PA-04). The files of the build stay as they are.
 */
export function servePages(app: FastifyInstance, folder: string, { testSeal }: { testSeal: boolean }): void {
  const serve = createPrecompressed()
  for (const name of pageFolders(folder)) {
    const path = name && `${name}/`
    const built = readFileSync(join(folder, path, 'index.html'), 'utf8')
    const page = { text: testSeal ? marked(built) : built }
    for (const url of [`/${path}`, `/${path}index.html`])
      app.get(url, (request, reply) =>
        serve(request, reply, page, { text: () => page.text, type: 'text/html', cacheControl: 'no-cache' }),
      )
  }
}

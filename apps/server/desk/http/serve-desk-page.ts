import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/** The form of the page's own addresses; nothing else is looked for among the files, its build's notes least of all. */
const ofTheBuild = /^\/(?:assets\/)?(?:[\w-][\w.-]{0,99})?(?:\?|$)/

/** The officers' page: browsers ask each time whether it has changed, and keep files with a hash in their name for good. */
export async function serveDeskPage(app: FastifyInstance, folder: string): Promise<void> {
  // A station whose page is not built still answers its calls.
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(async (own) => {
    own.addHook('onRequest', (request, reply, next) => {
      if (ofTheBuild.test(request.url)) next()
      else reply.callNotFound()
    })
    await own.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(folder, 'assets') + sep)
        reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
      },
    })
  })
}

import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import { apiRoot } from '@delegacia/contract/http/call'
import { faultWords } from '@delegacia/domain/language/fault-texts'
import { say, defineTexts, type Locale } from '@delegacia/domain/language/text'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { fail } from './answer-failures.ts'
import { failureBody } from './failures.ts'
import { languageOf } from './language.ts'
import { endServiceWorkers } from './end-service-workers.ts'
import { servePages } from './serve-pages.ts'

const year = 31_536_000

const sentences = defineTexts({
  title: {
    pt: 'Página não encontrada',
    en: 'Page not found',
    es: 'Página no encontrada',
    fr: 'Page introuvable',
  },
  home: {
    pt: 'Voltar ao início',
    en: 'Back to home',
    es: 'Volver al inicio',
    fr: 'Revenir à l’accueil',
  },
})

/**
 * The form of addresses of the portal's files, up to the question mark. Any other address is not found, without a look
 * at the file system, which might fail on such a name, and without a redirect made of it.
 */
const ofTheBuild = /^\/(?:[\w~-][\w.~-]{0,99}\/){0,8}(?:[\w~-][\w.~-]{0,99})?(?:\?|$)/

const ofTheExit = /[\\/]receita[\\/][^\\/]+[.]html/

type Portal = {
  folder: string
  /** Whether browsers may keep the portal; else what they keep is given up. */
  offline: boolean
  /** Whether documents are sealed with the test certificate: each page says so. */
  testSeal: boolean
}

/** The built portal: browsers revalidate pages each time, and keep files with a hash in their name for good. */
export async function servePortal(
  app: FastifyInstance,
  { folder, offline, testSeal }: Portal,
): Promise<void> {
  if (existsSync(join(folder, 'index.html')))
    await app.register(async (own) => {
      own.addHook('onRequest', (request, reply, next) => {
        if (ofTheBuild.test(request.url)) next()
        else reply.callNotFound()
      })
      servePages(own, folder, { testSeal })
      if (!offline) endServiceWorkers(own)
      await own.register(fastifyStatic, {
        root: folder,
        preCompressed: true,
        redirect: true,
        cacheControl: false,
        setHeaders(reply, path) {
          const hashed = path.startsWith(join(folder, 'assets') + sep)
          reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
          // Which scripts and lists a browser has cached says what was opened: the page of the quick exit takes them with it.
          if (ofTheExit.test(path)) reply.header('clear-site-data', '"cache"')
        },
      })
    })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.headers.accept?.includes('text/html') && !request.url.startsWith(`${apiRoot}/`)
    if (!wantsPage) return fail(request, reply, 'nao-encontrado')
    return reply
      .code(404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(notFoundPage(languageOf(request)))
  })
}

const notFoundPage = (locale: Locale) => `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say(sentences.title, locale)}</title></head>
<body><main><h1>${say(sentences.title, locale)}</h1>
<p>${failureBody('nao-encontrado', locale).mensagem}</p>
<p>${faultWords(locale)}</p>
<p><a href="/">${say(sentences.home, locale)}</a></p></main></body>
</html>
`

import type { FastifyInstance } from 'fastify'
import { localeOf, locales } from '@delegacia/domain/language/text'
import { somaticFeatures } from '@delegacia/domain/lists/somatic-features'
import type { ServeOnce } from '../../http/serve-once.ts'
import { optionalPaths } from './optional-paths.ts'

/** GET /COMBO_LISTA_CARACTERISTICA/{locale}: what a suspect may look like. */
export function registerSomaticFeatures(app: FastifyInstance, serve: ServeOnce): void {
  const features = new Map(locales.map((locale) => [locale, somaticFeatures(locale)]))
  for (const path of optionalPaths('COMBO_LISTA_CARACTERISTICA', ['locale'])) {
    app.get<{ Params: { locale?: string } }>(path, (request, reply) =>
      serve(request, reply, features.get(localeOf(request.params.locale)) ?? []),
    )
  }
}

import type { FastifyInstance } from 'fastify'
import { localeOf, locales, say, type Locale } from '@delegacia/domain/language/text'
import { crimes } from '@delegacia/domain/lists/crimes'
import { findMunicipality } from '@delegacia/domain/lists/municipalities'
import type { ServeOnce } from '../../http/serve-once.ts'
import { optionalPaths } from './optional-paths.ts'

const rows = (locale: Locale) =>
  crimes.map(({ id_crime, id_crime_cidadao, url, name, card }) => ({
    id_crime,
    id_crime_cidadao,
    ds_crime_dv2: say(name, locale),
    card_descricao: say(card, locale),
    url_dv_s2: url,
  }))

/** GET /LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL/{idLocalidade}/{locale}: the same in every municipality of Pará, -1 for any. */
export function registerCrimes(app: FastifyInstance, serve: ServeOnce): void {
  const offered = new Map(locales.map((locale) => [locale, rows(locale)]))
  const none: never[] = []

  for (const path of optionalPaths('LISTA_CRIMES_POR_MUNICIPIO_TELA_INICIAL', ['idLocalidade', 'locale'])) {
    app.get<{ Params: { idLocalidade?: string; locale?: string } }>(path, (request, reply) => {
      const { idLocalidade = '-1', locale } = request.params
      const served = idLocalidade === '-1' || findMunicipality(Number(idLocalidade)) !== undefined
      return serve(request, reply, (served && offered.get(localeOf(locale))) || none)
    })
  }
}

import type { FastifyInstance } from 'fastify'
import { localeOf, locales } from '@delegacia/domain/language/text'
import { citizenCrimesOf } from '@delegacia/domain/lists/citizen-crimes'
import { crimes } from '@delegacia/domain/lists/crimes'
import { naturesOf } from '@delegacia/domain/lists/natures'
import type { Nature } from '@delegacia/domain/report/nature'
import type { ServeOnce } from '../../http/serve-once.ts'
import { optionalPaths } from './optional-paths.ts'

/** GET /LISTA_NATUREZAS_POR_CRIME/{locale}/{idCrime}/-1/-1/-1/{idCrimeCidadao}: what a crime can be more exactly. */
export function registerNatures(app: FastifyInstance, serve: ServeOnce): void {
  const natures = new Map<string, readonly Nature[]>(
    locales.flatMap((locale) =>
      crimes.flatMap((crime) =>
        [-1, ...citizenCrimesOf(crime).map(({ id }) => id)].map((citizens) => [
          `${locale}/${crime.id_crime}/${citizens}`,
          naturesOf(crime.id_crime, locale, citizens),
        ]),
      ),
    ),
  )
  const none: never[] = []

  const names = ['locale', 'idCrime', 'first', 'second', 'third', 'idCrimeCidadao']
  for (const path of optionalPaths('LISTA_NATUREZAS_POR_CRIME', names)) {
    app.get<{ Params: Record<string, string> }>(path, (request, reply) => {
      const { locale, idCrime, idCrimeCidadao = '-1' } = request.params
      return serve(request, reply, natures.get(`${localeOf(locale)}/${idCrime}/${idCrimeCidadao}`) ?? none)
    })
  }
}

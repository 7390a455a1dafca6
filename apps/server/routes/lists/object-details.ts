import type { FastifyInstance } from 'fastify'
import { localeOf, locales } from '@delegacia/domain/language/text'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { objectTypes } from '@delegacia/domain/lists/object-types'
import type { DetailQuestion } from '@delegacia/domain/report/detail-question'
import type { ServeOnce } from '../../http/serve-once.ts'
import { optionalPaths } from './optional-paths.ts'

/** GET /LISTA_OBJETO_DETALHE/{locale}/{idObjeto}/{idObjetoDetalhe}/{idSituacao}: what tells one object from another. */
export function registerObjectDetails(app: FastifyInstance, serve: ServeOnce): void {
  const details = new Map<string, readonly DetailQuestion[]>(
    locales.flatMap((locale) =>
      objectTypes.map(({ id }) => [`${locale}/${id}`, detailQuestionsOf(id, locale)] as const),
    ),
  )
  const single = new Map<string, object[]>(
    [...details].flatMap(([key, rows]) => rows.map((row) => [`${key}/${row.id}`, [row]] as const)),
  )
  const none: never[] = []

  const names = ['locale', 'idObjeto', 'idObjetoDetalhe', 'idSituacao']
  for (const path of optionalPaths('LISTA_OBJETO_DETALHE', names)) {
    app.get<{ Params: Record<string, string> }>(path, (request, reply) => {
      const { locale, idObjeto, idObjetoDetalhe = '-1' } = request.params
      const key = `${localeOf(locale)}/${idObjeto}`
      const rows = idObjetoDetalhe === '-1' ? details.get(key) : single.get(`${key}/${idObjetoDetalhe}`)
      return serve(request, reply, rows ?? none)
    })
  }
}

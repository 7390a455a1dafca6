import type { FastifyInstance } from 'fastify'
import { localeOf, locales, say, type Locale } from '@delegacia/domain/language/text'
import { itemsOf } from '@delegacia/domain/lists/list'
import { detailHint, detailsOf, type ObjectDetail } from '@delegacia/domain/lists/object-details'
import { objectTypes } from '@delegacia/domain/lists/object-types'
import type { ServeOnce } from '../../http/serve-once.ts'
import { optionalPaths } from './optional-paths.ts'

function detailRow({ id, field, name, mask, options }: ObjectDetail, locale: Locale) {
  const text = say(name, locale)
  return {
    id,
    name: text,
    ds_objeto_detalhe: text,
    campo: field,
    descricao: mask || options ? text : say(detailHint, locale),
    tipo: options ? 'combo' : 'texto',
    mascara: mask,
    identificador: options ? field : null,
    opcoes: options ? itemsOf(options, locale) : [],
  }
}

/** GET /LISTA_OBJETO_DETALHE/{locale}/{idObjeto}/{idObjetoDetalhe}/{idSituacao}: what tells one object from another. */
export function registerObjectDetails(app: FastifyInstance, serve: ServeOnce): void {
  const details = new Map<string, ReturnType<typeof detailRow>[]>(
    locales.flatMap((locale) =>
      objectTypes.map(({ id }) => [
        `${locale}/${id}`,
        detailsOf(id).map((detail) => detailRow(detail, locale)),
      ]),
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

import { localeOf, locales } from '@delegacia/domain/language/text'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { objectTypes } from '@delegacia/domain/lists/object-types'
import type { DetailQuestion } from '@delegacia/domain/report/detail-question'
import type { PublicLists } from './public-lists.ts'

/** GET /LISTA_OBJETO_DETALHE/{locale}/{idObjeto}/{idObjetoDetalhe}/{idSituacao}: what tells one object from another. */
export function objectDetails(): PublicLists {
  const details = new Map<string, readonly DetailQuestion[]>(
    locales.flatMap((locale) =>
      objectTypes.map(({ id }) => [`${locale}/${id}`, detailQuestionsOf(id, locale)] as const),
    ),
  )
  const single = new Map<string, object[]>(
    [...details].flatMap(([key, rows]) => rows.map((row) => [`${key}/${row.id}`, [row]] as const)),
  )
  const none: never[] = []

  return {
    LISTA_OBJETO_DETALHE: {
      names: ['locale', 'idObjeto', 'idObjetoDetalhe', 'idSituacao'],
      find({ locale, idObjeto, idObjetoDetalhe = '-1' }) {
        const key = `${localeOf(locale)}/${idObjeto}`
        const rows = idObjetoDetalhe === '-1' ? details.get(key) : single.get(`${key}/${idObjetoDetalhe}`)
        return { source: rows ?? none }
      },
    },
  }
}

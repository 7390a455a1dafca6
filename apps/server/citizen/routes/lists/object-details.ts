import { objectDetails as call } from '@delegacia/contract/list-calls'
import { localeOf, locales } from '@delegacia/domain/language/text'
import { detailQuestionsOf } from '@delegacia/domain/lists/object-details'
import { objectTypes } from '@delegacia/domain/lists/object-types'
import type { DetailQuestion } from '@delegacia/domain/report/detail-question'
import { publicList, type PublicList } from './public-lists.ts'

/** LISTA_OBJETO_DETALHE: the questions about each kind of object. */
export function objectDetails(): PublicList {
  const details = new Map<string, readonly DetailQuestion[]>(
    locales.flatMap((locale) =>
      objectTypes.map(({ id }) => [`${locale}/${id}`, detailQuestionsOf(id, locale)] as const),
    ),
  )
  const single = new Map<string, readonly DetailQuestion[]>(
    [...details].flatMap(([key, rows]) => rows.map((row) => [`${key}/${row.id}`, [row]] as const)),
  )
  const none: never[] = []

  return publicList(call, ({ locale, idObjeto, idObjetoDetalhe = '-1' }) => {
    const key = `${localeOf(locale)}/${idObjeto}`
    const rows = idObjetoDetalhe === '-1' ? details.get(key) : single.get(`${key}/${idObjetoDetalhe}`)
    return { source: rows ?? none }
  })
}

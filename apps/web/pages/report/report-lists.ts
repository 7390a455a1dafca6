import { listPath, toListItems } from '@delegacia/contract/list-paths'
import type { Locale } from '@delegacia/domain/language/text'
import type { Characteristic } from '@delegacia/domain/report/characteristic'
import type { ListItem, ListQuery } from '@delegacia/domain/report/list-query'
import { getJson } from '../../api/get-json.ts'
import { useLoads } from './loads.ts'

/** The path of a list is its key, too. */
const pathOf = (query: ListQuery, locale: Locale) => `/api${listPath(query, locale)}`

const loadList = (query: ListQuery, locale: Locale) => async () =>
  toListItems(query.list, await getJson<unknown>(pathOf(query, locale)))

/** The lists of the API as rules read them. Asking for one that is not at hand loads it. */
export function useReportLists(locale: Locale) {
  const loads = useLoads()
  return {
    readList: (query: ListQuery): readonly ListItem[] | undefined =>
      loads.read(pathOf(query, locale), loadList(query, locale)),
    readCharacteristics(): readonly Characteristic[] | undefined {
      const path = `/api/COMBO_LISTA_CARACTERISTICA/${locale}`
      return loads.read(path, () => getJson<Characteristic[]>(path))
    },
    failed: (query: ListQuery) => loads.find(pathOf(query, locale))?.state === 'failed',
    retry: (query: ListQuery) => loads.begin(pathOf(query, locale), loadList(query, locale)),
  }
}

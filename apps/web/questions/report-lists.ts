import type { ListAnswer, ListPath } from '@delegacia/contract/api-address'
import { detailsPath, listPath, toListItems } from '@delegacia/contract/list-paths'
import type { StateMap } from '@delegacia/domain/geography/state-map'
import type { Locale } from '@delegacia/domain/language/text'
import type { Characteristic } from '@delegacia/domain/report/characteristic'
import type { DetailQuestion } from '@delegacia/domain/report/detail-question'
import type { ListItem, ListQuery } from '@delegacia/domain/report/list-query'
import { getList } from '../api/get-list.ts'
import type { Source } from '../inputs/field/sources.ts'
import { readLoad, useReportLoads } from './report-loads.ts'

/** What is loaded: its path behind /api/, which is its key too, and how its answer is read. */
type Wanted<T, P extends ListPath = ListPath> = { path: P; read(body: ListAnswer<P>): T }

const listOf = (query: ListQuery, locale: Locale): Wanted<ListItem[], ReturnType<typeof listPath>> => ({
  path: listPath(query, locale),
  read: (body) => toListItems(query.list, body),
})

const characteristicsOf = (
  locale: Locale,
): Wanted<readonly Characteristic[], `COMBO_LISTA_CARACTERISTICA/${Locale}`> => ({
  path: `COMBO_LISTA_CARACTERISTICA/${locale}`,
  read: (body) => body,
})

const detailsOf = (
  object: number,
  locale: Locale,
): Wanted<readonly DetailQuestion[], ReturnType<typeof detailsPath>> => ({
  path: detailsPath(object, locale),
  read(body) {
    if (!Array.isArray(body)) throw new TypeError('LISTA_OBJETO_DETALHE did not answer a list')
    return body
  },
})

function wantedOf(loaded: Source, locale: Locale): Wanted<unknown> {
  if (loaded === 'characteristics') return characteristicsOf(locale)
  return 'detailsOf' in loaded ? detailsOf(loaded.detailsOf, locale) : listOf(loaded, locale)
}

/** Loaded when a question needs the map. */
const loadStateMap = async () => (await import('@delegacia/domain/geography/para-map')).paraMap

const loading =
  <T>({ path, read }: Wanted<T>) =>
  async () =>
    read(await getList(path))

/** The lists of the API as rules read them. Reading one that is not loaded yet loads it. */
export function useReportLists(locale: Locale) {
  const loads = useReportLoads()
  const find = <T>(wanted: Wanted<T>): T | undefined => readLoad(loads.of<T>(wanted.path), loading(wanted))
  return {
    readList: (query: ListQuery): readonly ListItem[] | undefined => find(listOf(query, locale)),
    readDetails: (object: number): readonly DetailQuestion[] | undefined => find(detailsOf(object, locale)),
    readStateMap: (): StateMap | undefined => readLoad(loads.of('state-map'), loadStateMap),
    readCharacteristics: (): readonly Characteristic[] | undefined => find(characteristicsOf(locale)),
    failed: (loaded: Source) => loads.of(wantedOf(loaded, locale).path).find()?.state === 'failed',
    retry(loaded: Source) {
      const wanted = wantedOf(loaded, locale)
      loads.of(wanted.path).begin(loading(wanted))
    },
  }
}

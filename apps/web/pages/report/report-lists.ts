import { listPath, toListItems } from '@delegacia/contract/list-paths'
import type { Locale } from '@delegacia/domain/language/text'
import type { Characteristic } from '@delegacia/domain/report/characteristic'
import type { ListItem, ListQuery } from '@delegacia/domain/report/list-query'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer } from 'react'
import { getJson } from '../../api/get-json.ts'
import type { Loaded } from '../../inputs/sources.ts'

const keyOf = ({ list, of = [] }: ListQuery, locale: Locale) => ['lista', locale, list, ...of]

/** What is loaded under a key of the cache. */
type Wanted<T> = { key: readonly unknown[]; load: () => Promise<T> }

const listOf = (query: ListQuery, locale: Locale): Wanted<ListItem[]> => ({
  key: keyOf(query, locale),
  load: async () => toListItems(query.list, await getJson<unknown>(`/api${listPath(query, locale)}`)),
})

const characteristicsOf = (locale: Locale): Wanted<Characteristic[]> => ({
  key: ['lista', locale, 'COMBO_LISTA_CARACTERISTICA'],
  load: () => getJson<Characteristic[]>(`/api/COMBO_LISTA_CARACTERISTICA/${locale}`),
})

const wantedOf = (loaded: Loaded, locale: Locale): Wanted<unknown> =>
  loaded === 'characteristics' ? characteristicsOf(locale) : listOf(loaded, locale)

function ask<T>(client: QueryClient, { key, load }: Wanted<T>): void {
  void client.prefetchQuery({ queryKey: key, queryFn: load })
}

/** What has come, or undefined; asking for what is not at hand loads it. */
function read<T>(client: QueryClient, wanted: Wanted<T>): T | undefined {
  const state = client.getQueryState<T>(wanted.key)
  // Rules are asked while the screen is drawn, which nothing may be begun from; asking twice is asking once.
  if (!state) queueMicrotask(() => ask(client, wanted))
  return state?.data
}

/**
 * The lists of the API as rules read them. Asking for one that is not at hand loads it; whoever asked is drawn again
 * when it has come or could not be had.
 */
export function useReportLists(locale: Locale) {
  const client = useQueryClient()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryKey[0] === 'lista') drawAgain()
      }),
    [client],
  )
  return useMemo(
    () => ({
      readList: (query: ListQuery): readonly ListItem[] | undefined => read(client, listOf(query, locale)),
      readCharacteristics: (): readonly Characteristic[] | undefined =>
        read(client, characteristicsOf(locale)),
      failed: (loaded: Loaded) => client.getQueryState(wantedOf(loaded, locale).key)?.status === 'error',
      retry: (loaded: Loaded) => ask(client, wantedOf(loaded, locale)),
    }),
    [client, locale],
  )
}

import { detailsPath, listPath, toListItems } from '@delegacia/contract/list-paths'
import type { Locale } from '@delegacia/domain/language/text'
import type { DetailQuestion } from '@delegacia/domain/report/detail-question'
import type { ListItem, ListQuery } from '@delegacia/domain/report/list-query'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer } from 'react'
import { getJson } from '../../api/get-json.ts'

const keyOf = ({ list, of = [] }: ListQuery, locale: Locale) => ['lista', locale, list, ...of]

function ask(client: QueryClient, query: ListQuery, locale: Locale): void {
  void client.prefetchQuery({
    queryKey: keyOf(query, locale),
    queryFn: async () => toListItems(query.list, await getJson<unknown>(`/api${listPath(query, locale)}`)),
  })
}

const detailsKey = (object: number, locale: Locale) => ['lista', locale, 'LISTA_OBJETO_DETALHE', object]

function askDetails(client: QueryClient, object: number, locale: Locale): void {
  void client.prefetchQuery({
    queryKey: detailsKey(object, locale),
    queryFn: async () => {
      const rows = await getJson<DetailQuestion[]>(`/api${detailsPath(object, locale)}`)
      if (!Array.isArray(rows)) throw new TypeError('LISTA_OBJETO_DETALHE did not answer a list')
      return rows
    },
  })
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
      readList(query: ListQuery): readonly ListItem[] | undefined {
        const state = client.getQueryState<ListItem[]>(keyOf(query, locale))
        // Rules are asked while the screen is drawn, which nothing may be begun from; asking twice is asking once.
        if (!state) queueMicrotask(() => ask(client, query, locale))
        return state?.data
      },
      failed: (query: ListQuery) => client.getQueryState(keyOf(query, locale))?.status === 'error',
      retry: (query: ListQuery) => ask(client, query, locale),
      readDetails(object: number): readonly DetailQuestion[] | undefined {
        const state = client.getQueryState<DetailQuestion[]>(detailsKey(object, locale))
        if (!state) queueMicrotask(() => askDetails(client, object, locale))
        return state?.data
      },
      detailsFailed: (object: number) => client.getQueryState(detailsKey(object, locale))?.status === 'error',
      retryDetails: (object: number) => askDetails(client, object, locale),
    }),
    [client, locale],
  )
}

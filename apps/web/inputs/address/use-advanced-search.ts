import type { Address } from '@delegacia/domain/report/address'
import type { ReadList } from '@delegacia/domain/report/list-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { postJson } from '../../api/post-json.ts'
import { useSources } from '../field/sources.ts'
import { bodyOf, clearedQuery, queryNear, withOnlyChoices, type PlaceQuery } from './place-query.ts'

/** AD-01: at most so many results. */
const most = 50

export type AddressSearch =
  | { readonly status: 'idle' | 'waiting' | 'failed' }
  | { readonly status: 'found'; readonly places: readonly Address[] }

/** The query, what it found, and the ways to change it; an older search never overtakes a newer one (AD-02, AD-06). */
export function useAdvancedSearch(readList: ReadList, onChoose: (place: Address) => void) {
  const { near } = useSources()
  const [query, setQuery] = useState(() => queryNear(near))
  const [found, setFound] = useState<AddressSearch>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  useEffect(() => () => running.current?.abort(), [])

  const search = useCallback(async (submitted: PlaceQuery, takeFirst: boolean) => {
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setFound({ status: 'waiting' })
    const places = await postJson('/api/LISTA_LOGRADOURO', bodyOf(submitted), {
      signal: mine.signal,
    }).catch(() => undefined)
    if (mine.signal.aborted) return
    setFound(places ? { status: 'found', places: places.slice(0, most) } : { status: 'failed' })
    if (takeFirst && places?.[0]) choose.current(places[0])
  }, [])

  const next = withOnlyChoices(query, readList)
  useEffect(() => {
    if (next === query) return
    setQuery(next)
    if (next.bairro !== query.bairro) void search(next, true)
  }, [next, query, search])

  return {
    query,
    found,
    change: setQuery,
    search: () => void search(query, false),
    clear() {
      running.current?.abort()
      setQuery(clearedQuery)
      setFound({ status: 'idle' })
    },
  }
}

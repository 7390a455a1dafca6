import type { Address } from '@delegacia/domain/report/address'
import type { Nature } from '@delegacia/domain/report/nature'
import type { Occurrence } from '@delegacia/domain/report/occurrence'
import type { Context } from '@delegacia/flows/engine/context'
import type { Flow } from '@delegacia/flows/engine/define'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { getJson } from '../../api/get-json.ts'
import { locale } from '../../app/locale.ts'
import type { Sources } from '../../inputs/sources.ts'
import { useReportLists } from './report-lists.ts'

/** Characters, until the server has said its own number (FA-07). */
const usualMaximum = 5000

/** AD-01: the quick search of the home state. */
const findPlaces: Sources['findPlaces'] = (text, signal) =>
  getJson<Address[]>(`/api/LISTA_LOGRADOURO/PA/${encodeURIComponent(text)}`, { signal })

export type ReportContext = {
  context: Context
  sources: Sources
  /** Asks for the natures again; undefined while nothing went wrong with them. */
  retryNatures: (() => void) | undefined
}

/** What the questions of this report look at, filled from the API as it is asked for. */
export function useReportContext(flow: Flow, report: Occurrence): ReportContext {
  const lists = useReportLists(locale)
  const natures = useQuery({
    queryKey: ['naturezas', locale, flow.crime],
    queryFn: () => getJson<Nature[]>(`/api/LISTA_NATUREZAS_POR_CRIME/${locale}/${flow.crime}/-1/-1/-1/-1`),
  })
  const size = useQuery({
    queryKey: ['tamanho-do-relato'],
    queryFn: () => getJson<{ valor: unknown }[]>('/api/TAMANHO_DO_RELATO'),
  })
  const context: Context = {
    get now() {
      return new Date()
    },
    locale,
    readList: lists.readList,
    readDetails: lists.readDetails,
    natures: natures.data,
    narrativeMaximum: Number(size.data?.[0]?.valor) || usualMaximum,
    report,
  }
  const sources = useMemo(() => ({ ...lists, findPlaces }), [lists])
  return { context, sources, retryNatures: natures.isError ? () => void natures.refetch() : undefined }
}

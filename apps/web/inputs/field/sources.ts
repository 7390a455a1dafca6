import type { Address } from '@delegacia/domain/report/address'
import type { ListQuery } from '@delegacia/domain/report/list-query'
import { createContext, useContext } from 'react'

/** What is loaded for a question: a list, the details of an object type, or the catalogue of traits. */
export type Source = ListQuery | { readonly detailsOf: number } | 'characteristics'

/** How inputs get what the page has not loaded yet. */
export type Sources = {
  /** Whether it could not be loaded, and requesting it again (ER-02). */
  failed: (loaded: Source) => boolean
  retry: (loaded: Source) => void
  /** At most 50 places of Pará that the text may mean (AD-01); rejects when they could not be loaded. */
  findPlaces: (text: string, signal: AbortSignal) => Promise<readonly Address[]>
  /** The IBGE code of the municipality that the report is about, where it is known before the address is. */
  near?: number | undefined
}

/** Without a provider every list is loaded and no place is found. */
export const SourcesContext = createContext<Sources>({
  failed: () => false,
  retry: () => undefined,
  findPlaces: () => Promise.resolve([]),
})

export const useSources = (): Sources => useContext(SourcesContext)

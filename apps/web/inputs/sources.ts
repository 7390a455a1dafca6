import type { Address } from '@delegacia/domain/report/address'
import type { ListQuery } from '@delegacia/domain/report/list-query'
import { createContext, useContext } from 'react'

/** Where inputs get from what is not in the page yet. */
export type Sources = {
  /** Whether a list could not be had, and asking for it again (ER-02). */
  failed: (query: ListQuery) => boolean
  retry: (query: ListQuery) => void
  /** The same of what is asked of an object type. */
  detailsFailed: (object: number) => boolean
  retryDetails: (object: number) => void
  /** At most 50 places of Pará that the text may mean (AD-01); rejects when they could not be had. */
  findPlaces: (text: string, signal: AbortSignal) => Promise<readonly Address[]>
}

/** Without a provider every list is at hand and no place is found. */
export const SourcesContext = createContext<Sources>({
  failed: () => false,
  retry: () => undefined,
  detailsFailed: () => false,
  retryDetails: () => undefined,
  findPlaces: () => Promise.resolve([]),
})

export const useSources = (): Sources => useContext(SourcesContext)

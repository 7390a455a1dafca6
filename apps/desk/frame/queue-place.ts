import type { Queue } from '@delegacia/domain/desk/work/queues'
import { createContext, useContext, useState } from 'react'

export type Filters = Record<'crime' | 'estado' | 'municipio' | 'livres' | 'unidade', string>
export const noFilters: Filters = { crime: '', estado: '', municipio: '', livres: '', unidade: '' }

/** Where an officer is in the lists, so that who comes back from a report is there again. */
export type QueuePlace = {
  queue: Queue
  filters: Filters
  /** The report in whose row they are. */
  here: string | undefined
}

export const firstPlace = (): QueuePlace => ({ queue: 'da-unidade', filters: noFilters, here: undefined })

/** Made with the desk of whoever is logged in, and forgotten with it. */
export const QueuePlaceContext = createContext<QueuePlace | undefined>(undefined)

/** The place, to read and to write; it draws nothing anew. */
export function useQueuePlace(): QueuePlace {
  const [own] = useState(firstPlace)
  return useContext(QueuePlaceContext) ?? own
}

import type { Address } from '@delegacia/domain/report/address'
import { createDirectoryBuilder } from './directory-builder.ts'
import type { IndexData } from './engine/index-data.ts'
import { readAddress } from './read-address.ts'
import { searchStreets } from './search-streets.ts'
import type { StreetQuery } from './street-query.ts'

/** All that the station knows of streets. */
export type Directory = {
  /** At most 50 addresses, the best first. */
  search(query: StreetQuery): Address[]
  /** The station's own record of a chosen address. */
  read(chosen: Address): Address | undefined
}

export const directoryOf = (data: IndexData): Directory => ({
  search: (query) => searchStreets(data, query),
  read: (chosen) => readAddress(data, chosen),
})

let starter: Directory | undefined

/** What is known before anything is imported; built once. */
export const starterDirectory = (): Directory => (starter ??= directoryOf(createDirectoryBuilder().finish()))

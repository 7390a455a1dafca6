import type { Address } from '@delegacia/domain/report/address'
import { readElsewhere } from './elsewhere.ts'
import { neighbourhoodEntries, ownEntries, streets } from './places.ts'

const streetsById = new Map(streets.map(({ address }) => [address.id_logradouro, address]))

const ofCity = (city: number | undefined, found: Address | undefined) =>
  found?.id_localidade === city ? found : undefined

/**
 * The address as the search answers it, found again by the ids of one that was sent, so that nothing which only a result
 * may fill is believed; undefined when no result has these ids.
 */
export function readAddress(address: Address): Address | undefined {
  const { id_uf, id_localidade, id_bairro, id_logradouro } = address
  if (id_uf !== 'PA') return readElsewhere(address)
  const id = id_logradouro ?? undefined
  if (id !== undefined) return ofCity(id_localidade, streetsById.get(id))
  const own = id_bairro ?? undefined
  const entry = own === undefined ? ownEntries.get(id_localidade ?? 0) : neighbourhoodEntries.get(own)
  return ofCity(id_localidade, entry?.address)
}

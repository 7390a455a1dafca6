import type { Address } from '@delegacia/domain/report/address'
import { checkPostalCode } from '@delegacia/domain/rules/postal-code'
import { addressOf } from './address-of.ts'
import { findCity, type City } from './cities.ts'
import type { IndexData, StreetRow } from './engine/index-data.ts'
import { findNeighbourhood } from './neighbourhood-ids.ts'
import { placeholderEntryOf } from './placeholder-entries.ts'
import { readRow, rowOfId } from './read-row.ts'
import { starterStreets } from './starter/starter-streets.ts'

const starterById = new Map(starterStreets.map((street) => [street.id, street]))

/** A street of the starter list that was chosen before an import replaced it stays valid. */
function streetOf(data: IndexData, id: number): StreetRow | undefined {
  const row = rowOfId(data, id)
  return row === undefined ? starterById.get(id) : readRow(data, row)
}

/**
 * The address as the search returns it, found by the ids of the one that was sent, so that nothing which only a result may
 * fill is trusted; undefined when no result has these ids. A placeholder entry outside the home state has only the postal
 * code that the person typed.
 */
export function readAddress(data: IndexData, address: Address): Address | undefined {
  const { id_uf, id_localidade, id_bairro, id_logradouro } = address
  const city = typeof id_localidade === 'number' ? findCity(id_localidade) : undefined
  if (!city || city.state !== id_uf) return undefined
  const row =
    id_logradouro === null || id_logradouro === undefined
      ? entryFor(city, id_bairro ?? undefined)
      : streetOf(data, id_logradouro)
  if (row?.municipality !== city.code) return undefined
  const typed = typeof address.cep === 'string' && !checkPostalCode(address.cep) ? address.cep : ''
  return addressOf(city, row.kind === 'street' || row.cep ? row : { ...row, cep: typed.replace('-', '') })
}

/** Undefined for a neighbourhood that the list does not have, too. */
function entryFor(city: City, id: number | undefined): StreetRow | undefined {
  const neighbourhood = id === undefined ? undefined : findNeighbourhood(id)
  return id !== undefined && neighbourhood === undefined ? undefined : placeholderEntryOf(city, neighbourhood)
}

import type { Address } from '@delegacia/domain/report/address'
import { brazil } from '@delegacia/domain/report/country'
import { unlistedNeighbourhood } from '@delegacia/domain/report/told-place'
import type { City } from './cities.ts'
import type { StreetRow } from './engine/index-data.ts'
import { neighbourhoodId } from './neighbourhood-ids.ts'
import { unlistedStreet } from './placeholder-entries.ts'

const shortTypes: Readonly<Record<string, string>> = {
  Alameda: 'Al.',
  Avenida: 'Av.',
  Boulevard: 'Blvd.',
  Conjunto: 'Cj.',
  Estrada: 'Est.',
  Passagem: 'Pass.',
  Praça: 'Pça.',
  Rodovia: 'Rod.',
  Rua: 'R.',
  Travessa: 'Tv.',
}

const decimalComma = (degrees: number | undefined) =>
  degrees === undefined ? '' : String(degrees).replace('.', ',')
const oneLine = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
const masked = (cep: string) => (cep === '' ? '' : `${cep.slice(0, 5)}-${cep.slice(5)}`)

/**
 * A row of the index as the search returns it (document 1, section 3). A street whose place nobody has measured gets that of
 * the municipality's seat; `has_mapa` is true only for a measured one. A placeholder entry has no street: the person writes it,
 * and `ds_logradouro_reduzido` and `ds_geral` keep saying that no list has it (AD-10).
 */
export function addressOf(city: City, row: StreetRow): Address {
  const isStreet = row.kind === 'street'
  const measured = row.latitude !== undefined && row.longitude !== undefined
  const street = [row.type, row.name].filter(Boolean).join(' ')
  const short = [shortTypes[row.type] ?? row.type, row.name].filter(Boolean).join(' ')
  const cep = masked(row.cep)
  return {
    id_pais: brazil,
    ds_pais: 'Brasil',
    id_uf: city.state,
    ds_estado: city.stateName,
    id_localidade: city.code,
    ds_localidade: city.name,
    id_bairro: neighbourhoodId(city.code, row.neighbourhood) ?? null,
    ds_bairro: row.neighbourhood || unlistedNeighbourhood,
    id_logradouro: row.id ?? null,
    ds_tipo_logradouro: row.type,
    ds_logradouro: isStreet ? row.name : '',
    ds_logradouro_reduzido: isStreet ? short : unlistedStreet,
    cep,
    ds_geral: oneLine([
      isStreet ? street : unlistedStreet,
      row.section,
      row.neighbourhood,
      `${city.name} - ${city.state}`,
      cep,
    ]),
    lat: decimalComma(measured ? row.latitude : city.latitude),
    lng: decimalComma(measured ? row.longitude : city.longitude),
    has_mapa: measured,
    use_mapa_externo: false,
  }
}

import { findMunicipality, municipalities, type Municipality } from '@delegacia/domain/lists/municipalities'
import { neighbourhoods, type Neighbourhood } from '@delegacia/domain/lists/neighbourhoods'
import type { Address } from '@delegacia/domain/report/address'
import { streetTable } from './starter/street-table.ts'
import { wordsOf } from './words.ts'

/** One row of the search: the address it answers and the words it is found by. */
export type Place = {
  readonly address: Address
  readonly kind: 'municipality' | 'neighbourhood' | 'street'
  readonly city: number
  /** What the row is named by: its street, or where it has none its neighbourhood or municipality. */
  readonly name: readonly string[]
  /** The name with what stands before it, such as 'avenida'. */
  readonly label: readonly string[]
  /** What people add to tell it from others: neighbourhood, municipality. */
  readonly around: readonly string[]
  /** Eight digits. */
  readonly cep: string
}

/** The street of every place that the list does not know; the complement then describes it. */
export const unlistedStreet = 'LOGRADOURO NÃO CADASTRADO'
export const unlistedNeighbourhood = 'BAIRRO NÃO CADASTRADO'

const shortTypes: Readonly<Record<string, string>> = {
  Avenida: 'Av.',
  Boulevard: 'Blvd.',
  Praça: 'Pça.',
  Rodovia: 'Rod.',
  Rua: 'R.',
  Travessa: 'Tv.',
}

const decimalComma = (degrees: number) => String(degrees).replace('.', ',')

/** What every address of a municipality shares; its seat stands for streets whose place nobody has measured yet. */
const inMunicipality = ({ id, name, latitude, longitude }: Municipality) =>
  ({
    id_pais: 31,
    ds_pais: 'Brasil',
    id_uf: 'PA',
    ds_estado: 'Pará',
    id_localidade: id,
    ds_localidade: name,
    lat: decimalComma(latitude),
    lng: decimalComma(longitude),
    has_mapa: false,
    use_mapa_externo: false,
  }) satisfies Address

const oneLine = (parts: readonly string[]) => parts.filter(Boolean).join(', ')

/** A municipality's own entry, or that of one of its neighbourhoods: nobody gets stuck because a street is missing. */
function unlisted(municipality: Municipality, neighbourhood?: Neighbourhood): Place {
  const { id, name, cep } = municipality
  return {
    address: {
      ...inMunicipality(municipality),
      id_bairro: neighbourhood?.id ?? null,
      ds_bairro: neighbourhood?.name ?? unlistedNeighbourhood,
      id_logradouro: null,
      ds_tipo_logradouro: '',
      ds_logradouro: unlistedStreet,
      ds_logradouro_reduzido: unlistedStreet,
      cep,
      ds_geral: oneLine([unlistedStreet, neighbourhood?.name ?? '', `${name} - PA`, cep]),
    },
    kind: neighbourhood ? 'neighbourhood' : 'municipality',
    city: id,
    name: wordsOf(neighbourhood?.name ?? name),
    label: wordsOf(neighbourhood?.name ?? name),
    around: neighbourhood ? wordsOf(name) : [],
    cep: cep.replace('-', ''),
  }
}

const plainName = (name: string) => wordsOf(name.replace(/ \(.*\)$/, '')).join(' ')

const neighbourhoodIds = new Map(
  neighbourhoods.map(({ id, municipality, name }) => [`${municipality} ${plainName(name)}`, id]),
)

/** A row of the starter list, `Avenida Nazaré 66035-170`; the postal code is the street's id, as no two streets share one. */
function listed(municipality: Municipality, neighbourhood: string, row: string): Place {
  const [, type = '', street = '', cep = ''] = /^(\S+) (.+) (\d{5}-\d{3})$/.exec(row) ?? []
  const digits = cep.replace('-', '')
  return {
    address: {
      ...inMunicipality(municipality),
      id_bairro: neighbourhoodIds.get(`${municipality.id} ${plainName(neighbourhood)}`) ?? null,
      ds_bairro: neighbourhood,
      id_logradouro: Number(digits),
      ds_tipo_logradouro: type,
      ds_logradouro: street,
      ds_logradouro_reduzido: `${shortTypes[type] ?? type} ${street}`,
      cep,
      ds_geral: oneLine([`${type} ${street}`, neighbourhood, `${municipality.name} - PA`, cep]),
    },
    kind: 'street',
    city: municipality.id,
    name: wordsOf(street),
    label: wordsOf(`${type} ${street}`),
    around: wordsOf(`${neighbourhood} ${municipality.name}`),
    cep: digits,
  }
}

/** The streets of the starter list. */
export const streets: readonly Place[] = Object.entries(streetTable).flatMap(([id, byNeighbourhood]) => {
  const municipality = findMunicipality(Number(id))
  if (!municipality) throw new Error(`the street list names the unknown municipality ${id}`)
  return Object.entries(byNeighbourhood).flatMap(([neighbourhood, rows]) =>
    rows.split(';').map((row) => listed(municipality, neighbourhood, row)),
  )
})

/** Each municipality's own entry by its id. */
export const ownEntries: ReadonlyMap<number, Place> = new Map(
  municipalities.map((municipality) => [municipality.id, unlisted(municipality)]),
)

/** The own entry of each known neighbourhood by its id. */
export const neighbourhoodEntries: ReadonlyMap<number, Place> = new Map(
  neighbourhoods.flatMap((neighbourhood) => {
    const municipality = findMunicipality(neighbourhood.municipality)
    return municipality ? [[neighbourhood.id, unlisted(municipality, neighbourhood)] as const] : []
  }),
)

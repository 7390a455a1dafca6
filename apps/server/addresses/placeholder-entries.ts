import type { Neighbourhood } from '@delegacia/domain/lists/neighbourhoods'
import type { City } from './cities.ts'
import type { StreetRow } from './engine/index-data.ts'
import { neighbourhoodsIn } from './neighbourhood-ids.ts'

/** The mark of every placeholder entry; its street is what the person writes. */
export const unlistedStreet = 'LOGRADOURO NÃO CADASTRADO'

/** The placeholder entries of a municipality and its neighbourhoods: nobody gets stuck because a street is missing. */
export const placeholderEntriesOf = (city: City): StreetRow[] => [
  ofCity(city),
  ...neighbourhoodsIn(city.code).map(({ name }) => ofNeighbourhood(city, name)),
]

/** The one of a neighbourhood, or of the whole municipality if none is named; undefined of a neighbourhood elsewhere. */
export function placeholderEntryOf(
  city: City,
  neighbourhood: Neighbourhood | undefined,
): StreetRow | undefined {
  if (neighbourhood === undefined) return ofCity(city)
  return neighbourhood.municipality === city.code ? ofNeighbourhood(city, neighbourhood.name) : undefined
}

const entryIn = ({ code, cep }: City) => ({
  municipality: code,
  type: '',
  section: '',
  cep: cep.replace('-', ''),
})

const ofCity = (city: City): StreetRow => ({
  ...entryIn(city),
  kind: 'municipality',
  neighbourhood: '',
  name: city.name,
})

const ofNeighbourhood = (city: City, name: string): StreetRow => ({
  ...entryIn(city),
  kind: 'neighbourhood',
  neighbourhood: name,
  name,
})

import { itemsOf } from '@delegacia/domain/lists/list'
import { localitiesOf } from '@delegacia/domain/lists/localities'
import { findMunicipality } from '@delegacia/domain/lists/municipalities'
import { states } from '@delegacia/domain/lists/states'
import { wordsOf } from './text/words.ts'

/** A municipality of Brazil; of those outside the home state only name and state are known. */
export type City = {
  /** IBGE code. */
  readonly code: number
  readonly name: string
  /** Letters. */
  readonly state: string
  readonly stateName: string
  /** The general postal code, `#####-###`, or empty. */
  readonly cep: string
  /** Of the seat, in decimal degrees. */
  readonly latitude?: number
  readonly longitude?: number
}

function cityOf(code: number, name: string, state: string, stateName: string): City {
  const { cep = '', latitude, longitude } = findMunicipality(code) ?? {}
  const seat = latitude === undefined || longitude === undefined ? {} : { latitude, longitude }
  return { code, name, state, stateName, cep, ...seat }
}

/** All municipalities of Brazil by their code, so that those of a state stand together. */
export const cities: readonly City[] = itemsOf(states, 'pt-br')
  .flatMap(({ id: state, name: stateName }) =>
    itemsOf(localitiesOf(String(state)), 'pt-br').map(({ id, name }) =>
      cityOf(Number(id), name, String(state), stateName),
    ),
  )
  .sort((a, b) => a.code - b.code)

const places = new Map(cities.map(({ code }, place) => [code, place]))

/** Where a municipality stands among all. */
export const placeOfCity = (code: number): number | undefined => places.get(code)

export const findCity = (code: number): City | undefined => cities[places.get(code) ?? -1]

const plain = (name: string): string => wordsOf(name).join(' ')

const statesByName = new Map(
  itemsOf(states, 'pt-br').flatMap(({ id, name }) => [
    [plain(String(id)), String(id)],
    [plain(name), String(id)],
  ]),
)

/** The letters of a state that is named by them or by its Portuguese name, whatever its accents and capitals. */
export const stateNamed = (name: string): string | undefined => statesByName.get(plain(name))

const byName = new Map(cities.map((city) => [`${city.state} ${plain(city.name)}`, city]))

/** The municipality of a state, by its letters, that has this name, whatever its accents and capitals. */
export const cityNamed = (state: string, name: string): City | undefined =>
  byName.get(`${state} ${plain(name)}`)

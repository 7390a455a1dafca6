import { homeState } from '@delegacia/domain/report/country'
import type { Address } from '@delegacia/domain/report/address'
import { checkPostalCode, isStatePostalCode } from '@delegacia/domain/rules/postal-code'
import { addressOf } from './address-of.ts'
import { cities, findCity, placeOfCity } from './cities.ts'
import type { IndexData } from './engine/index-data.ts'
import type { Range } from './engine/range.ts'
import { rowsOfSaid } from './engine/said-rows.ts'
import { searchIndex } from './engine/search-index.ts'
import { findNeighbourhood, neighbourhoodsIn, plainNeighbourhood } from './neighbourhood-ids.ts'
import { listAt } from './engine/postings.ts'
import { readRow } from './read-row.ts'
import { readingsOf, type StreetQuery } from './street-query.ts'
import { readSaid } from './text/said-address.ts'
import { houseOf } from './text/said-house.ts'
import { addressesAt } from './address-at.ts'
import { isLink, readSaidPoint } from './text/said-point.ts'
import { wordsOf } from './text/words.ts'

const maxResults = 50
/** With fewer streets the type that was typed may be the wrong one: what else may be meant follows them. */
const fewResults = 3
/** Placeholder entries at most, however many municipalities the streets are in. */
const maxPlaceholders = 10

const cityWords = cities.map(({ name }) => wordsOf(name))

/** The municipalities of a state are neighbours in the list; none when there is no such state. */
function placesOf(state: string): Range {
  const from = cities.findIndex((city) => city.state === state)
  return from < 0
    ? { from: 0, to: 0 }
    : { from, to: cities.findLastIndex((city) => city.state === state) + 1 }
}

function rangeOf({ firstRows }: IndexData, { state, city }: StreetQuery): Range {
  const places = placesOf(state)
  const chosen = city === undefined ? undefined : (placeOfCity(city) ?? -1)
  if (chosen !== undefined && (chosen < places.from || chosen >= places.to)) return { from: 0, to: 0 }
  const { from, to } = chosen === undefined ? places : { from: chosen, to: chosen + 1 }
  return { from: firstRows[from] ?? 0, to: firstRows[to] ?? 0 }
}

/** The places of a neighbourhood in the index: an import may spell its name differently from the list. */
function placesOfNeighbourhood(data: IndexData, id: number): Set<number> {
  const listed = findNeighbourhood(id)
  const name = plainNeighbourhood(listed?.name ?? '')
  const places = [...data.neighbourhoods.entries()].filter(
    ([, each]) => each.municipality === listed?.municipality && plainNeighbourhood(each.name) === name,
  )
  return new Set(places.map(([place]) => place))
}

function findRows(data: IndexData, query: StreetQuery): number[] {
  const range = rangeOf(data, query)
  const near = query.near === undefined ? undefined : placeOfCity(query.near)
  const neighbourhoods =
    query.neighbourhood === undefined ? undefined : placesOfNeighbourhood(data, query.neighbourhood)
  const said = () => rowsOfSaid(data, readSaid(query.text ?? ''), { range, near, neighbourhoods })
  const isOpen = query.city === undefined && neighbourhoods === undefined
  for (const { words, begun, digits } of readingsOf(query)) {
    // Nothing was typed: the placeholder entries of the municipalities are more useful than some streets of the state.
    if (words.length === 0 && digits === '' && isOpen) continue
    const rows = searchIndex(data, { words, begun, digits, range, near, neighbourhoods })
    if (rows.length >= fewResults || (rows.length > 0 && digits !== '')) return rows
    if (rows.length > 0) return [...new Set([...rows, ...said()])]
  }
  return said()
}

/** The municipality of the home state in whose range a postal code falls: each range begins with the general code. */
function cityOfPostalCode(digits: string): number[] {
  const code = digits.padEnd(8, '0')
  if (!isStatePostalCode(code)) return []
  const before = cities.filter(({ cep }) => cep !== '' && cep.replace('-', '') <= code)
  const nearest = before.reduce((a, b) => (a && a.cep > b.cep ? a : b), before[0])
  return nearest ? [nearest.code] : []
}

function citiesNamed(state: string, words: readonly string[]): number[] {
  const { from, to } = placesOf(state)
  const named = cities
    .slice(from, to)
    .filter((_, i) => cityWords[from + i]?.every((word) => words.includes(word)))
  return named.map(({ code }) => code)
}

/** The municipalities whose placeholder entries are offered: chosen, named, meant by the postal code or of a result. */
function citiesOffered(query: StreetQuery, ofResults: readonly number[]): number[] {
  const { state, city, near } = query
  const [reading] = readingsOf(query)
  const isHome = state === homeState
  const meant =
    isHome && reading && reading.digits !== '' && ofResults.length === 0
      ? cityOfPostalCode(reading.digits)
      : []
  const chosen = [city, near].flatMap((code) => code ?? [])
  const known = [...chosen, ...citiesNamed(state, reading?.words ?? []), ...meant, ...ofResults]
  const offered = [...new Set(known)].filter((code) => findCity(code)?.state === state)
  return offered.slice(0, maxPlaceholders)
}

/** The placeholder entry of a chosen neighbourhood: they follow that of their municipality in the order of the list. */
function rowOfNeighbourhood(data: IndexData, id: number | undefined): number[] {
  const { municipality } = (id === undefined ? undefined : findNeighbourhood(id)) ?? {}
  const first = municipality === undefined ? undefined : data.firstRows[placeOfCity(municipality) ?? -1]
  if (municipality === undefined || first === undefined) return []
  return [first + 1 + neighbourhoodsIn(municipality).findIndex((each) => each.id === id)]
}

/** The words of every name of a row, its number in digits, in words and in roman letters. */
function wordsOfRow({ nameWords, variants, words }: IndexData, row: number): Set<string> {
  const names = new Set<string>()
  let each = row
  do {
    for (const word of listAt(nameWords, each)) names.add(words[word] ?? '')
    each += 1
  } while ((variants[each] ?? 0) > 0)
  return names
}

/**
 * At most 50 addresses, the best first. The placeholder entries of a chosen neighbourhood and of each municipality that is
 * chosen, named, meant by the postal code or of a result are always among them. If nothing is found and no municipality is
 * known there is nothing: nobody's street is moved to a town that he did not name. Outside the home state a placeholder entry
 * takes over the postal code that was typed. Number and complement are those that were typed beside the street, if any.
 */
export function searchStreets(data: IndexData, query: StreetQuery): Address[] {
  const { text = '' } = query
  const point = readSaidPoint(text)
  if (point !== undefined || isLink(text)) return addressesAt(point)
  const results = findRows(data, query)
  const ofResults = results.map((row) => data.municipalities[data.municipalityOf[row] ?? 0] ?? 0)
  const placeholders = [
    ...citiesOffered(query, ofResults).map((code) => data.firstRows[placeOfCity(code) ?? 0] ?? 0),
    ...rowOfNeighbourhood(data, query.neighbourhood),
  ]
  const first = results.slice(0, maxResults)
  const missing = placeholders.filter((row) => !first.includes(row))
  const said = readSaid(query.text ?? '')
  const typedCep = query.cep !== undefined && !checkPostalCode(query.cep) ? query.cep.replace('-', '') : ''
  return [...first.slice(0, maxResults - missing.length), ...missing].flatMap((place) => {
    const row = readRow(data, place)
    const city = findCity(row.municipality)
    const house = row.kind === 'street' ? houseOf(said, wordsOfRow(data, place)) : {}
    const cep = row.cep === '' && row.kind !== 'street' ? typedCep : row.cep
    return city ? [{ ...addressOf(city, { ...row, cep }), ...house }] : []
  })
}

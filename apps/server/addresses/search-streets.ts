import type { Address } from '@delegacia/domain/report/address'
import { neighbourhoodEntries, ownEntries, streets, type Place } from './places.ts'
import { rank } from './rank.ts'
import { exact, matchWord } from './word-match.ts'
import { wordsOf } from './words.ts'

/** What is asked for in Pará: `city` and `neighbourhood` (ids of the lists) narrow it, `near` only prefers a municipality. */
export type StreetQuery = {
  text?: string
  cep?: string
  city?: number
  neighbourhood?: number
  near?: number
}

const most = 50
/** So many own entries at most stand behind the streets, however many municipalities the streets are in. */
const mostOwn = 10
const capital = 1501402

const places: readonly Place[] = [...ownEntries.values(), ...streets, ...neighbourhoodEntries.values()]

/** Who types a municipality's name wants its entry first; among equals a street says more than a neighbourhood. */
const precedence = { municipality: -1, street: 0, neighbourhood: 0.5 } as const satisfies Record<
  Place['kind'],
  number
>

function byWords(
  among: readonly Place[],
  typed: readonly string[],
  { near, forgiving }: { near?: number; forgiving: boolean },
): Place[] {
  const ranked = among.flatMap((place) => {
    const words = rank(place, typed, forgiving)
    if (words === undefined) return []
    return [{ place, order: words + precedence[place.kind] - (place.city === near ? 0.25 : 0) }]
  })
  return ranked.sort((a, b) => a.order - b.order).map(({ place }) => place)
}

/** The municipality in whose range a postal code falls: ranges follow one another, each from its general code on. */
function cityOfPostalCode(digits: string): number[] {
  const before = [...ownEntries.values()].filter(({ cep }) => cep <= digits.padEnd(8, '0'))
  const nearest = before.reduce<Place | undefined>((a, b) => (a && a.cep > b.cep ? a : b), undefined)
  return nearest ? [nearest.city] : []
}

function citiesNamed(typed: readonly string[]): number[] {
  const isTyped = (word: string) => typed.some((other) => matchWord(other, word, false) === exact)
  return [...ownEntries.values()].filter(({ name }) => name.every(isTyped)).map(({ city }) => city)
}

function narrowed({ city, neighbourhood }: StreetQuery): readonly Place[] {
  return places.filter(
    (place) =>
      (city === undefined || place.city === city) &&
      (neighbourhood === undefined || place.address.id_bairro === neighbourhood),
  )
}

function found(query: StreetQuery, typed: readonly string[], digits: string): readonly Place[] {
  const among = narrowed(query)
  const coded = digits === '' ? among : among.filter(({ cep }) => cep.startsWith(digits))
  if (typed.length === 0) return coded
  const plain = byWords(coded, typed, { ...query, forgiving: false })
  return plain.length > 0 ? plain : byWords(coded, typed, { ...query, forgiving: true })
}

/**
 * At most 50 addresses, the best first. The own entry of each municipality that is chosen, named, meant by the postal code
 * or met in the results is always among them; where nothing is found it stands alone, and Belém's where nothing is known.
 */
export function searchStreets(query: StreetQuery): Address[] {
  const text = query.text?.trim() ?? ''
  const isPostalCode = /^\d[\d.\s-]{3,}$/.test(text)
  const digits = `${query.cep ?? ''}${isPostalCode ? text : ''}`.replace(/\D/g, '')
  const typed = isPostalCode || text === '' ? [] : wordsOf(text).slice(0, 12)
  const results = found(query, typed, digits)

  const met = results.map(({ city }) => city)
  const meant = digits === '' || met.length > 0 ? [] : cityOfPostalCode(digits)
  const cities = new Set([query.city, query.near, ...citiesNamed(typed), ...meant, ...met])
  const known = [...cities].flatMap((city) => ownEntries.get(city ?? 0) ?? []).slice(0, mostOwn)
  const own = known.length > 0 ? known : [ownEntries.get(capital)].filter((entry) => entry !== undefined)

  const first = results.slice(0, most)
  const missing = own.filter((entry) => !first.includes(entry))
  return [...first.slice(0, most - missing.length), ...missing].map(({ address }) => address)
}

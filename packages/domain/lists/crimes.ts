import { crimeTable, type Crime } from './crime-table.ts'
import { findMunicipality } from './municipalities.ts'

/** Every crime that has a route. */
export const allCrimes: readonly Crime[] = crimeTable

/** The routes whose flow stands. */
const standing = new Set([
  'extravio',
  'furto',
  'violencia',
  'violencia_contra_mulher',
  'violencia-condominio',
  'odio',
  'sossego',
  'incendio',
  'perseguicao',
])

/** The crimes that can be reported today, in the order of the home screen. */
export const crimes: readonly Crime[] = allCrimes.filter(({ url }) => standing.has(url))

export const findCrime = (id: number): Crime | undefined => allCrimes.find(({ id_crime }) => id_crime === id)

/** A crime that the operator does not offer, everywhere or in one municipality (IBGE code). */
export type NotOffered = { readonly crime: number; readonly municipality?: number }

/** What can be reported of a municipality (ST-08): all but what the operator leaves out; nothing of one outside Pará. */
export function crimesOf(municipality: number, notOffered: readonly NotOffered[] = []): readonly Crime[] {
  if (!findMunicipality(municipality)) return []
  const left = notOffered.filter((each) => (each.municipality ?? municipality) === municipality)
  return crimes.filter(({ id_crime }) => !left.some(({ crime }) => crime === id_crime))
}

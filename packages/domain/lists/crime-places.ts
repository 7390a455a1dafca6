import { crimeTable, type CrimeRoute } from './crimes/crime-table.ts'
import type { CrimeCare, CrimeRow, HomePlace } from './crimes/crime-row.ts'

export type { CrimeCare }

/** Where the home lists each crime, and what it tells before any list. The pages are built with these words alone, without the table (`knownCrimes` of the web's build). */
export const crimePlaces = Object.fromEntries(
  Object.entries(crimeTable).map(([route, { place }]) => [route, place]),
) as Readonly<Record<CrimeRoute, HomePlace>>

export const crimeCares = Object.fromEntries(
  Object.entries<CrimeRow>(crimeTable).flatMap(([route, { care }]) => (care ? [[route, care]] : [])),
) as Readonly<Partial<Record<CrimeRoute, CrimeCare>>>

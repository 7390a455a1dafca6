import { crimeTable, type CrimeRoute } from './crimes/crime-table.ts'
import type { HomePlace } from './crimes/crime-row.ts'

/** Where the home lists each crime. The pages are built with these words alone, without the table (`knownCrimes` of the web's build). */
export const crimePlaces = Object.fromEntries(
  Object.entries(crimeTable).map(([route, { place }]) => [route, place]),
) as Readonly<Record<CrimeRoute, HomePlace>>

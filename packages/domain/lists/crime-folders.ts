import { crimeTable, type CrimeRoute } from './crime-table.ts'

/** The folder of each crime in packages/flows/crimes; the pages are built with these words alone. */
export const crimeFolders = Object.fromEntries(
  Object.entries(crimeTable).map(([route, { folder }]) => [route, folder]),
) as Readonly<Record<CrimeRoute, string>>

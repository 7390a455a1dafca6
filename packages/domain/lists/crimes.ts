import { crimeTable, type Crime, type CrimeRoute } from './crimes/crime-table.ts'
import { findMunicipality } from './municipalities.ts'

/** Every occurrence that can be reported, in the order of the home screen. */
export const crimes: readonly Crime[] = (Object.keys(crimeTable) as CrimeRoute[]).map((url) => ({
  url,
  ...crimeTable[url],
}))

export const findCrime = (id: number): Crime | undefined => crimes.find(({ id_crime }) => id_crime === id)

/** A crime that the operator does not offer, everywhere or in one municipality (IBGE code). */
export type NotOffered = { readonly crime: number; readonly municipality?: number }

/** The municipality in requests where none was chosen yet. */
export const anyMunicipality = -1

/** What can be reported in a municipality (ST-08): all but what the operator leaves out; nothing outside Pará. */
export function crimesOf(municipality: number, notOffered: readonly NotOffered[] = []): readonly Crime[] {
  if (municipality !== anyMunicipality && !findMunicipality(municipality)) return []
  return crimes.filter(({ id_crime }) => !isLeftOut(id_crime, municipality, notOffered))
}

/** Whether the operator leaves a crime out, everywhere or in that municipality (ST-08). */
export const isLeftOut = (
  crime: number,
  municipality: number | undefined,
  notOffered: readonly NotOffered[],
): boolean =>
  notOffered.some(
    (each) => each.crime === crime && (each.municipality === undefined || each.municipality === municipality),
  )

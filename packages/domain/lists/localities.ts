import { emptyList, listOfNames, type ReferenceList } from './list.ts'
import { municipalityList } from './municipalities.ts'
import { otherMunicipalityTable } from './other-municipality-table.ts'

const split = new Map<string, ReferenceList>([['PA', municipalityList]])

/** The municipalities of a state of Brazil by its letters; another state has none here. */
export function localitiesOf(state: string): ReferenceList {
  const letters = state.toUpperCase()
  const before = split.get(letters)
  if (before) return before
  const written = Object.hasOwn(otherMunicipalityTable, letters) ? otherMunicipalityTable[letters] : undefined
  if (written === undefined) return emptyList

  const entries = written.split(';').map((entry) => entry.trim())
  const whole = listOfNames(
    entries.filter(Boolean).map((entry) => [Number(entry.slice(0, 7)), entry.slice(8)] as const),
  )
  split.set(letters, whole)
  return whole
}

import { brazil } from '../report/country.ts'
import { findCountry } from './countries.ts'
import { emptyList, listOfNames, type ReferenceList } from './list.ts'
import { states } from './states.ts'
import { subdivisionTable } from './subdivision-table.ts'

const read = new Map<string, ReferenceList>()

/** The states of a country by its id: Brazil's by their letters, others by their whole code of ISO 3166-2 (`FR-IDF`). */
export function statesOf(country: number): ReferenceList {
  if (country === brazil) return states
  const { iso = '' } = findCountry(country) ?? {}
  const written = Object.hasOwn(subdivisionTable, iso) ? subdivisionTable[iso] : undefined
  if (written === undefined) return emptyList
  const before = read.get(iso)
  if (before) return before

  const whole = listOfNames(
    written.split(';').map((entry) => {
      const space = entry.indexOf(' ')
      return [`${iso}-${entry.slice(0, space)}`, entry.slice(space + 1)] as const
    }),
  )
  read.set(iso, whole)
  return whole
}

import { cities } from './cities.ts'
import { createIndexBuilder } from './engine/index-builder.ts'
import type { IndexData, StreetRow } from './engine/index-data.ts'
import { placeholderEntriesOf } from './placeholder-entries.ts'
import { starterStreetsOf } from './starter/starter-streets.ts'

/** Rows of a street on average, with its other names, and of the entries that are no imported streets: both rather too many. */
const rowsOfStreet = 1.25
const rowsBesides = 100_000

/**
 * Takes the imported streets in the order of their municipality and adds the placeholder entries of every municipality,
 * and the starter list of those without imported streets. `streets` is about how many come.
 */
export function createDirectoryBuilder(streets = 0) {
  const builder = createIndexBuilder(cities, Math.ceil(streets * rowsOfStreet) + rowsBesides)
  let next = 0

  function openNext(imported: boolean): void {
    const city = cities[next++]
    if (!city) return
    for (const entry of placeholderEntriesOf(city)) builder.add(entry)
    if (!imported) for (const street of starterStreetsOf(city.code)) builder.add(street)
  }

  return {
    add(street: StreetRow): void {
      while ((cities[next]?.code ?? Infinity) < street.municipality) openNext(false)
      if (cities[next]?.code === street.municipality) openNext(true)
      builder.add(street)
    },
    finish(): IndexData {
      while (next < cities.length) openNext(false)
      return builder.finish()
    },
  }
}

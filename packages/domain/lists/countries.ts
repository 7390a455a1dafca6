import type { Text } from '../language/text.ts'
import { brazil } from '../report/country.ts'
import { countryTable } from './country-table.ts'
import type { ListRow, ReferenceList } from './list.ts'

export type Country = ListRow & {
  readonly id: number
  /** ISO 3166-1, two letters. */
  readonly iso: string
  /** Dialling code, digits only. */
  readonly ddi: string
  readonly nationality: Text
}

const text = ([pt, en, es, fr]: readonly [string, string, string, string]): Text => ({ pt, en, es, fr })

export const countries: readonly Country[] = countryTable.map(([id, iso, ddi, names, nationalities]) => ({
  id,
  iso,
  ddi,
  name: text(names),
  nationality: text(nationalities),
}))

/** COMBO_PAIS: Brazil first, the rest by name. Territories without inhabitants are left out. */
export const countryList: ReferenceList = { order: 'by name', first: [brazil], rows: countries }

const byId = new Map(countries.map((country) => [country.id, country]))

export const findCountry = (id: number): Country | undefined => byId.get(id)

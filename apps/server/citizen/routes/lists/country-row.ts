import { say, type Locale } from '@delegacia/domain/language/text'
import { findCountry } from '@delegacia/domain/lists/countries'
import type { ListItem } from '@delegacia/domain/report/list-query'

/** COMBO_PAIS: a country, and what its nationals are called. */
export function countryRow(item: ListItem, locale: Locale) {
  const country = findCountry(Number(item.id))
  return country ? { ...item, nacionalidade: say(country.nationality, locale) } : item
}

import { listSegments } from '@delegacia/contract/list-paths'
import { localeOf, type Locale } from '@delegacia/domain/language/text'
import { readList } from '@delegacia/domain/lists/read-list'
import { listNames, type ListItem, type ListName } from '@delegacia/domain/report/list-query'
import { countryRow } from './country-row.ts'
import { localityRow } from './locality-row.ts'
import type { PublicLists } from './public-lists.ts'

/** The lists whose rows say more than an id and a name. */
const rows: Partial<Record<ListName, (item: ListItem, locale: Locale) => object>> = {
  COMBO_LOCALIDADE: localityRow,
  COMBO_PAIS: countryRow,
}

/** One more path than the tables give: `/COMBO_LOCALIDADE/{uf}/{locale}/{localityType}`; only municipalities are kept. */
const furtherParameters: Partial<Record<ListName, readonly string[]>> = { COMBO_LOCALIDADE: ['localityType'] }

/** GET /COMBO_…: every list that a form asks for. */
export const combos = (): PublicLists => Object.fromEntries(listNames.map((list) => [list, combo(list)]))

function combo(list: ListName): PublicLists[string] {
  const segments = listSegments[list]
  const parameters = segments.filter(({ name }) => name !== 'locale')
  const row = rows[list]
  return {
    names: [...segments.map(({ name }) => name), ...(furtherParameters[list] ?? [])],
    find(given) {
      const locale = localeOf(given['locale'])
      const of = parameters.map(({ name, otherwise }) => given[name] ?? otherwise)
      const items = readList({ list, of }, locale)
      return { source: items, ...(row && { body: () => items.map((item) => row(item, locale)) }) }
    },
  }
}

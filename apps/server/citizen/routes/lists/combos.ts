import { comboCalls, type DetailedList } from '@delegacia/contract/combo-calls'
import { listSegments } from '@delegacia/contract/list-paths'
import { localeOf } from '@delegacia/domain/language/text'
import { readList } from '@delegacia/domain/lists/read-list'
import { listNames, type ListItem, type ListName } from '@delegacia/domain/report/list-query'
import { countryRow } from './country-row.ts'
import { localityRow } from './locality-row.ts'
import { publicList, type ListRows, type ListParameters, type PublicList } from './public-lists.ts'

function itemsOf(list: ListName, given: ListParameters<string>): readonly ListItem[] {
  const parameters = listSegments[list].filter(({ name }) => name !== 'locale')
  const of = parameters.map(({ name, fallback: otherwise }) => given[name] ?? otherwise)
  return readList({ list, of }, localeOf(given['locale']))
}

const rowsOf = <Row>(items: readonly ListItem[], row: (item: ListItem) => Row): ListRows<Row[]> => ({
  source: items,
  body: () => items.map(row),
})

/** The lists whose rows say more than an id and a name. */
const detailed = {
  COMBO_LOCALIDADE: publicList(comboCalls.COMBO_LOCALIDADE, (given) =>
    rowsOf(itemsOf('COMBO_LOCALIDADE', given), localityRow),
  ),
  COMBO_PAIS: publicList(comboCalls.COMBO_PAIS, (given) =>
    rowsOf(itemsOf('COMBO_PAIS', given), (item) => countryRow(item, localeOf(given.locale))),
  ),
} satisfies Record<DetailedList, PublicList>

const isDetailed = (list: ListName): list is DetailedList => list in detailed

/** COMBO_…: every list that a form asks for. */
export const combos = (): readonly PublicList[] =>
  listNames.map((list) =>
    isDetailed(list)
      ? detailed[list]
      : publicList(comboCalls[list], (given) => ({ source: itemsOf(list, given) })),
  )

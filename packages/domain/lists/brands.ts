import type { Text } from '../language/text.ts'
import { brandTable } from './brand-table.ts'
import { otherBrand, unknownBrand } from '../report/brand.ts'
import { emptyList, type ReferenceList } from './list.ts'
import { phoneKind } from './object-kinds.ts'
import { brandWords } from './words/brands.data.ts'

type Trade = keyof typeof brandTable

const trades: readonly (readonly [trade: Trade, objects: readonly number[]])[] = [
  ['phone', [phoneKind, 1001]],
  ['computer', [1101, 1102, 1103, 1104, 1105]],
  ['electronics', [1005, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1209, 1210]],
  ['bicycle', [1601, 1602]],
  ['cardNetwork', [1403]],
  ['watch', [1004, 1805]],
  ['boatEngine', [1702, 1703]],
  ['firearm', [2001]],
  ['tool', [2101, 2102, 2103, 2104]],
  ['clothing', [1904, 1905]],
  ['jewellery', [1801, 1802, 1803, 1804]],
  ['eyewear', [1806]],
  ['bag', [1901, 1902, 1903]],
  ['vehiclePart', [1507]],
  ['car', [1501, 1511]],
  ['motorcycle', [1502]],
  ['truck', [1503, 1509]],
]

const same = (text: string): Text => ({ pt: text, en: text, es: text, fr: text })

const wordsOf = (name: string) => {
  const words = brandWords[name]
  return words === undefined ? undefined : same(words)
}

/** A list of brands always ends with 'other' and 'do not know'. */
function brandsOfTrade(trade: Trade): ReferenceList {
  const [base, names] = brandTable[trade]
  const unknown = base + unknownBrand
  const other = base + otherBrand
  return {
    order: 'by name',
    last: [other, unknown],
    rows: [
      ...names
        .split(';')
        .map((name, index) => ({ id: base + index + 1, name: same(name), words: wordsOf(name) })),
      { id: other, name: { pt: 'Outra marca', en: 'Other brand', es: 'Otra marca', fr: 'Autre marque' } },
      {
        id: unknown,
        name: { pt: 'Não sei informar', en: 'I don’t know', es: 'No lo sé', fr: 'Je ne sais pas' },
      },
    ],
  }
}

const byObject = new Map(
  trades.flatMap(([trade, objects]) => {
    const brands = brandsOfTrade(trade)
    return objects.map((id) => [id, brands] as const)
  }),
)

/** COMBO_OBJETOMARCA: the brands of an object type, of any mobile phone for 2; for a type without a list the brand is typed. */
export const brandsOf = (object: number): ReferenceList => byObject.get(object) ?? emptyList

import { brandTable } from './brand-table.ts'
import { emptyList, type ReferenceList } from './list.ts'
import { phoneKind } from './object-kinds.ts'

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
]

/** A list of brands always ends with 'other' (its number + 99) and 'do not know' (+ 98). */
function brandsOfTrade(trade: Trade): ReferenceList {
  const [base, names] = brandTable[trade]
  const unknown = base + 98
  const other = base + 99
  return {
    order: 'by name',
    last: [other, unknown],
    rows: [
      ...names
        .split(';')
        .map((name, index) => ({ id: base + index + 1, name: { pt: name, en: name, es: name, fr: name } })),
      { id: other, name: { pt: 'Outra marca', en: 'Other brand', es: 'Otra marca', fr: 'Autre marque' } },
      {
        id: unknown,
        name: { pt: 'Não sei informar', en: "I don't know", es: 'No lo sé', fr: 'Je ne sais pas' },
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

/** COMBO_OBJETOMARCA: the brands of an object type, of any mobile phone for 2; one without a list takes free text. */
export const brandsOf = (object: number): ReferenceList => byObject.get(object) ?? emptyList

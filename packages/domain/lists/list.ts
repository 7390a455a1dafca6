import { say, type Locale, type Text } from '../language/text.ts'
import type { ListItem } from '../report/list-query.ts'

/** One entry of a reference list: its id on the wire and its name in every language. */
export type ListRow = {
  readonly id: string | number
  readonly name: Text
  /** What else people call it, parted by commas. */
  readonly words?: Text | undefined
  /** The category of a kind of thing. */
  readonly group?: { readonly id: number; readonly name: Text } | undefined
}

/**
 * The order of the entries: the alphabetical order of the requested language, or as written here. In either, `first`
 * comes before and `last` ('other', 'not stated') after all the rest.
 */
export type ListOrder = {
  readonly order: 'by name' | 'as written'
  readonly first?: readonly (string | number)[]
  readonly last?: readonly (string | number)[]
}

export type ReferenceList = ListOrder & { readonly rows: readonly ListRow[] }

/** An entry in the short form of the tables: id, Portuguese, English, Spanish, French. */
export type TextRow = readonly [id: string | number, pt: string, en: string, es: string, fr: string]

/** A list of translated names. */
export const list = (table: readonly TextRow[], order: ListOrder): ReferenceList => ({
  ...order,
  rows: table.map(([id, pt, en, es, fr]) => ({ id, name: { pt, en, es, fr } })),
})

/** A list of proper names, which are the same in every language. */
export const listOfNames = (
  table: readonly (readonly [id: string | number, name: string])[],
  order: ListOrder = { order: 'by name' },
): ReferenceList => ({
  ...order,
  rows: table.map(([id, name]) => ({ id, name: { pt: name, en: name, es: name, fr: name } })),
})

/** The list whose entries are found by what else people call them, by their ids. */
export const alsoCalled = (whole: ReferenceList, words: Readonly<Record<string, Text>>): ReferenceList => ({
  ...whole,
  rows: whole.rows.map((row) => ({ ...row, words: words[row.id] })),
})

/** The entries of a list for which a condition holds, in the same order. */
export const partOf = (whole: ReferenceList, condition: (id: string | number) => boolean): ReferenceList => ({
  ...whole,
  rows: whole.rows.filter(({ id }) => condition(id)),
})

export const emptyList: ReferenceList = { order: 'as written', rows: [] }

const known = new WeakMap<ReferenceList, Map<Locale, readonly ListItem[]>>()

/** A list in one language, in its order; sorted once for each list and language. */
export function itemsOf(whole: ReferenceList, locale: Locale): readonly ListItem[] {
  const byLocale = known.get(whole) ?? new Map<Locale, readonly ListItem[]>()
  known.set(whole, byLocale)
  const before = byLocale.get(locale)
  if (before) return before

  const items = sorted(whole, locale)
  byLocale.set(locale, items)
  return items
}

function sorted({ rows, order, first = [], last = [] }: ReferenceList, locale: Locale): readonly ListItem[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const rank = (id: string | number) =>
    first.includes(id) ? first.indexOf(id) - first.length : last.includes(id) ? last.indexOf(id) + 1 : 0
  return rows
    .map(({ id, name, words, group }) => ({
      id,
      name: say(name, locale),
      ...(words && { palavras: say(words, locale) }),
      ...(group && { id_categoria: group.id, categoria: say(group.name, locale) }),
    }))
    .sort((a, b) => rank(a.id) - rank(b.id) || (order === 'by name' ? compare(a.name, b.name) : 0))
}

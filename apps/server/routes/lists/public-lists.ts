/** What a list is answered with: `source` always stands for the same rows, `body` makes them where they say more. */
export type PublicList = { readonly source: object; readonly body?: () => unknown }

type Parameters = Readonly<Record<string, string | undefined>>

/** By the first segment of their paths; of the parameters behind it the last ones may be left out. */
export type PublicLists = Readonly<
  Record<string, { readonly names: readonly string[]; readonly find: (parameters: Parameters) => PublicList }>
>

/** The list of a path such as `COMBO_UF/pt-br/31`; undefined where no list has such a path. */
export function findPublicList(lists: PublicLists, path: string): PublicList | undefined {
  const [name = '', ...values] = path.split('/')
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined
  if (!list || values.length > list.names.length) return undefined
  return list.find(Object.fromEntries(list.names.map((parameter, place) => [parameter, values[place]])))
}

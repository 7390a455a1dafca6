import type { Call } from '@delegacia/contract/http/call'
import type { AnswerBody, ParameterName } from '@delegacia/contract/http/call-types'
import type { listsTogether } from '@delegacia/contract/several-lists'

/** What a list is answered with: `source` always stands for the same rows, `body` makes them where they say more. */
export type ListRows<Rows> =
  | { readonly source: Rows & object; readonly body?: undefined }
  | { readonly source: object; readonly body: () => Rows }

export type ListParameters<Name extends string> = { readonly [Key in Name]?: string | undefined }

type ListCall = (typeof listsTogether)[number]
/** A list by its call; of the parameters the last ones may be left out. */
export type PublicList = {
  readonly call: Call & { readonly path: ListCall['path'] }
  /** The first segment of its path. */
  readonly name: string
  /** The parameters behind it, in their order. */
  readonly names: readonly string[]
  readonly find: (given: ListParameters<string>) => ListRows<unknown>
}

/** How a list is found from its parameters; the contract says what its rows are. */
export function publicList<C extends ListCall>(
  call: C,
  find: (given: ListParameters<ParameterName<C['path']>>) => ListRows<AnswerBody<C, 200>>,
): PublicList {
  const { path, alsoAt = [] }: Call = call
  const [, name = '', ...segments] = (alsoAt.at(-1) ?? path).split('/')
  return { call, name, names: segments.map((segment) => segment.slice(1, -1)), find }
}

/** The list of a path such as `COMBO_UF/pt-br/31`; undefined where no list has such a path. */
export function findPublicList(lists: readonly PublicList[], path: string): ListRows<unknown> | undefined {
  const [name, ...values] = path.split('/')
  const list = lists.find((each) => each.name === name)
  if (!list || values.length > list.names.length) return undefined
  return list.find(Object.fromEntries(list.names.map((parameter, place) => [parameter, values[place]])))
}

import type { apiRoot, Call } from './http/call.ts'
import type {
  AnswerBodies,
  AnswerBody,
  FilledPath,
  FilledList,
  ParameterValue,
  QueryName,
  RequestBody,
  RequiredQueryName,
} from './http/call-types.ts'
import type { calls } from './calls.ts'
import type { listsTogether } from './several-lists.ts'

/*
 * Which call an address belongs to, as types only: `/api/COMBO_UF/pt-br/31` is a call of the contract, `/api/COMBO_UF/31`
 * is none. Nothing of this is in the built web.
 */

type ServedCall = (typeof calls)[number]
type Method = Call['method']
type ServedBy<M extends Method> = Extract<ServedCall, { readonly method: M }>

/** Whether an address matches a path, segment by segment: a parameter has no slash in it. */
type MatchesPath<Address extends string, Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Address extends `${infer Given}/${infer Further}`
    ? Given extends Segment<First>
      ? MatchesPath<Further, Rest>
      : false
    : false
  : Address extends `${string}/${string}`
    ? false
    : Address extends Segment<Path>
      ? true
      : false

type Segment<Named extends string> = Named extends `{${infer Name}}` ? ParameterValue<Name> : Named

type NamesIn<Query extends string> = Query extends `${infer First}&${infer Rest}`
  ? NamesIn<First> | NamesIn<Rest>
  : Query extends `${infer Name}=${string}`
    ? Name
    : Query

type MatchesQuery<Query extends string, C extends Call> = [NamesIn<Query>] extends [QueryName<C>]
  ? [RequiredQueryName<C>] extends [NamesIn<Query>]
    ? true
    : false
  : false

type Matches<Address extends string, C extends Call> = Address extends `${infer Path}?${infer Query}`
  ? MatchesPath<Path, C['path']> extends true
    ? MatchesQuery<Query, C>
    : false
  : MatchesPath<Address, C['path']> extends true
    ? [RequiredQueryName<C>] extends [never]
      ? true
      : false
    : false

/** The call that an address behind `/api` belongs to; never where the contract has none. */
type CallAt<M extends Method, Address extends string, C = ServedBy<M>> =
  C extends ServedBy<M> ? (Matches<Address, C> extends true ? C : never) : never

type Behind<Address extends string> = Address extends `${typeof apiRoot}${infer Rest}` ? Rest : never

type AddressOf<C> = C extends Call
  ? `${typeof apiRoot}${FilledPath<C['path']>}${[QueryName<C>] extends [never] ? '' : '' | `?${string}`}`
  : never

/** Any text that starts like an address of the contract; `Known` checks it exactly. */
export type Address<M extends Method> = AddressOf<ServedBy<M>>

type Served<A extends string, M extends Method> = A extends string
  ? [CallAt<M, Behind<A>>] extends [never]
    ? never
    : A
  : never

/** The address itself where the contract has such a call; otherwise never, so that the argument does not compile. */
export type KnownAddress<M extends Method, A extends string> = [A] extends [Served<A, M>] ? A : never

type Success = 200 | 201 | 202

/** The body of a successful answer at an address. */
export type AnswerAt<M extends Method, A extends string> = A extends string
  ? AnswerBody<CallAt<M, Behind<A>>, Success>
  : never

/** The body of any answer at an address, failures included. */
export type AnyAnswerAt<M extends Method, A extends string> =
  CallAt<M, Behind<A>> extends infer C extends Call ? AnswerBodies<C>[keyof AnswerBodies<C>] : never

export type BodyAt<A extends string> = RequestBody<CallAt<'post', Behind<A>>>

/** A public list by its path behind `/api/`: it can be requested together with others. */
export type ListPath = FilledList<(typeof listsTogether)[number]['path']>

type Listed<P extends ListPath> = P extends ListPath
  ? [CallAt<'get', `/${P}`, (typeof listsTogether)[number]>] extends [never]
    ? never
    : P
  : never

/** The same as `Known`, of a public list. */
export type KnownList<P extends ListPath> = [P] extends [Listed<P>] ? P : never

export type ListAnswer<P extends ListPath> = P extends ListPath
  ? AnswerBody<CallAt<'get', `/${P}`, (typeof listsTogether)[number]>, 200>
  : never

import type { guardedCalls, openCalls } from '@delegacia/contract/desk/desk-calls'
import type { Call } from '@delegacia/contract/http/call'
import type { AnswerBody, ParameterName, QueryName, RequestBody } from '@delegacia/contract/http/call-types'

/*
 * Which calls the desk has, as types only: a path that the contract does not have does not compile, and nothing of the
 * contract is in the built page.
 */

type DeskCall = (typeof openCalls)[number] | (typeof guardedCalls)[number]

type Method = Call['method']
type By<M extends Method> = Extract<DeskCall, { readonly method: M }>

export type PathOf<M extends Method> = By<M>['path']
type At<M extends Method, P extends string> = Extract<By<M>, { readonly path: P }>

/** The body of a successful answer. */
export type AnswerOf<M extends Method, P extends string> = AnswerBody<At<M, P>, 200>

/** What a path and its query are filled in with, and the version that was seen. */
export type Filling<M extends Method, P extends string> = {
  query?: Readonly<Partial<Record<QueryName<At<M, P>>, string | undefined>>>
  /** Goes along as `If-Match`. */
  version?: number
  /** It is sent even where the page closes meanwhile. */
  keepalive?: true
} & ([ParameterName<P>] extends [never] ? unknown : { path: Readonly<Record<ParameterName<P>, string>> })

/** Whoever calls may leave the filling out only where the path has no names in it. */
export type CallArguments<M extends Method, P extends string> = [ParameterName<P>] extends [never]
  ? [filling?: Filling<M, P>]
  : [filling: Filling<M, P>]

export type BodyOf<P extends string> = RequestBody<At<'post', P>>

import type { Call } from '@delegacia/contract/http/call'
import type { AnswerBodies, AnswerBody, ParameterName, QueryName } from '@delegacia/contract/http/call-types'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'

type Paths<C extends Call> =
  C['path'] | (C extends { alsoAt: readonly (infer Path extends string)[] } ? Path : never)

/** The names that every path of the call has. */
type CommonName<Path extends string, Name = ParameterName<Path>> = Name extends string
  ? [Path] extends [`${string}{${Name}}${string}`]
    ? Name
    : never
  : never

/** A parameter that another path of the call leaves out may be missing. */
type Parameters<C extends Call> = Readonly<Record<CommonName<Paths<C>>, string>> &
  Readonly<Partial<Record<ParameterName<Paths<C>>, string>>>

/** The types of a call for the framework. Bodies are unknown until their own readers have read them. */
type CallRoute<C extends Call> = {
  Params: Parameters<C>
  Querystring: { readonly [Name in QueryName<C>]?: string | string[] }
  Body: unknown
  Reply: AnswerBodies<C>
}

export type CallRequest<C extends Call> = FastifyRequest<CallRoute<C>>
export type CallReply<C extends Call> = FastifyReply<CallRoute<C>>

/** What is returned is the answer with status 200; others are sent by `reply.code(…)`, which knows their body. */
type Result<C extends Call> = AnswerBody<C, 200> | CallReply<C> | FastifyReply
export type CallHandler<C extends Call> = (
  request: CallRequest<C>,
  reply: CallReply<C>,
) => Result<C> | Promise<Result<C>>

type Options = {
  /** Bytes. */
  readonly bodyLimit?: number
  /** False for what reading uses up: a question for its headers alone would too. */
  readonly exposeHeadRoute?: false
  /** Whether parameters may be left out, the last ones first. */
  readonly lastOptional?: boolean
}

/** Serves a call of the contract, which alone defines its paths, parameters and answers. */
export function serveCall<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: CallHandler<NoInfer<C>>,
  { lastOptional = false, ...options }: Options = {},
): void {
  const paths = [call.path, ...(call.alsoAt ?? [])].flatMap((path) => (lastOptional ? shortened(path) : path))
  for (const path of new Set(paths)) {
    const url = path.replace(/\{(\w+)\}/g, ':$1')
    app.route({ ...options, method: call.method, url, handler: handler as unknown as RouteHandlerMethod })
  }
}

/** `/NAME` and each path that goes on with one more segment. */
function shortened(path: string): string[] {
  const [, name, ...segments] = path.split('/')
  return ['', ...segments].map((_, count) => ['', name, ...segments.slice(0, count)].join('/'))
}

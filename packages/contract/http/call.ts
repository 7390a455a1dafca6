import type { GenericSchema } from 'valibot'

/** The root of the paths of all calls. */
export const apiRoot = '/api'

/** One HTTP call as both sides agree on it; routes, the addresses that the web may request and the API description are made from these. */
export type Call = {
  readonly method: 'get' | 'post' | 'patch'
  /** Behind `apiRoot`, with `{name}` for a path parameter. */
  readonly path: `/${string}`
  /** Other paths with the same answer, for clients that leave a segment out or send another; not in the API description. */
  readonly alsoAt?: readonly `/${string}`[]
  readonly summary: string
  /** What a path parameter does, where its name does not say it, or that it has no effect. */
  readonly parameters?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, Parameter>>
  readonly query?: Readonly<Record<string, Parameter>>
  readonly body?: {
    readonly type: 'application/json' | 'multipart/form-data' | 'application/octet-stream'
    readonly schema: GenericSchema
  }
  readonly answers: Readonly<Record<number, Answer>>
}

export type Parameter = { readonly description: string; readonly required?: boolean }

/** No `schema` means that the answer has no body, or one that is not JSON (`type`). */
export type Answer = { readonly description: string; readonly schema?: GenericSchema; readonly type?: string }

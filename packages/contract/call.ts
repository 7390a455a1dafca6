import type { GenericSchema } from 'valibot'

/** Where the calls stand; the path of each follows. */
export const apiRoot = '/api'

/** One HTTP call as both sides agree on it; routes, the addresses that the web may ask and the API description are made from these. */
export type Call = {
  readonly method: 'get' | 'post'
  /** Behind `apiRoot`, with `{name}` for a path parameter. */
  readonly path: `/${string}`
  /** Paths that are answered the same for clients that leave something out or say more; the description does not name them. */
  readonly alsoAt?: readonly `/${string}`[]
  readonly summary: string
  readonly headers?: Readonly<Record<string, Parameter>>
  readonly query?: Readonly<Record<string, Parameter>>
  readonly body?: {
    readonly type: 'application/json' | 'multipart/form-data'
    readonly schema: GenericSchema
  }
  readonly answers: Readonly<Record<number, Answer>>
}

export type Parameter = { readonly description: string; readonly required?: boolean }

/** No `schema` means that the answer has no body, or one that is not JSON (`type`). */
export type Answer = { readonly description: string; readonly schema?: GenericSchema; readonly type?: string }

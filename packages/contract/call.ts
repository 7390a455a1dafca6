import type { GenericSchema } from 'valibot'

/** One HTTP call as both sides agree on it; the API description is made from these. */
export type Call = {
  readonly method: 'get' | 'post'
  /** Under /api, with `{name}` for a path parameter. */
  readonly path: string
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

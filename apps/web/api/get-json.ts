import { call, type CallOptions } from './call.ts'

/** Asks the service for JSON; `T` is the shape that the contract promises for this path, beginning with `/api/`. */
export async function getJson<T>(path: string, options?: CallOptions): Promise<T> {
  const answer = await call(path, { headers: { Accept: 'application/json' } }, options)
  return JSON.parse(await answer.body.text()) as T
}

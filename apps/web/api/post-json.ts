import { call, type CallOptions } from './call.ts'

/** Sends JSON once and reads JSON; an empty answer is undefined. `T` is the shape that the contract promises. */
export async function postJson<T>(path: string, body: unknown, options?: CallOptions): Promise<T> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(body) }, options)
  const text = await answer.body.text()
  return (text ? JSON.parse(text) : undefined) as T
}

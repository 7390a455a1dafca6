import type { Address, AnswerAt, AnyAnswerAt, BodyAt, KnownAddress } from '@delegacia/contract/api-address'
import { call, type CallOptions } from './call.ts'

/** A caller that accepts other answers too gets all their types, and has to distinguish them. */
type Accepted<A extends string, Options> = Options extends { accepts: unknown }
  ? AnyAnswerAt<'post', A>
  : AnswerAt<'post', A>

/** Sends JSON once and reads JSON; an empty answer is undefined. Addresses, bodies and answers are the contract's. */
export async function postJson<A extends Address<'post'>, const Options extends CallOptions>(
  path: KnownAddress<'post', A>,
  body: BodyAt<A>,
  options?: Options,
): Promise<Accepted<A, Options>> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  const answer = await call(path, { method: 'POST', headers, body: JSON.stringify(body) }, options)
  const text = await answer.body.text()
  return (text ? JSON.parse(text) : undefined) as Accepted<A, Options>
}

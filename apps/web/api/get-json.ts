import type { Address, AnswerAt, KnownAddress } from '@delegacia/contract/api-address'
import { call, type CallOptions } from './call.ts'

/** Asks the service for JSON; the contract says which addresses there are and what each answers. */
export async function getJson<A extends Address<'get'>>(
  path: KnownAddress<'get', A>,
  options?: CallOptions,
): Promise<AnswerAt<'get', A>> {
  const answer = await call(path, { headers: { Accept: 'application/json' } }, options)
  return JSON.parse(await answer.body.text()) as AnswerAt<'get', A>
}

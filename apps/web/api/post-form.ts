import type { Address, KnownAddress } from '@delegacia/contract/api-address'
import { call, type Answer, type CallOptions } from './call.ts'

/** Sends a multipart form once; the answer comes as it is, with the address it finally came from. */
export async function postForm<A extends Address<'post'>>(
  path: KnownAddress<'post', A>,
  form: FormData,
  options?: CallOptions,
): Promise<Answer> {
  return call(path, { method: 'POST', body: form }, options)
}

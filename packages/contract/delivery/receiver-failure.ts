import type { Answer } from '../http/call.ts'
import { failure } from '../http/failure.ts'

const refusedWith = <const D extends string>(description: D) =>
  ({ description, schema: failure }) as const satisfies Answer

/** What every call of a receiver answers without a credential that lives. */
export const noCredential = refusedWith('No credential, or one that was revoked')
export const unknownReport = refusedWith('No report of that number was announced to this receiver')
export const destroyedReport = refusedWith('Retention has destroyed the content; forget your copy as well')
export const noOriginals = refusedWith('The operator has not given this receiver the right to originals')
export const confirmedFile = refusedWith('This receiver has confirmed the file; two officers export it again')
export const refused = refusedWith('Refused, and why')

/** How a receiver says who it is; the description stands in the calls. */
export const credential = {
  authorization: { description: 'Bearer, and the credential that the station gave', required: true },
} as const

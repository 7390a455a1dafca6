import {
  type Bytes,
  children,
  identifier,
  instantOf,
  octets,
  readElement,
  sameBytes,
} from '../asn1/read-asn1.ts'
import type { Certificate } from '../certificates/certificate.ts'
import { hashes } from '../certificates/check-signature.ts'
import { checkMessage, readSignedMessage, type SignedMessage } from './signed-data.ts'

/** A time stamp that is sound by itself; whether its authority is trusted is another question. */
export type SoundTimeStamp = Pick<SignedMessage, 'certificates' | 'revocation'> & {
  at: Date
  authority: Certificate
}

const timeStampInfo = '1.2.840.113549.1.9.16.1.4'
const timeStamping = '1.3.6.1.5.5.7.3.8'

/**
 * The moment that a token attests for these bytes (RFC 3161, section 2.4.2). `other-content`: it attests other bytes;
 * `unsound`: it cannot be relied on. Throws `UnreadableError` where it is no token.
 */
export async function readTimeStamp(
  token: Bytes,
  stamped: Bytes,
  others: readonly Certificate[],
): Promise<SoundTimeStamp | 'other-content' | 'unsound'> {
  const message = readSignedMessage(token, others)
  if (message.contentType !== timeStampInfo || !message.content) return 'unsound'
  const [, , imprint, , moment] = children(readElement(message.content))
  const [algorithm, digest] = children(imprint)
  const hash = hashes[identifier(children(algorithm)[0])]
  if (!hash) return 'unsound'
  const own = new Uint8Array(await crypto.subtle.digest(hash, stamped))
  if (!sameBytes(own, octets(digest))) return 'other-content'
  const checked = await checkMessage(message, message.content)
  const isForTimeStamps = message.signer.extendedKeyUsage?.join() === timeStamping
  if (checked !== 'valid' || hash === 'SHA-1' || !message.signedAttributes || !isForTimeStamps)
    return 'unsound'
  const { signer, certificates, revocation } = message
  return { at: instantOf(moment), authority: signer, certificates, revocation }
}

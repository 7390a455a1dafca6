import { createHash, verify, type X509Certificate } from 'node:crypto'
import { children, hexOf, identifier, readDer, readElement, sameBytes } from '@delegacia/pades/asn1/read-asn1'
import { integer } from '../asn1/der.ts'
import { digests, readTimeStampToken, type TimeStampToken } from './time-stamp-token.ts'
import { TimeStampError } from './time-stamp.ts'

type TimeStampQuery = { digest: Buffer; nonce: Buffer; anchors: readonly X509Certificate[]; now: Date }

const minutesApart = 5
/** How many certificates may stand between the authority's own and the trusted one. */
const longestChain = 4
const mostCertificates = 10

const granted = new Set([0, 1])
const timeStampInfo = '1.2.840.113549.1.9.16.1.4'
const contentType = '1.2.840.113549.1.9.3'
const messageDigest = '1.2.840.113549.1.9.4'
const sha256 = '2.16.840.1.101.3.4.2.1'
const extendedKeyUsage = '2.5.29.37'
const timeStamping = '1.3.6.1.5.5.7.3.8'

/** The key type and digest of each signature algorithm; for plain RSA the token names the digest separately. */
const signatures: Readonly<Record<string, { key: string; digest?: string }>> = {
  '1.2.840.113549.1.1.1': { key: 'rsa' },
  '1.2.840.113549.1.1.11': { key: 'rsa', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { key: 'rsa', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { key: 'rsa', digest: 'sha512' },
  '1.2.840.10045.4.3.2': { key: 'ec', digest: 'sha256' },
  '1.2.840.10045.4.3.3': { key: 'ec', digest: 'sha384' },
  '1.2.840.10045.4.3.4': { key: 'ec', digest: 'sha512' },
}

/** The token in an authority's answer, if it matches the query and is valid (RFC 3161, section 2.2). Throws `TimeStampError`. */
export function checkTimeStamp(answer: Buffer, { digest, nonce, anchors, now }: TimeStampQuery): Buffer {
  const { token, read } = tokenIn(answer)
  const { imprint, genTime, signerCertificate, certificates } = read
  if (read.nonce !== hexOf(readDer(integer(nonce)).content)) throw new TimeStampError('wrong-nonce')
  if (imprint.algorithm !== sha256 || imprint.digest !== digest.toString('hex'))
    throw new TimeStampError('wrong-imprint')
  if (!isSigned(read)) throw new TimeStampError('bad-signature')
  if (!isForTimeStampsAlone(signerCertificate)) throw new TimeStampError('no-authority')
  if (certificates.length > mostCertificates || !isTrusted(signerCertificate, anchors, read))
    throw new TimeStampError('untrusted')
  // Checked last, so that the operator reads of a wrong clock only where the authority is trusted.
  if (!(Math.abs(genTime.getTime() - now.getTime()) <= minutesApart * 60_000))
    throw new TimeStampError('wrong-time')
  return token
}

function tokenIn(answer: Buffer): { token: Buffer; read: TimeStampToken } {
  try {
    const [statusInfo, token] = children(readDer(answer))
    const status = children(statusInfo)[0]?.content[0]
    if (status === undefined || !granted.has(status)) throw new TimeStampError('refused')
    if (token === undefined) throw new TimeStampError('unreadable')
    return { token: Buffer.from(token.bytes), read: readTimeStampToken(token.bytes) }
  } catch (error) {
    throw error instanceof TimeStampError ? error : new TimeStampError('unreadable')
  }
}

/** Whether the signed attributes hold the content's digest, and the signature is valid (RFC 5652, section 5.6). */
function isSigned({ content, signerInfo, signerCertificate }: TimeStampToken): boolean {
  const digest = digests[signerInfo.digestAlgorithm]
  const form = signatures[signerInfo.signatureAlgorithm]
  const key = signerCertificate.publicKey
  if (digest === undefined || form === undefined || key.asymmetricKeyType !== form.key) return false
  const stated = signerInfo.attributes.get(messageDigest)
  if (!stated || !sameBytes(stated.content, createHash(digest).update(content).digest())) return false
  if (identifier(signerInfo.attributes.get(contentType)) !== timeStampInfo) return false
  return verify(form.digest ?? digest, signerInfo.signedAttributes, key, signerInfo.signature)
}

/** Whether time stamps are the only use of the certificate, in a critical extension (RFC 3161, section 2.3). */
function isForTimeStampsAlone(certificate: X509Certificate): boolean {
  const fields = children(children(readDer(certificate.raw))[0])
  const [extensions] = children(fields.find(({ tag }) => tag === 0xa3))
  const uses = children(extensions)
    .map((extension) => children(extension))
    .find(([type]) => identifier(type) === extendedKeyUsage)
  const [, critical, value] = uses ?? []
  if (critical?.tag !== 0x01 || critical.content[0] !== 0xff || value === undefined) return false
  return children(readElement(value.content)).map(identifier).join() === timeStamping
}

/** Whether a chain leads to a certificate that the operator trusts, each one valid at the attested time. */
function isTrusted(
  certificate: X509Certificate,
  anchors: readonly X509Certificate[],
  { genTime, certificates }: Pick<TimeStampToken, 'genTime' | 'certificates'>,
  left = longestChain,
): boolean {
  if (!isValidAt(certificate, genTime)) return false
  if (anchors.some(({ raw }) => raw.equals(certificate.raw))) return true
  if (left === 0) return false
  return [...anchors, ...certificates].some(
    (issuer) =>
      issuer.ca &&
      certificate.checkIssued(issuer) &&
      certificate.verify(issuer.publicKey) &&
      isTrusted(issuer, anchors, { genTime, certificates }, left - 1),
  )
}

const isValidAt = ({ validFrom, validTo }: X509Certificate, moment: Date): boolean =>
  Date.parse(validFrom) <= moment.getTime() && moment.getTime() <= Date.parse(validTo)

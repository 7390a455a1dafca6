import { createHash, X509Certificate } from 'node:crypto'
import {
  type Bytes,
  children,
  type Element,
  hexOf,
  identifier,
  instantOf,
  joined,
  readDer,
  sameBytes,
} from '@delegacia/pades/asn1/read-asn1'

/** The content of a time-stamp token (RFC 3161, section 2.4.2), not yet verified. */
export type TimeStampToken = {
  genTime: Date
  /** The digest in hexadecimal, and its algorithm. */
  imprint: { algorithm: string; digest: string }
  /** In hexadecimal, as DER writes a number. */
  nonce: string | undefined
  /** TSTInfo, the bytes whose digest is signed. */
  content: Bytes
  certificates: X509Certificate[]
  /** The certificate whose digest is in the signed attributes (RFC 2634 and 5816), and that the token names as its signer. */
  signerCertificate: X509Certificate
  signerInfo: SignerInfo
}

export type SignerInfo = {
  digestAlgorithm: string
  signatureAlgorithm: string
  signature: Bytes
  /** In the form that is signed: with the tag of a SET. */
  signedAttributes: Bytes
  /** The first value of each. */
  attributes: Map<string, Element | undefined>
}

const signedData = '1.2.840.113549.1.7.2'
const timeStampInfo = '1.2.840.113549.1.9.16.1.4'
const signingCertificate = '1.2.840.113549.1.9.16.2.12'
const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47'
const sha256 = '2.16.840.1.101.3.4.2.1'

/** The accepted digests; SHA-1 only identifies a certificate, in the older of the two attributes. */
export const digests: Readonly<Record<string, string>> = {
  [sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** Throws when the bytes are no such token. */
export function readTimeStampToken(token: Uint8Array): TimeStampToken {
  const [type, wrapped] = children(readDer(token))
  const parts = children(children(wrapped)[0])
  const [contentType, eContent] = children(parts[2])
  const content = children(eContent)[0]
  const signers = children(parts.at(-1))
  if (identifier(type) !== signedData || identifier(contentType) !== timeStampInfo || signers.length !== 1)
    throw new Error('Not a time-stamp token')
  const certificates = children(parts.find(({ tag }) => tag === 0xa0)).map(
    ({ bytes }) => new X509Certificate(bytes),
  )
  const { sid, ...signerInfo } = readSignerInfo(signers[0])
  const signerCertificate = certificates.find(
    (certificate) => isNamed(certificate, signerInfo.attributes) && isSigner(certificate, sid),
  )
  if (content?.tag !== 0x04 || signerCertificate === undefined)
    throw new Error('The time-stamp token does not say who signed it')
  return {
    ...readInfo(content.content),
    content: content.content,
    certificates,
    signerCertificate,
    signerInfo,
  }
}

function readInfo(info: Bytes): Pick<TimeStampToken, 'genTime' | 'imprint' | 'nonce'> {
  const [, , imprint, , time, ...rest] = children(readDer(info))
  const [algorithm, digest] = children(imprint)
  if (time?.tag !== 0x18) throw new Error('The time-stamp token has no time')
  const nonce = rest.find(({ tag }) => tag === 0x02)
  return {
    genTime: instantOf(time),
    imprint: {
      algorithm: identifier(children(algorithm)[0]),
      digest: digest ? hexOf(digest.content) : '',
    },
    nonce: nonce && hexOf(nonce.content),
  }
}

function readSignerInfo(element: Element | undefined): SignerInfo & { sid: Element | undefined } {
  const [, sid, digestAlgorithm, signed, signatureAlgorithm, signature] = children(element)
  if (signed?.tag !== 0xa0 || signature?.tag !== 0x04) throw new Error('The time-stamp token is not signed')
  const attributes = children(signed).map((attribute): [string, Element | undefined] => {
    const [type, values] = children(attribute)
    return [identifier(type), children(values)[0]]
  })
  return {
    sid,
    digestAlgorithm: identifier(children(digestAlgorithm)[0]),
    signatureAlgorithm: identifier(children(signatureAlgorithm)[0]),
    signature: signature.content,
    signedAttributes: joined([Uint8Array.of(0x31), signed.bytes.subarray(1)]),
    attributes: new Map(attributes),
  }
}

/** Whether the signed attributes hold the digest of this certificate, so that it cannot be replaced by another. */
function isNamed(certificate: X509Certificate, attributes: SignerInfo['attributes']): boolean {
  const newer = attributes.get(signingCertificateV2)
  const named = newer ?? attributes.get(signingCertificate)
  if (named === undefined) return false
  const first = children(children(children(named)[0])[0])
  const stated = first[0]?.tag === 0x30 ? identifier(children(first[0])[0]) : sha256
  const algorithm = newer === undefined ? 'sha1' : digests[stated]
  const digest = first.find(({ tag }) => tag === 0x04)?.content
  if (algorithm === undefined || digest === undefined) return false
  return createHash(algorithm).update(certificate.raw).digest().equals(digest)
}

/** Whether the certificate is the signer's: by issuer and serial number, or by the identifier of its key. */
function isSigner(certificate: X509Certificate, sid: Element | undefined): boolean {
  if (sid?.tag === 0x80) return certificate.raw.includes(Buffer.from(sid.content))
  const [issuer, serialNumber] = children(sid)
  const fields = children(children(readDer(certificate.raw))[0])
  const afterVersion = fields[0]?.tag === 0xa0 ? 1 : 0
  const [ownSerialNumber, ownIssuer] = [fields[afterVersion], fields[afterVersion + 2]]
  if (issuer === undefined || serialNumber === undefined || !ownSerialNumber || !ownIssuer) return false
  return sameBytes(issuer.bytes, ownIssuer.bytes) && sameBytes(serialNumber.bytes, ownSerialNumber.bytes)
}

import { createHash, X509Certificate } from 'node:crypto'
import { children, dotted, type Element } from '../asn1/der.ts'

/** The content of a time-stamp token (RFC 3161, section 2.4.2), not yet verified. */
export type TimeStampToken = {
  genTime: Date
  /** The digest in hexadecimal, and its algorithm. */
  imprint: { algorithm: string; digest: string }
  /** In hexadecimal, as DER writes a number. */
  nonce: string | undefined
  /** TSTInfo, the bytes whose digest is signed. */
  content: Buffer
  certificates: X509Certificate[]
  /** The certificate whose digest is in the signed attributes (RFC 2634 and 5816), and that the token names as its signer. */
  signerCertificate: X509Certificate
  signerInfo: SignerInfo
}

export type SignerInfo = {
  digestAlgorithm: string
  signatureAlgorithm: string
  signature: Buffer
  /** In the form that is signed: with the tag of a SET. */
  signedAttributes: Buffer
  attributes: Map<string, Buffer>
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
export function readTimeStampToken(token: Buffer): TimeStampToken {
  const [type, wrapped] = children(token)
  const parts = inside(inside(wrapped)[0])
  const [contentType, eContent] = inside(parts[2])
  const content = inside(eContent)[0]
  const signers = inside(parts.at(-1))
  if (identifier(type) !== signedData || identifier(contentType) !== timeStampInfo || signers.length !== 1)
    throw new Error('Not a time-stamp token')
  const certificates = inside(parts.find(({ tag }) => tag === 0xa0)).map(
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

const inside = (element: Element | undefined): Element[] =>
  element === undefined ? [] : children(element.bytes)

const identifier = (element: Element | undefined): string =>
  element?.tag === 0x06 ? dotted(element.content) : ''

function readInfo(info: Buffer): Pick<TimeStampToken, 'genTime' | 'imprint' | 'nonce'> {
  const [, , imprint, , time, ...rest] = children(info)
  const [algorithm, digest] = inside(imprint)
  const moment = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d(?:\.\d+)?)Z$/.exec(
    time?.content.toString('latin1') ?? '',
  )
  if (moment === null || time?.tag !== 0x18) throw new Error('The time-stamp token has no time')
  const [year, month, day, hour, minute, second] = moment.slice(1)
  return {
    genTime: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    imprint: {
      algorithm: identifier(inside(algorithm)[0]),
      digest: digest?.content.toString('hex') ?? '',
    },
    nonce: rest.find(({ tag }) => tag === 0x02)?.content.toString('hex'),
  }
}

function readSignerInfo(element: Element | undefined): SignerInfo & { sid: Element | undefined } {
  const [, sid, digestAlgorithm, signed, signatureAlgorithm, signature] = inside(element)
  if (signed?.tag !== 0xa0 || signature?.tag !== 0x04) throw new Error('The time-stamp token is not signed')
  const attributes = inside(signed).map((attribute): [string, Buffer] => {
    const [type, values] = inside(attribute)
    return [identifier(type), inside(values)[0]?.bytes ?? Buffer.alloc(0)]
  })
  return {
    sid,
    digestAlgorithm: identifier(inside(digestAlgorithm)[0]),
    signatureAlgorithm: identifier(inside(signatureAlgorithm)[0]),
    signature: signature.content,
    signedAttributes: Buffer.concat([Buffer.from([0x31]), signed.bytes.subarray(1)]),
    attributes: new Map(attributes),
  }
}

/** Whether the signed attributes hold the digest of this certificate, so that it cannot be replaced by another. */
function isNamed(certificate: X509Certificate, attributes: ReadonlyMap<string, Buffer>): boolean {
  const newer = attributes.get(signingCertificateV2)
  const named = newer ?? attributes.get(signingCertificate)
  if (named === undefined) return false
  const first = inside(inside(children(named)[0])[0])
  const stated = first[0]?.tag === 0x30 ? identifier(inside(first[0])[0]) : sha256
  const algorithm = newer === undefined ? 'sha1' : digests[stated]
  const digest = first.find(({ tag }) => tag === 0x04)?.content
  if (algorithm === undefined || digest === undefined) return false
  return createHash(algorithm).update(certificate.raw).digest().equals(digest)
}

/** By issuer and serial number, or by the identifier of its key. */
function isSigner(certificate: X509Certificate, sid: Element | undefined): boolean {
  if (sid?.tag === 0x80) return certificate.raw.includes(sid.content)
  const [issuer, serialNumber] = inside(sid)
  const fields = inside(children(certificate.raw)[0])
  const afterVersion = fields[0]?.tag === 0xa0 ? 1 : 0
  const [ownSerialNumber, ownIssuer] = [fields[afterVersion], fields[afterVersion + 2]]
  if (issuer === undefined || serialNumber === undefined || !ownSerialNumber || !ownIssuer) return false
  return issuer.bytes.equals(ownIssuer.bytes) && serialNumber.bytes.equals(ownSerialNumber.bytes)
}

import {
  type Bytes,
  children,
  type Element,
  hexOf,
  identifier,
  instantOf,
  joined,
  octets,
  readElement,
  sameBytes,
  UnreadableError,
  written,
} from '../asn1/read-asn1.ts'
import {
  type Algorithm,
  algorithmOf,
  type Certificate,
  readCertificate,
} from '../certificates/certificate.ts'
import {
  type SignatureStrength,
  verifySignature,
  type Hash,
  hashes,
} from '../certificates/check-signature.ts'
import { type RevocationData, revocationIn } from './revocation-data.ts'

/** A signed message of one signer (RFC 5652, section 5). */
export type SignedMessage = {
  /** What kind of content is signed, and the content where it is inside. */
  contentType: string
  content: Bytes | undefined
  certificates: Certificate[]
  revocation: RevocationData
  signer: Certificate
  hash: Hash | undefined
  algorithm: Algorithm
  signature: Bytes
  /** With the tag of a SET, as they are signed; undefined if there are none. */
  signedAttributes: Bytes | undefined
  attributes: ReadonlyMap<string, Element>
  unsignedAttributes: ReadonlyMap<string, Element>
  /** How many bytes of the input the message takes. */
  length: number
}

const ids = {
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
}

/** More certificates than any signature needs are made to exhaust a reader. */
const mostCertificates = 30

/** Throws `UnreadableError` where the bytes are no signed message of one signer whose certificate is in it or among `others`. */
export function readSignedMessage(bytes: Bytes, others: readonly Certificate[] = []): SignedMessage {
  const whole = readElement(bytes)
  const [type, wrapped] = children(whole)
  const [signedData] = children(wrapped)
  const parts = children(signedData)
  const [contentType, wrappedContent] = children(parts[2])
  const signers = children(parts.at(-1))
  const [signerInfo] = signers
  if (identifier(type) !== ids.signedData || !signerInfo || signers.length !== 1)
    throw new UnreadableError('Not a signed message of one signer')
  const given = children(parts.find(({ tag }) => tag === 0xa0))
  if (given.length > mostCertificates) throw new UnreadableError('Too many certificates')
  const certificates = given.filter(({ tag }) => tag === 0x30).map(({ bytes: one }) => readCertificate(one))
  const { sid, ...rest } = readSigner(signerInfo)
  const signer = [...certificates, ...others].find((one) => isNamed(one, sid))
  if (!signer) throw new UnreadableError('The certificate of the signer is missing')
  const [content] = children(wrappedContent)
  return {
    contentType: identifier(contentType),
    content: content && octets(content),
    certificates,
    revocation: revocationIn(
      parts.find(({ tag }) => tag === 0xa1),
      rest.attributes,
      rest.unsignedAttributes,
    ),
    signer,
    length: whole.bytes.length,
    ...rest,
  }
}

function readSigner(element: Element) {
  const [, sid, digest, ...rest] = children(element)
  const signed = rest[0]?.tag === 0xa0 ? rest.shift() : undefined
  const [algorithm, signature, unsigned] = rest
  return {
    sid,
    hash: hashes[algorithmOf(digest).id],
    algorithm: algorithmOf(algorithm),
    signature: octets(signature),
    signedAttributes: signed && joined([Uint8Array.of(0x31), signed.bytes.subarray(1)]),
    attributes: attributesIn(signed),
    unsignedAttributes: attributesIn(unsigned),
  }
}

/** The first value of each attribute. Throws where one stands twice, as readers would differ. */
function attributesIn(set: Element | undefined): Map<string, Element> {
  const found = new Map<string, Element>()
  for (const attribute of children(set)) {
    const [type, values] = children(attribute)
    const [value] = children(values)
    if (found.has(identifier(type)) || !value) throw new UnreadableError('An attribute stands twice')
    found.set(identifier(type), value)
  }
  return found
}

/** Whether the certificate is the signer's: by issuer and serial number, or by the identifier of its key. */
function isNamed(certificate: Certificate, sid: Element | undefined): boolean {
  if (sid?.tag === 0x80) return certificate.keyId === hexOf(sid.content)
  const [issuer, serial] = children(sid)
  return (
    issuer !== undefined &&
    serial !== undefined &&
    certificate.issuer === hexOf(issuer.bytes) &&
    certificate.serial === hexOf(serial.content)
  )
}

/**
 * Whether the message is signed over this content. `weak` also for a digest that can be imitated;
 * `other-certificate`: the signed words name another certificate than the one that stands beside them.
 */
export async function checkMessage(
  message: SignedMessage,
  content: Bytes,
): Promise<SignatureStrength | 'other-content' | 'other-certificate'> {
  const { hash, attributes, signedAttributes, signer, algorithm, signature, contentType } = message
  if (!hash) return 'unsupported'
  const { publicKey } = signer
  if (!signedAttributes) return verifySignature({ publicKey, algorithm, hash, signature, data: content })
  const digest = new Uint8Array(await crypto.subtle.digest(hash, content))
  const stated = attributes.get(ids.messageDigest)
  if (!stated || !sameBytes(octets(stated), digest)) return 'other-content'
  if (identifier(attributes.get(ids.contentType)) !== contentType) return 'invalid'
  const data = inDer(signedAttributes)
  const checked = await verifySignature({ publicKey, algorithm, hash, signature, data })
  if (checked !== 'valid' && checked !== 'weak') return checked
  if (!(await namesCertificate(message))) return 'other-certificate'
  return hash === 'SHA-1' ? 'weak' : checked
}

/** Signed attributes are signed in DER, however they travel. Only their outermost length is ever written otherwise. */
const inDer = (set: Bytes): Bytes => (set[1] === 0x80 ? written(0x31, readElement(set).content) : set)

/** Whether the signed attributes hold the digest of the certificate (RFC 5035); true where they name none. */
async function namesCertificate({ attributes, signer }: SignedMessage): Promise<boolean> {
  const newer = attributes.get(ids.signingCertificateV2)
  const named = newer ?? attributes.get(ids.signingCertificate)
  if (!named) return true
  const [first] = children(children(named)[0])
  const fields = children(first)
  const own = fields[0]?.tag === 0x30 ? hashes[algorithmOf(fields[0]).id] : 'SHA-256'
  const hash = newer ? own : 'SHA-1'
  const stated = fields.find(({ tag }) => tag === 0x04)
  if (!hash || !stated) return false
  return sameBytes(new Uint8Array(await crypto.subtle.digest(hash, signer.bytes)), stated.content)
}

/** The moment that the signer claims, if the signature names one. */
export function claimedMoment({ attributes }: SignedMessage): Date | undefined {
  const stated = attributes.get(ids.signingTime)
  return stated && instantOf(stated)
}

/** Whether the signature says which certificate it is by, as PAdES requires. */
export const namesItsCertificate = ({ attributes }: SignedMessage): boolean =>
  attributes.has(ids.signingCertificateV2) || attributes.has(ids.signingCertificate)

/** The time-stamp token over the value of the signature, if there is one. */
export const tokenIn = ({ unsignedAttributes }: SignedMessage): Bytes | undefined =>
  unsignedAttributes.get(ids.timeStamp)?.bytes

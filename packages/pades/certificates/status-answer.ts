import {
  bitsOf,
  type Bytes,
  children,
  type Element,
  fromHex,
  hexOf,
  identifier,
  instantOf,
  octets,
  readElement,
  sameBytes,
  UnreadableError,
} from '../asn1/read-asn1.ts'
import {
  type Algorithm,
  algorithmOf,
  type Certificate,
  readCertificate,
  readExtensions,
} from './certificate.ts'
import { verifySignature, hashes } from './check-signature.ts'
import type { Statement } from './statement.ts'

/** An authority's answer about the status of single certificates (OCSP, RFC 6960, section 4.2); its signature is not verified yet. */
export type StatusAnswer = {
  producedAt: Date
  signed: Bytes
  algorithm: Algorithm
  signature: Bytes
  /** Of those who may answer for the issuer. */
  certificates: Certificate[]
  singles: Single[]
}

type Single = Omit<Statement, 'revokedSince'> & {
  /** The digests of the issuer's name and key, and the number of the certificate in hexadecimal. */
  hash: string
  name: Bytes
  key: Bytes
  serial: string
  status: Element
}

const ids = { basic: '1.3.6.1.5.5.7.48.1.1', answering: '1.3.6.1.5.5.7.3.9' }
const tags = { good: 0x80, revoked: 0xa1 }

/** More are made to exhaust a reader. */
const mostCertificates = 10

/** Reads an answer in DER, in its envelope or without. Throws `UnreadableError`. */
export function readStatusAnswer(bytes: Bytes): StatusAnswer {
  const whole = readElement(bytes)
  const [status, wrapped] = children(whole)
  if (status?.tag === 0x0a) {
    const [type, basic] = children(children(wrapped)[0])
    if (status.content[0] !== 0 || identifier(type) !== ids.basic) throw new UnreadableError('No answer')
    return readStatusAnswer(octets(basic))
  }
  const [signed, algorithm, signature, certificates] = children(whole)
  const fields = children(signed)
  if (fields[0]?.tag === 0xa0) fields.shift()
  const [, producedAt, singles, extensions] = fields
  if (!signed || singles?.tag !== 0x30) throw new UnreadableError('Not an answer about a status')
  refuseUnknown(extensions)
  return {
    producedAt: instantOf(producedAt),
    signed: signed.bytes,
    algorithm: algorithmOf(algorithm),
    signature: bitsOf(signature),
    certificates: children(children(certificates)[0])
      .slice(0, mostCertificates)
      .map(({ bytes: one }) => readCertificate(one)),
    singles: children(singles).map(readSingle),
  }
}

function readSingle(element: Element): Single {
  const [about, status, from, ...rest] = children(element)
  const [algorithm, name, key, serial] = children(about)
  if (!status || !serial) throw new UnreadableError('Not an answer about a status')
  const [until] = children(rest.find(({ tag }) => tag === 0xa0))
  refuseUnknown(rest.find(({ tag }) => tag === 0xa1))
  return {
    hash: algorithmOf(algorithm).id,
    name: octets(name),
    key: octets(key),
    serial: hexOf(serial.content),
    status,
    from: instantOf(from),
    until: until && instantOf(until),
  }
}

/** What we do not know and must not pass over may change what the answer says. */
function refuseUnknown(wrapped: Element | undefined): void {
  for (const { critical } of readExtensions(children(wrapped)[0]).values())
    if (critical) throw new UnreadableError('An answer with an unknown limit')
}

/** What an answer says of a certificate; nothing where it is about others, does not know it, or nobody who may has signed it. */
export async function statementsOfAnswer(
  answer: StatusAnswer,
  certificate: Certificate,
  issuer: Certificate,
): Promise<Statement[]> {
  const found: Statement[] = []
  for (const single of answer.singles) {
    const { from, until, status } = single
    const isKnown = status.tag === tags.good || status.tag === tags.revoked
    if (!isKnown || single.serial !== certificate.serial || !(await isUnder(single, issuer))) continue
    const revokedSince = status.tag === tags.revoked ? instantOf(children(status)[0]) : undefined
    found.push({ from, until, revokedSince })
  }
  return found.length > 0 && (await isByAllowed(answer, issuer)) ? found : []
}

/** Numbers are unique under one issuer only, who is named by digests. */
async function isUnder({ hash, name, key }: Single, issuer: Certificate): Promise<boolean> {
  const digest = hashes[hash]
  if (!digest) return false
  const ownKey = bitsOf(children(readElement(issuer.publicKey))[1])
  const of = async (bytes: Bytes) => new Uint8Array(await crypto.subtle.digest(digest, bytes))
  return sameBytes(await of(fromHex(issuer.subject)), name) && sameBytes(await of(ownKey), key)
}

/** By the issuer itself, or by somebody to whom it gave a certificate for just this, which says that nobody need ask for it in turn. */
async function isByAllowed(answer: StatusAnswer, issuer: Certificate): Promise<boolean> {
  const { producedAt, algorithm, signature, signed } = answer
  const isBy = async (publicKey: Bytes) =>
    (await verifySignature({ publicKey, algorithm, signature, data: signed })) === 'valid'
  if (await isBy(issuer.publicKey)) return true
  for (const one of answer.certificates) {
    const mayAnswer =
      one.extendedKeyUsage?.includes(ids.answering) && one.needsNoCheck && !one.hasUnknownLimits
    const wasValid = one.from <= producedAt && producedAt <= one.until
    if (!mayAnswer || !wasValid) continue
    const given = await verifySignature({
      publicKey: issuer.publicKey,
      algorithm: one.algorithm,
      signature: one.signature,
      data: one.signed,
    })
    if (given === 'valid' && (await isBy(one.publicKey))) return true
  }
  return false
}

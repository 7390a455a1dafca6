import {
  bitsOf,
  type Bytes,
  children,
  type Element,
  hexOf,
  instantOf,
  readElement,
  UnreadableError,
} from '../asn1/read-asn1.ts'
import { type Algorithm, algorithmOf, type Certificate, readExtensions, usage } from './certificate.ts'
import { verifySignature } from './check-signature.ts'
import type { Statement } from './statement.ts'

/** A list of revoked certificates (RFC 5280, section 5.1); its signature is not verified yet. */
export type RevocationList = {
  issuer: string
  from: Date
  until: Date | undefined
  signed: Bytes
  algorithm: Algorithm
  signature: Bytes
  entries: Element | undefined
  /** Which certificates it is about. */
  about: 'all' | 'people' | 'authorities'
}

const issuingPoint = '2.5.29.28'
const harmless = new Set(['2.5.29.20', '2.5.29.35', issuingPoint])

/** Reads a list in DER. Throws `UnreadableError`, also for one that is only a part: of some reasons, or since another. */
export function readRevocationList(bytes: Bytes): RevocationList {
  const [signed, algorithm, signature] = children(readElement(bytes))
  const fields = children(signed)
  const start = fields[0]?.tag === 0x02 ? 1 : 0
  const [, issuer, from, ...rest] = fields.slice(start)
  if (!signed || issuer?.tag !== 0x30) throw new UnreadableError('Not a revocation list')
  const until = rest[0]?.tag === 0x17 || rest[0]?.tag === 0x18 ? instantOf(rest.shift()) : undefined
  const extensions = readExtensions(children(rest.find(({ tag }) => tag === 0xa0))[0])
  for (const [id, { critical }] of extensions)
    if (critical && !harmless.has(id)) throw new UnreadableError('A partial revocation list')
  const point = extensions.get(issuingPoint)?.value
  return {
    issuer: hexOf(issuer.bytes),
    from: instantOf(from),
    until,
    signed: signed.bytes,
    algorithm: algorithmOf(algorithm),
    signature: bitsOf(signature),
    entries: rest.find(({ tag }) => tag === 0x30),
    about: point ? aboutOf(point) : 'all',
  }
}

function aboutOf(point: Bytes): RevocationList['about'] {
  const fields = children(readElement(point))
  const says = (number: number) =>
    fields.some(({ tag, content }) => tag === (0x80 | number) && content[0] !== 0)
  if (fields.some(({ tag }) => tag === 0x83) || says(4) || says(5))
    throw new UnreadableError('A partial revocation list')
  return says(1) ? 'people' : says(2) ? 'authorities' : 'all'
}

/** What a list says of a certificate; undefined where it is about others or not signed by this issuer. */
export async function statementOfList(
  list: RevocationList,
  certificate: Certificate,
  issuer: Certificate,
): Promise<Statement | undefined> {
  const aboutIt = certificate.isAuthority ? 'authorities' : 'people'
  const isAbout = list.issuer === certificate.issuer && (list.about === 'all' || list.about === aboutIt)
  if (!isAbout || !(await isSignedBy(list, issuer))) return undefined
  const { from, until } = list
  return { from, until, revokedSince: revokedSince(list, certificate.serial) }
}

async function isSignedBy(list: RevocationList, issuer: Certificate): Promise<boolean> {
  const { keyUsage = usage.listSign, publicKey } = issuer
  if ((keyUsage & usage.listSign) === 0) return false
  const { algorithm, signature, signed } = list
  return (await verifySignature({ publicKey, algorithm, signature, data: signed })) === 'valid'
}

function revokedSince({ entries }: RevocationList, serial: string): Date | undefined {
  if (!entries) return undefined
  for (let at = 0; at < entries.content.length;) {
    const entry = readElement(entries.content, at)
    const number = readElement(entry.content)
    if (hexOf(number.content) === serial) return instantOf(readElement(entry.content, number.bytes.length))
    at += entry.bytes.length
  }
  return undefined
}

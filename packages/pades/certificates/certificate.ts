import {
  bitsOf,
  type Bytes,
  children,
  type Element,
  hexOf,
  identifier,
  instantOf,
  isTrue,
  latin1,
  octets,
  readElement,
  UnreadableError,
} from '../asn1/read-asn1.ts'

/** An algorithm with its parameters, as ASN.1 names it. */
export type Algorithm = { id: string; parameters: Element | undefined }

/** What a certificate says (RFC 5280, section 4.1); unverified. */
export type Certificate = {
  bytes: Bytes
  /** What its issuer signed. */
  signed: Bytes
  algorithm: Algorithm
  signature: Bytes
  /** Numbers and names in hexadecimal, to be compared. */
  serial: string
  issuer: string
  subject: string
  /** As people read them. */
  subjectName: string
  issuerName: string
  from: Date
  until: Date
  /** SubjectPublicKeyInfo. */
  publicKey: Bytes
  isAuthority: boolean
  /** How many authorities may stand below it. */
  pathLength: number | undefined
  /** The bits of keyUsage, the first as the highest; undefined: any use. */
  keyUsage: number | undefined
  /** Undefined: any use. */
  extendedKeyUsage: string[] | undefined
  keyId: string | undefined
  policies: string[]
  /** GeneralNames in DER. */
  otherNames: Bytes | undefined
  /** Whoever answers for its issuer by it (OCSP) is not itself asked for. */
  needsNoCheck: boolean
  /** It has a critical extension that we do not know, or limits that we do not judge: nobody may rely on it (RFC 5280, section 4.2). */
  hasUnknownLimits: boolean
}

export const usage = { digitalSignature: 0x80, nonRepudiation: 0x40, certificateSign: 0x04, listSign: 0x02 }

const extensionIds = {
  keyId: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  policies: '2.5.29.32',
  extendedKeyUsage: '2.5.29.37',
  needsNoCheck: '1.3.6.1.5.5.7.48.1.5',
}
const known: readonly string[] = Object.values(extensionIds)
const otherNames = '2.5.29.17'
/** Limits of an authority on names and policies below it, which bind also where they are not marked as critical. */
const notJudged: readonly string[] = ['2.5.29.30', '2.5.29.36', '2.5.29.54']

export const algorithmOf = (element: Element | undefined): Algorithm => {
  const [id, parameters] = children(element)
  return { id: identifier(id), parameters }
}

/** Reads a certificate in DER. Throws `UnreadableError`. */
export function readCertificate(bytes: Bytes): Certificate {
  const whole = readElement(bytes)
  const [signed, algorithm, signature] = children(whole)
  const fields = children(signed)
  const at = fields[0]?.tag === 0xa0 ? 1 : 0
  const [serial, inner, issuer, validity, subject, publicKey] = fields.slice(at)
  if (!signed || !serial || !inner || !issuer || !subject || !publicKey)
    throw new UnreadableError('Not a certificate')
  const [from, until] = children(validity)
  const outer = algorithmOf(algorithm)
  if (outer.id !== algorithmOf(inner).id) throw new UnreadableError('Not a certificate')
  return {
    bytes: whole.bytes,
    signed: signed.bytes,
    algorithm: outer,
    signature: bitsOf(signature),
    serial: hexOf(serial.content),
    issuer: hexOf(issuer.bytes),
    subject: hexOf(subject.bytes),
    subjectName: nameOf(subject),
    issuerName: nameOf(issuer),
    from: instantOf(from),
    until: instantOf(until),
    publicKey: publicKey.bytes,
    ...extensionsOf(fields.find(({ tag }) => tag === 0xa3)),
  }
}

type Extensions = Pick<
  Certificate,
  | 'isAuthority'
  | 'pathLength'
  | 'keyUsage'
  | 'extendedKeyUsage'
  | 'keyId'
  | 'policies'
  | 'otherNames'
  | 'needsNoCheck'
  | 'hasUnknownLimits'
>

function extensionsOf(wrapped: Element | undefined): Extensions {
  const extensions = readExtensions(children(wrapped)[0])
  const value = (id: string) => extensions.get(id)?.value
  const constraints = value(extensionIds.basicConstraints)
  const [isAuthority, pathLength] = constraints ? children(readElement(constraints)) : []
  const bits = value(extensionIds.keyUsage)
  const uses = value(extensionIds.extendedKeyUsage)
  const keyId = value(extensionIds.keyId)
  const policies = value(extensionIds.policies)
  return {
    isAuthority: isTrue(isAuthority),
    pathLength: pathLength && Number.parseInt(hexOf(pathLength.content), 16),
    keyUsage: bits && (readElement(bits).content[1] ?? 0),
    extendedKeyUsage: uses && children(readElement(uses)).map(identifier),
    keyId: keyId && hexOf(readElement(keyId).content),
    policies: policies ? children(readElement(policies)).map((one) => identifier(children(one)[0])) : [],
    otherNames: value(otherNames),
    needsNoCheck: extensions.has(extensionIds.needsNoCheck),
    hasUnknownLimits: [...extensions].some(
      ([id, { critical }]) => notJudged.includes(id) || (critical && !known.includes(id)),
    ),
  }
}

/** Extensions by their identifiers. Throws `UnreadableError` where one stands twice, as readers would differ. */
export function readExtensions(list: Element | undefined): Map<string, { critical: boolean; value: Bytes }> {
  const found = new Map<string, { critical: boolean; value: Bytes }>()
  for (const extension of children(list)) {
    const [id, ...rest] = children(extension)
    const name = identifier(id)
    if (found.has(name)) throw new UnreadableError('An extension stands twice')
    found.set(name, { critical: isTrue(rest[0]), value: octets(rest.at(-1)) })
  }
  return found
}

const commonName = '2.5.4.3'
const organization = '2.5.4.10'

/** The common name, or else the organization. */
function nameOf(name: Element): string {
  const parts = children(name).flatMap((set) => children(set).map(children))
  const textOf = (wanted: string) => parts.findLast(([id]) => identifier(id) === wanted)?.[1]
  return readable(textOf(commonName) ?? textOf(organization))
}

function readable(element: Element | undefined): string {
  if (!element) return ''
  const text =
    element.tag === 0x1e
      ? new TextDecoder('utf-16be').decode(element.content)
      : element.tag === 0x0c
        ? new TextDecoder().decode(element.content)
        : latin1(element.content)
  // Signs that turn or hide what follows would let a name pose as another.
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim()
}

import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import {
  bitString,
  boolean,
  context,
  element,
  integer,
  objectIdentifier,
  octetString,
  sequence,
  setOf,
  utcTime,
  utf8String,
} from '../../../apps/server/documents/asn1/der.ts'
import { children, readDer } from '../asn1/read-asn1.ts'

export type Keys = { key: KeyObject; certificate: Buffer; chain: Buffer[] }

type Order = {
  name: string
  by?: Keys
  key?: KeyObject
  from?: Date
  until?: Date
  authority?: boolean
  pathLength?: number
  /** The first byte of the bits. */
  keyUsage?: number
  extendedKeyUsage?: string[]
  extra?: Buffer[]
  digest?: 'sha1' | 'sha256'
}

const day = 24 * 60 * 60_000
export const daysFromNow = (days: number) => new Date(Date.now() + days * day)
export const ecKey = (namedCurve = 'P-256') => generateKeyPairSync('ec', { namedCurve }).privateKey
export const rsaKey = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength }).privateKey
export const publicDer = (key: KeyObject) => createPublicKey(key).export({ type: 'spki', format: 'der' })

const nameOf = (name: string): Buffer =>
  sequence(
    setOf(sequence(objectIdentifier('2.5.4.6'), element(0x13, Buffer.from('BR')))),
    setOf(sequence(objectIdentifier('2.5.4.10'), utf8String('ICP-Teste'))),
    setOf(sequence(objectIdentifier('2.5.4.3'), utf8String(name))),
  )

export const extension = (id: string, value: Buffer, critical = true) =>
  sequence(objectIdentifier(id), ...(critical ? [boolean(true)] : []), octetString(value))

/** How a key signs: the algorithm as ASN.1 names it, and the signature. */
export function signedBy(key: KeyObject, bytes: Buffer, digest: 'sha1' | 'sha256' = 'sha256') {
  const [ec, rsa] =
    digest === 'sha1'
      ? ['1.2.840.10045.4.1', '1.2.840.113549.1.1.5']
      : ['1.2.840.10045.4.3.2', '1.2.840.113549.1.1.11']
  const isEc = key.asymmetricKeyType === 'ec'
  const algorithm = isEc ? sequence(objectIdentifier(ec)) : sequence(objectIdentifier(rsa), element(0x05))
  return { algorithm, signature: sign(digest, bytes, key) }
}

/** A certificate made by hand, with any fault that a test wants. */
export function certify(order: Order): Keys {
  const { name, by, key = ecKey(), from = daysFromNow(-30), until = daysFromNow(300), extra = [] } = order
  const {
    authority = false,
    pathLength,
    keyUsage = authority ? 0x06 : 0xc0,
    extendedKeyUsage,
    digest,
  } = order
  const publicKey = publicDer(key)
  const signer = by?.key ?? key
  const { algorithm } = signedBy(signer, Buffer.alloc(1), digest)
  const serial = randomBytes(16)
  serial.writeUInt8((serial.readUInt8(0) & 0x3f) | 0x40, 0)
  const issuer = by ? subjectOf(by.certificate) : nameOf(name)
  const constraints = authority
    ? [boolean(true), ...(pathLength === undefined ? [] : [integer(pathLength)])]
    : []
  const signed = sequence(
    context(0, integer(2)),
    integer(serial),
    algorithm,
    issuer,
    sequence(utcTime(from), utcTime(until)),
    nameOf(name),
    publicKey,
    context(
      3,
      sequence(
        extension('2.5.29.19', sequence(...constraints)),
        extension('2.5.29.15', bitString(Buffer.from([keyUsage]))),
        ...(extendedKeyUsage
          ? [extension('2.5.29.37', sequence(...extendedKeyUsage.map(objectIdentifier)))]
          : []),
        ...extra,
      ),
    ),
  )
  const certificate = sequence(signed, algorithm, bitString(signedBy(signer, signed, digest).signature))
  return { key, certificate, chain: by ? [certificate, ...by.chain] : [certificate] }
}

/** A critical extension that nobody knows. */
export const unknownLimit = extension('1.3.6.1.4.1.99999.1', element(0x05))

const fieldsOf = (certificate: Buffer) => children(children(readDer(certificate))[0])
export const subjectOf = (certificate: Buffer) => fieldsOf(certificate)[5]?.bytes ?? Buffer.alloc(0)
const issuerOf = (certificate: Buffer) => fieldsOf(certificate)[3]?.bytes ?? Buffer.alloc(0)
export const serialOf = (certificate: Buffer) => fieldsOf(certificate)[1]?.bytes ?? Buffer.alloc(0)

type ListOrder = {
  by: Keys
  revoked?: { certificate: Buffer; since: Date }[]
  from?: Date
  until?: Date
  signer?: Keys
}

export function revocationList({
  by,
  revoked = [],
  from = daysFromNow(-1),
  until = daysFromNow(7),
  signer = by,
}: ListOrder) {
  const { algorithm } = signedBy(signer.key, Buffer.alloc(1))
  const signed = sequence(
    integer(1),
    algorithm,
    subjectOf(by.certificate),
    utcTime(from),
    utcTime(until),
    ...(revoked.length > 0
      ? [
          sequence(
            ...revoked.map(({ certificate, since }) => sequence(serialOf(certificate), utcTime(since))),
          ),
        ]
      : []),
  )
  return sequence(signed, algorithm, bitString(signedBy(signer.key, signed).signature))
}

type MessageOrder = {
  keys: Keys
  digest: Buffer
  contentType?: string
  content?: Buffer
  hash?: 'sha1' | 'sha256'
  /** In place of the attribute that names the certificate. */
  named?: Buffer | undefined
  token?: (signature: Buffer) => Buffer
  /** Further attributes: signed ones, and ones beside them. */
  attributes?: Buffer[]
  unsigned?: Buffer[]
  /** What stands in the place of revocation lists. */
  lists?: Buffer[]
  signature?: (attributes: Buffer) => { algorithm: Buffer; signature: Buffer }
}

const data = '1.2.840.113549.1.7.1'
export const attribute = (type: string, value: Buffer) => sequence(objectIdentifier(type), setOf(value))

/** A CMS message as signing programs make it, with any fault that a test wants. */
export function signedMessage(order: MessageOrder): Buffer {
  const { keys, digest, contentType = data, content, hash = 'sha256', token, lists = [] } = order
  const own = keys.certificate
  const named = order.named ?? createHash('sha256').update(own).digest()
  const attributes = setOf(
    attribute('1.2.840.113549.1.9.3', objectIdentifier(contentType)),
    attribute('1.2.840.113549.1.9.4', octetString(digest)),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octetString(named))))),
    ...(order.attributes ?? []),
  )
  const { algorithm, signature } = order.signature?.(attributes) ?? signedBy(keys.key, attributes, hash)
  const travelling = Buffer.concat([Buffer.from([0xa0]), attributes.subarray(1)])
  const digestAlgorithm = sequence(
    objectIdentifier(hash === 'sha1' ? '1.3.14.3.2.26' : '2.16.840.1.101.3.4.2.1'),
  )
  const unsigned = [
    ...(token ? [attribute('1.2.840.113549.1.9.16.2.14', token(signature))] : []),
    ...(order.unsigned ?? []),
  ]
  const signerInfo = sequence(
    integer(1),
    sequence(issuerOf(own), serialOf(own)),
    digestAlgorithm,
    travelling,
    algorithm,
    octetString(signature),
    ...(unsigned.length > 0 ? [context(1, ...unsigned)] : []),
  )
  return sequence(
    objectIdentifier('1.2.840.113549.1.7.2'),
    context(
      0,
      sequence(
        integer(1),
        setOf(digestAlgorithm),
        sequence(objectIdentifier(contentType), ...(content ? [context(0, octetString(content))] : [])),
        context(0, ...keys.chain),
        ...(lists.length > 0 ? [context(1, ...lists)] : []),
        setOf(signerInfo),
      ),
    ),
  )
}

/** A time-stamp token over some bytes (RFC 3161). */
export function timeStampToken(keys: Keys, stamped: Uint8Array, at: Date): Buffer {
  const sha256 = sequence(objectIdentifier('2.16.840.1.101.3.4.2.1'))
  const moment = Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`)
  const info = sequence(
    integer(1),
    objectIdentifier('1.2.3.4'),
    sequence(sha256, octetString(createHash('sha256').update(stamped).digest())),
    integer(randomBytes(8)),
    element(0x18, moment),
  )
  const digest = createHash('sha256').update(info).digest()
  return signedMessage({ keys, digest, contentType: '1.2.840.113549.1.9.16.1.4', content: info })
}

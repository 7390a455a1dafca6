import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import { children, readDer } from '@delegacia/pades/asn1/read-asn1'
import {
  bitString,
  boolean,
  context,
  integer,
  objectIdentifier,
  octetString,
  printableString,
  sequence,
  setOf,
  utcTime,
  utf8String,
} from '../asn1/der.ts'

const yearsOfUse = 10

/** A key (EC P-256) and a self-signed certificate, both as PEM: proves only that the file is unchanged. */
export function makeTestCertificate(now: Date): { key: string; certificate: string } {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const certificate = selfSigned(createPrivateKey(pair.privateKey), pair.publicKey, now)
  const lines = certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n')
  return {
    key: pair.privateKey,
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

function selfSigned(key: KeyObject, publicKey: Buffer, now: Date): Buffer {
  const algorithm = sequence(objectIdentifier('1.2.840.10045.4.3.2'))
  const name = sequence(
    setOf(sequence(objectIdentifier('2.5.4.6'), printableString('BR'))),
    setOf(sequence(objectIdentifier('2.5.4.10'), utf8String('Sem valor legal'))),
    setOf(sequence(objectIdentifier('2.5.4.3'), utf8String('Delegacia Virtual TESTE'))),
  )
  const end = new Date(now)
  end.setUTCFullYear(end.getUTCFullYear() + yearsOfUse)
  const serialNumber = randomBytes(16)
  serialNumber.writeUInt8((serialNumber.readUInt8(0) & 0x3f) | 0x40, 0)
  const toBeSigned = sequence(
    context(0, integer(2)),
    integer(serialNumber),
    algorithm,
    name,
    sequence(utcTime(now), utcTime(end)),
    name,
    publicKey,
    context(3, sequence(...extensions(publicKey))),
  )
  return sequence(toBeSigned, algorithm, bitString(sign('sha256', toBeSigned, key)))
}

/** Not an authority; digital signature and non-repudiation (bits 0 and 1 of keyUsage); key identifier (RFC 5280). */
function extensions(publicKey: Buffer): Buffer[] {
  const keyBits = children(readDer(publicKey))[1]?.bytes.subarray(3) ?? publicKey
  const identifier = octetString(createHash('sha1').update(keyBits).digest())
  const extension = (type: string, value: Buffer, ...critical: Buffer[]) =>
    sequence(objectIdentifier(type), ...critical, octetString(value))
  return [
    extension('2.5.29.19', sequence(), boolean(true)),
    extension('2.5.29.15', bitString(Buffer.from([0b1100_0000]), 6), boolean(true)),
    extension('2.5.29.14', identifier),
  ]
}

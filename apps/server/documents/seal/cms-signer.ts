import { createHash, type KeyObject, sign, type X509Certificate } from 'node:crypto'
import { children, readDer } from '@delegacia/pades/asn1/read-asn1'
import { context, integer, nothing, objectIdentifier, octetString, sequence, setOf } from '../asn1/der.ts'

/** Makes a detached CMS signature of a document's SHA-256; hides what holds the key (file, HSM). */
export type SignDigest = (digest: Buffer) => Promise<Buffer>

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  rsaWithSha256: '1.2.840.113549.1.1.11',
}

/**
 * A signer by a key in memory, in the form CAdES-B-B that PAdES requires (ETSI EN 319 142-1): the signing certificate is
 * signed, the signing time is not (the PDF's signature dictionary holds it).
 * @param certificates PEM or DER, the signer's own first, then its chain
 */
export function createCmsSigner(key: KeyObject, certificates: readonly X509Certificate[]): SignDigest {
  const [own, ...chain] = certificates.map((certificate) => certificate.raw)
  if (own === undefined) throw new Error('A signer needs a certificate')
  const algorithm = signatureAlgorithm(key)
  const digestAlgorithm = sequence(objectIdentifier(oid.sha256))
  const { issuer, serialNumber } = issuerAndSerialNumber(own)
  const certificateId = sequence(
    octetString(createHash('sha256').update(own).digest()),
    sequence(sequence(context(4, issuer)), serialNumber),
  )

  return async (digest) => {
    const signed = setOf(
      attribute(oid.contentType, objectIdentifier(oid.data)),
      attribute(oid.messageDigest, octetString(digest)),
      attribute(oid.signingCertificateV2, sequence(sequence(certificateId))),
    )
    // The signed bytes have the tag of a SET; in the structure they have [0] instead (RFC 5652, section 5.4).
    const travelling = Buffer.concat([Buffer.from([0xa0]), signed.subarray(1)])
    const signerInfo = sequence(
      integer(1),
      sequence(issuer, serialNumber),
      digestAlgorithm,
      travelling,
      algorithm,
      octetString(sign('sha256', signed, key)),
    )
    const signedData = sequence(
      integer(1),
      setOf(digestAlgorithm),
      sequence(objectIdentifier(oid.data)),
      context(0, own, ...chain),
      setOf(signerInfo),
    )
    return sequence(objectIdentifier(oid.signedData), context(0, signedData))
  }
}

const attribute = (type: string, value: Buffer): Buffer => sequence(objectIdentifier(type), setOf(value))

function signatureAlgorithm(key: KeyObject): Buffer {
  if (key.asymmetricKeyType === 'ec') return sequence(objectIdentifier(oid.ecdsaWithSha256))
  if (key.asymmetricKeyType === 'rsa') return sequence(objectIdentifier(oid.rsaWithSha256), nothing)
  throw new Error('The seal needs an EC or RSA key')
}

function issuerAndSerialNumber(certificate: Buffer): { issuer: Uint8Array; serialNumber: Uint8Array } {
  const fields = children(children(readDer(certificate))[0])
  const afterVersion = fields[0]?.tag === 0xa0 ? 1 : 0
  const serialNumber = fields[afterVersion]?.bytes
  const issuer = fields[afterVersion + 2]?.bytes
  if (serialNumber === undefined || issuer === undefined) throw new Error('The certificate cannot be read')
  return { issuer, serialNumber }
}

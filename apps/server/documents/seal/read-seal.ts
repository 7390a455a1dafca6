import { X509Certificate } from 'node:crypto'
import { children, type Element, identifier, readDer } from '@delegacia/pades/asn1/read-asn1'

/** The content of the seal of one of our own PDFs. */
export type Seal = {
  /** The signer's own first. */
  certificates: X509Certificate[]
  /** The moment that the signature's dictionary claims. */
  claimedAt: Date
  /** RFC 3161, where the seal has one. */
  timeStampToken: Buffer | undefined
}

/** `id-aa-timeStampToken` (RFC 3161, appendix A): what PAdES-B-T adds to a signature. */
export const timeStampTokenType = '1.2.840.113549.1.9.16.2.14'

const start = '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached'

/**
 * Reads a seal without checking it: for PDFs that this station sealed and stored. Only the last revision is searched, so that
 * no printed text can be taken for a seal. Throws when there is none.
 */
export function readSeal(sealed: Buffer): Seal {
  const text = sealed.toString('latin1', Math.max(sealed.lastIndexOf(start), 0))
  const hex = text.startsWith(start) ? /\/Contents<([\da-f]+)>/.exec(text)?.[1] : undefined
  const moment = /\/M\(D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z\)/.exec(text)
  if (hex === undefined || moment === null) throw new Error('The PDF has no seal')
  const [year, month, day, hour, minute, second] = moment.slice(1)
  const { certificates, signerInfo } = partsOf(Buffer.from(hex, 'hex'))
  return {
    certificates: certificates.map(({ bytes }) => new X509Certificate(bytes)),
    claimedAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    timeStampToken: tokenIn(signerInfo),
  }
}

const certificatesTag = 0xa0
const unsignedAttributesTag = 0xa1

/** ContentInfo, SignedData (RFC 5652, section 5): certificates and the one signer stand at known places. */
function partsOf(cms: Buffer): { certificates: Element[]; signerInfo: Element } {
  const [, content] = children(readDer(cms))
  const parts = children(children(content)[0])
  const certificates = parts.find(({ tag }) => tag === certificatesTag)
  const [signerInfo] = children(parts.at(-1))
  if (certificates === undefined || signerInfo === undefined) throw new Error('The PDF has no seal')
  return { certificates: children(certificates), signerInfo }
}

function tokenIn(signerInfo: Element): Buffer | undefined {
  const unsigned = children(signerInfo).find(({ tag }) => tag === unsignedAttributesTag)
  for (const attribute of children(unsigned)) {
    const [type, values] = children(attribute)
    const [token] = children(values)
    if (token && identifier(type) === timeStampTokenType) return Buffer.from(token.bytes)
  }
  return undefined
}

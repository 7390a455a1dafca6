import { X509Certificate } from 'node:crypto'
import { children } from './der.ts'

/**
 * Who sealed one of our PDFs: the common name in the certificate inside its signature. Read from the file and not from
 * the settings, since the operator's certificate changes and the documents that the old one sealed do not.
 */
export function signerOf(sealed: Buffer): string {
  const hex = /\/ByteRange\[[\d ]+\]\/Contents<([\da-f]+)>/.exec(sealed.toString('latin1'))?.[1]
  if (hex === undefined) throw new Error('The PDF has no seal')
  const [, content] = children(Buffer.from(hex, 'hex'))
  const [signedData] = children(content?.bytes ?? nothing)
  // Version, digest algorithms, content; then the certificates, the signer's own first.
  const certificates = children(signedData?.bytes ?? nothing).find(({ tag }) => tag === certificatesTag)
  const [own] = children(certificates?.bytes ?? nothing)
  const { subject } = new X509Certificate(own?.bytes ?? nothing).toLegacyObject()
  return [subject.CN ?? subject.O].flat().join(', ')
}

const certificatesTag = 0xa0
/** An empty sequence: what lacks a part has no children there. */
const nothing = Buffer.from([0x30, 0])

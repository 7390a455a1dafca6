import type { X509Certificate } from 'node:crypto'
import { readSeal } from './read-seal.ts'

/**
 * Who sealed one of our PDFs: the common name in the certificate inside its signature. Read from the file and not from
 * the settings, since the operator's certificate changes and the documents that the old one sealed do not.
 */
export function signerOf(sealed: Buffer): string {
  return commonName(readSeal(sealed).certificates[0])
}

/** The name by which people know whom a certificate is of. */
export function commonName(certificate: X509Certificate | undefined): string {
  const subject = certificate?.toLegacyObject().subject
  return [subject?.CN ?? subject?.O ?? ''].flat().join(', ')
}

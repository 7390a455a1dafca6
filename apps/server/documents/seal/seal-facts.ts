import type { X509Certificate } from 'node:crypto'
import { readSeal } from './read-seal.ts'
import { readTimeStampToken } from '../time-stamp/time-stamp-token.ts'

/** What the seal of one of our own documents says. */
export type SealFacts = {
  /** The common name in the signer's certificate. */
  signer: string
  /** The time that a time-stamp authority attested, or else the station's own. */
  sealedAt: Date
  timeIsTrusted: boolean
  /** The common name of the authority that attested the time. */
  timeStampBy?: string
  /** The end of the signer's certificate. */
  validUntil: Date
}

/**
 * Only for documents that this station sealed and stored: the seal is not verified. Throws when the PDF has no seal.
 */
export function sealFactsOf(sealed: Buffer): SealFacts {
  const { certificates, claimedAt, timeStampToken } = readSeal(sealed)
  const [own] = certificates
  const facts = { signer: commonName(own), validUntil: new Date(own?.validTo ?? Number.NaN) }
  if (timeStampToken === undefined) return { ...facts, sealedAt: claimedAt, timeIsTrusted: false }
  const { genTime, signerCertificate } = readTimeStampToken(timeStampToken)
  return { ...facts, sealedAt: genTime, timeIsTrusted: true, timeStampBy: commonName(signerCertificate) }
}

/** The name of the owner of a certificate, as people know it. */
function commonName(certificate: X509Certificate | undefined): string {
  const subject = certificate?.toLegacyObject().subject
  return [subject?.CN ?? subject?.O ?? ''].flat().join(', ')
}

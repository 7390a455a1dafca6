import type { X509Certificate } from 'node:crypto'
import { readSeal } from './read-seal.ts'
import { readTimeStampToken } from '../time-stamp/time-stamp-token.ts'

/** What the seal of one of our own documents tells of itself. */
export type SealFacts = {
  /** The common name in the signer's certificate. */
  signer: string
  /** What a time-stamp authority attested, or else what the station's own clock said. */
  sealedAt: Date
  timeIsTrusted: boolean
  /** The common name of the authority that attested the time. */
  timeStampBy?: string
  /** The end of the signer's certificate. */
  validUntil: Date
}

/**
 * Read from a document that this station sealed and kept, and of no other file: who can change the bytes can change the
 * facts. Throws when the PDF has no seal.
 */
export function sealFactsOf(sealed: Buffer): SealFacts {
  const { certificates, claimedAt, timeStampToken } = readSeal(sealed)
  const [own] = certificates
  const facts = { signer: commonName(own), validUntil: new Date(own?.validTo ?? Number.NaN) }
  if (timeStampToken === undefined) return { ...facts, sealedAt: claimedAt, timeIsTrusted: false }
  const { genTime, signerCertificate } = readTimeStampToken(timeStampToken)
  return { ...facts, sealedAt: genTime, timeIsTrusted: true, timeStampBy: commonName(signerCertificate) }
}

/** The name by which people know whom a certificate is of. */
function commonName(certificate: X509Certificate | undefined): string {
  const subject = certificate?.toLegacyObject().subject
  return [subject?.CN ?? subject?.O ?? ''].flat().join(', ')
}

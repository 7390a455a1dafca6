import type { Bytes } from './asn1/read-asn1.ts'
import { type Certificate, usage } from './certificates/certificate.ts'
import { findPath, type Path } from './certificates/find-path.ts'
import { isForOtherUses } from './certificates/icp-brasil.ts'
import { readRevocationList } from './certificates/revocation-list.ts'
import { type Sources, standingOf } from './certificates/standing.ts'
import { readStatusAnswer } from './certificates/status-answer.ts'
import type { RevocationData } from './cms/revocation-data.ts'
import type { Reason } from './report.ts'

/** What a signature is judged by. */
export type Trust = {
  roots: readonly Certificate[]
  /** Further certificates that may stand between a signer and a root, from the file. */
  pool: readonly Certificate[]
  /** From the file. */
  revocation: RevocationData
  /** The lists that the station keeps of these issuers, by their names in hexadecimal. */
  listsOf(issuers: readonly string[]): Promise<readonly Bytes[]>
  now: Date
}

export type TrustReport = { path: Path | undefined; reasons: Reason[]; listsAsOf: Date | undefined }

/** What stands beside a signature in its message. */
type Enclosed = { certificates: readonly Certificate[]; revocation: RevocationData }

/**
 * Whether a certificate leads to a root and was not revoked, at the proven moment or, without one, now: a moment that only the
 * signer claims proves nothing.
 */
export async function checkTrust(
  certificate: Certificate,
  enclosed: Enclosed,
  proven: Date | undefined,
  trust: Trust,
): Promise<TrustReport> {
  const at = proven ?? trust.now
  const path = await findPath(certificate, [...enclosed.certificates, ...trust.pool], trust.roots, at)
  if (!path) return { path, reasons: ['no-path'], listsAsOf: undefined }
  const reasons: Reason[] = path.problems.map((problem) =>
    problem === 'not-valid-then' && !proven ? 'expired' : problem,
  )
  const revocation = await checkRevocation(path, enclosed.revocation, proven, trust)
  return { path, reasons: [...new Set([...reasons, ...revocation.reasons])], listsAsOf: revocation.asOf }
}

/** Each certificate but the root must not be revoked by its issuer, whose word must be one that counts. */
async function checkRevocation(
  { certificates }: Path,
  enclosed: RevocationData,
  proven: Date | undefined,
  trust: Trust,
) {
  const below = certificates.slice(0, -1)
  const mirrored = await trust.listsOf([...new Set(below.map(({ issuer }) => issuer))])
  const sources: Sources = {
    lists: [...trust.revocation.lists, ...enclosed.lists, ...mirrored].flatMap(readable(readRevocationList)),
    answers: [...trust.revocation.answers, ...enclosed.answers].flatMap(readable(readStatusAnswer)),
  }
  const reasons = new Set<Reason>()
  let asOf: Date | undefined
  for (const [place, certificate] of below.entries()) {
    const issuer = certificates[place + 1]
    const standing = issuer && (await standingOf(certificate, issuer, sources, { proven, now: trust.now }))
    if (standing?.state === 'revoked') reasons.add('revoked')
    else if (!standing || standing.state === 'unknown') reasons.add('revocation-unknown')
    else {
      if (standing.state === 'old') reasons.add('revocation-old')
      asOf = !asOf || standing.asOf < asOf ? standing.asOf : asOf
    }
  }
  return { reasons: [...reasons], asOf }
}

/** What cannot be read says nothing. */
const readable =
  <Read>(read: (bytes: Bytes) => Read) =>
  (bytes: Bytes): Read[] => {
    try {
      return [read(bytes)]
    } catch {
      return []
    }
  }

/** Uses that cover signing a document, beside which a certificate may have others. */
const forDocuments = new Set([
  '2.5.29.37.0',
  '1.3.6.1.5.5.7.3.4',
  '1.3.6.1.5.5.7.3.36',
  '1.2.840.113583.1.1.5',
  '1.3.6.1.4.1.311.10.3.12',
])

/** Whether a certificate may sign documents: by its key, and by its purposes and policies where it names any that we know. */
export function maySignDocuments({ keyUsage, extendedKeyUsage, policies }: Certificate): boolean {
  const byKey = keyUsage === undefined || (keyUsage & (usage.digitalSignature | usage.nonRepudiation)) !== 0
  const byPurpose = extendedKeyUsage === undefined || extendedKeyUsage.some((use) => forDocuments.has(use))
  return byKey && byPurpose && !isForOtherUses(policies)
}

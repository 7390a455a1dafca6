import { sameBytes } from '../asn1/read-asn1.ts'
import { type Certificate, usage } from './certificate.ts'
import { verifySignature } from './check-signature.ts'

/** Why a path that leads to a trusted root is not enough. */
export type PathProblem = 'not-valid-then' | 'weak' | 'unsupported' | 'limits' | 'unknown-limits'

/** The certificates from the first to the root, and their faults. */
export type Path = { certificates: Certificate[]; problems: PathProblem[] }

/** Longer and more paths are made to exhaust a reader. */
const longest = 6
const most = 24

/**
 * The best path from a certificate to one of the roots, at a moment (RFC 5280, section 6). Undefined where none leads there by
 * valid signatures. Limits that we do not judge are a problem, never passed over.
 */
export async function findPath(
  first: Certificate,
  pool: readonly Certificate[],
  roots: readonly Certificate[],
  at: Date,
): Promise<Path | undefined> {
  const found: Path[] = []
  let left = most
  const isRoot = (one: Certificate) => roots.some(({ bytes }) => sameBytes(bytes, one.bytes))

  async function walk(certificates: Certificate[], problems: PathProblem[]): Promise<void> {
    const last = certificates.at(-1) ?? first
    if (isRoot(last)) {
      found.push({ certificates, problems })
      return
    }
    if (certificates.length >= longest) return
    for (const issuer of [...roots, ...pool]) {
      if (issuer.subject !== last.issuer || certificates.includes(issuer)) continue
      if ((left -= 1) < 0 || found.some((path) => path.problems.length === 0)) return
      const signed = await verifySignature({
        publicKey: issuer.publicKey,
        algorithm: last.algorithm,
        signature: last.signature,
        data: last.signed,
      })
      if (signed === 'invalid') continue
      const own = problemsOf(issuer, isRoot(issuer) ? undefined : at, certificates.length - 1)
      if (signed !== 'valid') own.push(signed)
      await walk([...certificates, issuer], [...problems, ...own])
    }
  }

  await walk([first], [...(isWithin(first, at) ? [] : (['not-valid-then'] as const)), ...limitsOf(first)])
  return found.toSorted((one, other) => one.problems.length - other.problems.length)[0]
}

/** @param below how many authorities stand between it and the signer */
function problemsOf(issuer: Certificate, at: Date | undefined, below: number): PathProblem[] {
  const { isAuthority, pathLength = Infinity, keyUsage = usage.certificateSign } = issuer
  const mayIssue = isAuthority && (keyUsage & usage.certificateSign) !== 0 && below <= pathLength
  return [
    ...(mayIssue ? [] : (['limits'] as const)),
    ...limitsOf(issuer),
    // A root counts as long as the operator lists it.
    ...(at && !isWithin(issuer, at) ? (['not-valid-then'] as const) : []),
  ]
}

const limitsOf = ({ hasUnknownLimits }: Certificate): PathProblem[] =>
  hasUnknownLimits ? ['unknown-limits'] : []

const isWithin = ({ from, until }: Certificate, at: Date): boolean => from <= at && at <= until

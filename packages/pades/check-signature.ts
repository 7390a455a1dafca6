import { type Bytes, UnreadableError } from './asn1/read-asn1.ts'
import type { Certificate } from './certificates/certificate.ts'
import { cpfIn, nameAndCpf, signerPolicy } from './certificates/icp-brasil.ts'
import { checkTrust, maySignDocuments, type Trust } from './check-trust.ts'
import {
  checkMessage,
  claimedMoment,
  namesItsCertificate,
  readSignedMessage,
  type SignedMessage,
  tokenIn,
} from './cms/signed-data.ts'
import { readTimeStamp } from './cms/time-stamp.ts'
import { withoutCpf } from './mask-cpf.ts'
import type { FileSignature } from './pdf/read-signature.ts'
import { type Reason, type SignatureReport, type Verdict } from './report.ts'

/** A moment that a trusted authority attests, and for how much of the file. */
export type Proof = { at: Date; by: string; end: number }

/** Claims may be ahead of our clock by as much as clocks differ. */
const clocksDiffer = 10 * 60_000

/** The reasons by which a verdict is reached; any other makes it unsure. */
const ofAltered: ReadonlySet<Reason> = new Set([
  'content',
  'signature',
  'changed-after',
  'appended',
  'removed',
])

/** The worst verdict that the reasons give. */
function verdictOf(reasons: readonly Reason[]): Verdict {
  if (reasons.some((reason) => ofAltered.has(reason))) return 'altered'
  if (reasons.some((reason) => reason !== 'no-path')) return 'unsure'
  return reasons.length > 0 ? 'unknown-signer' : 'trusted'
}

/** A signature that cannot be read: nothing is known of its signer. */
export const unread = (reason: Reason): SignatureReport => ({
  verdict: verdictOf([reason]),
  reasons: [reason],
  signer: undefined,
  authority: undefined,
  root: undefined,
  cpf: undefined,
  policy: undefined,
  signedAt: undefined,
  attestedBy: undefined,
  listsAsOf: undefined,
  level: undefined,
})

/**
 * Checks one signature of a person.
 * @param given reasons that are known already, of what happened to the file after it
 * @param proofs time stamps of the whole file, each for what stands before its end
 */
export async function checkSignature(
  signature: FileSignature,
  given: readonly Reason[],
  proofs: readonly Proof[],
  trust: Trust,
): Promise<SignatureReport> {
  const message = readSignedMessage(signature.message, trust.pool)
  const reasons: Reason[] = [...given]
  const sound = await checkMessage(message, signature.content)
  if (sound === 'other-content') reasons.push('content')
  else if (sound === 'invalid' || sound === 'other-certificate') reasons.push('signature')
  else if (sound !== 'valid') reasons.push(sound)
  if (hasPadding(signature.message, message.length)) reasons.push('padding')

  const { signer } = message
  const stamps = await ownProof(message, trust)
  const [earliest] = [...stamps, ...proofs.filter(({ end }) => end > signature.end)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  const { path, reasons: ofTrust, listsAsOf } = await checkTrust(signer, message, earliest?.at, trust)
  reasons.push(...ofTrust)
  if (path && !maySignDocuments(signer)) reasons.push('wrong-use')
  const own = nameAndCpf(signer.subjectName)
  const claimed = claimedMoment(message) ?? signature.claimedAt
  if (!earliest && path && claimed && isAhead(claimed, signer, trust.now)) reasons.push('time-ahead')
  return {
    verdict: verdictOf(reasons),
    reasons: [...new Set(reasons)],
    signer: withoutCpf(own.name),
    authority: withoutCpf(signer.issuerName),
    root: path?.certificates.at(-1)?.subjectName,
    // Anybody can write any number into a certificate that nobody vouches for.
    cpf: path && masked(cpfIn(signer.otherNames) ?? own.cpf),
    policy: path && signerPolicy(signer.policies),
    signedAt: earliest?.at ?? claimed,
    attestedBy: earliest?.by,
    listsAsOf,
    level: levelOf(message, stamps.length > 0, proofs, signature.end, trust),
  }
}

const masked = (cpf: string | undefined) => cpf && withoutCpf(cpf)

/** A claim that cannot be true: in the future, or before the certificate began. */
const isAhead = (claimed: Date, { from }: Certificate, now: Date): boolean =>
  claimed.getTime() > now.getTime() + clocksDiffer || claimed.getTime() < from.getTime() - clocksDiffer

/** The room behind a message holds noughts; anything else stands where no signature looks. */
const hasPadding = (room: Bytes, length: number): boolean => room.subarray(length).some((byte) => byte !== 0)

async function ownProof(message: SignedMessage, trust: Trust): Promise<Proof[]> {
  const token = tokenIn(message)
  if (!token) return []
  return provenBy(token, message.signature, Infinity, trust)
}

/** The moment of a token, where it is sound and its authority is trusted without any doubt; otherwise none. */
export async function provenBy(token: Bytes, stamped: Bytes, end: number, trust: Trust): Promise<Proof[]> {
  try {
    const stamp = await readTimeStamp(token, stamped, trust.pool)
    if (typeof stamp === 'string' || stamp.at.getTime() > trust.now.getTime() + clocksDiffer) return []
    const { reasons } = await checkTrust(stamp.authority, stamp, stamp.at, trust)
    return reasons.length === 0 ? [{ at: stamp.at, by: stamp.authority.subjectName, end }] : []
  } catch (error) {
    if (error instanceof UnreadableError) return []
    throw error
  }
}

/** As far as it was read (ETSI EN 319 142-1): undefined for a signature that is no PAdES. */
function levelOf(
  message: SignedMessage,
  hasProof: boolean,
  proofs: readonly Proof[],
  end: number,
  trust: Trust,
): SignatureReport['level'] {
  if (!namesItsCertificate(message)) return undefined
  const later = proofs.some((proof) => proof.end > end)
  if (!hasProof && !later) return 'B'
  const { lists, answers } = trust.revocation
  if (lists.length + answers.length === 0) return 'T'
  return later ? 'LTA' : 'LT'
}

import type { SignerPolicy } from './certificates/icp-brasil.ts'

/** What a person is told of a file; the first is the worst. Only `trusted` is ever shown as good. */
export const verdicts = ['altered', 'unsure', 'unknown-signer', 'trusted'] as const
export type Verdict = (typeof verdicts)[number]

/** Why a verdict is not the best. */
export type Reason =
  // Altered after signing:
  | 'content'
  | 'signature'
  | 'changed-after'
  | 'appended'
  | 'removed'
  // Unsure:
  | 'incomplete'
  | 'unreadable'
  | 'old-form'
  | 'only-time-stamp'
  | 'tail'
  | 'padding'
  | 'filled'
  | 'locked'
  | 'noted'
  | 'structured'
  | 'weak'
  | 'unsupported'
  | 'wrong-use'
  | 'limits'
  | 'unknown-limits'
  | 'expired'
  | 'not-valid-then'
  | 'time-ahead'
  | 'revoked'
  | 'revocation-unknown'
  | 'revocation-old'
  // The signer is not known:
  | 'no-path'

/** What is known of one signature. */
export type SignatureReport = {
  verdict: Verdict
  reasons: Reason[]
  /** The name in the certificate, with CPF numbers masked, and who vouches for it. */
  signer: string | undefined
  authority: string | undefined
  /** Of the path that leads to a root of the operator. */
  root: string | undefined
  /** Of a holder whom ICP-Brasil knows, masked; and the kind of the certificate. Both only with a root. */
  cpf: string | undefined
  policy: SignerPolicy | undefined
  /** When it was signed: attested by an authority, or what the signer claims. */
  signedAt: Date | undefined
  attestedBy: string | undefined
  /** The oldest word of an authority on revocation that was used. */
  listsAsOf: Date | undefined
  level: 'B' | 'T' | 'LT' | 'LTA' | undefined
}

export type FileReport =
  | { found: 'not-pdf' | 'encrypted' | 'broken' | 'unsigned' }
  | { found: 'signed'; verdict: Verdict; reasons: Reason[]; signatures: SignatureReport[] }

export const worstOf = (all: readonly Verdict[]): Verdict =>
  verdicts.find((one) => all.includes(one)) ?? 'unsure'

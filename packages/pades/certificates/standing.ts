import type { Certificate } from './certificate.ts'
import { type RevocationList, statementOfList } from './revocation-list.ts'
import type { Statement } from './statement.ts'
import { type StatusAnswer, statementsOfAnswer } from './status-answer.ts'

/** Revocation data that was read. */
export type Sources = { lists: readonly RevocationList[]; answers: readonly StatusAnswer[] }

/** What is known of the revocation of one certificate; `old`: not since a day that is too long ago. */
export type Standing = { state: 'good' | 'old'; asOf: Date } | { state: 'revoked' } | { state: 'unknown' }

/**
 * What its issuer says of a certificate. A statement counts that was made after the proven moment of the signature or has not
 * run out; without a proven moment any revocation counts.
 */
export async function standingOf(
  certificate: Certificate,
  issuer: Certificate,
  sources: Sources,
  { proven, now }: { proven: Date | undefined; now: Date },
): Promise<Standing> {
  let standing: Standing = { state: 'unknown' }
  for (const { from, until, revokedSince: since } of await statementsOn(certificate, issuer, sources)) {
    if (from > now) continue
    if (since && !(proven && since > proven)) return { state: 'revoked' }
    const counts = (proven && from >= proven) || (until && until >= now)
    const state = counts ? 'good' : 'old'
    const isBetter = standing.state === state ? standing.asOf < from : standing.state !== 'good'
    if (isBetter) standing = { state, asOf: from }
  }
  return standing
}

async function statementsOn(certificate: Certificate, issuer: Certificate, { lists, answers }: Sources) {
  const statements: Statement[] = []
  for (const list of lists) {
    const statement = await statementOfList(list, certificate, issuer)
    if (statement) statements.push(statement)
  }
  for (const answer of answers) statements.push(...(await statementsOfAnswer(answer, certificate, issuer)))
  return statements
}

/** What a check found: well, worth a look, or wrong so that reports, documents or numbers are in danger. */
export type Verdict = 'ok' | 'look' | 'wrong'

/** One line for the operator, without a secret, a person or a report. */
export type Finding = {
  /** As docs/operations/daily.md names it. */
  check: string
  verdict: Verdict
  found: string
  /** What to do, where it is not well. */
  todo?: string
}

export const ok = (check: string, found: string): Finding => ({ check, verdict: 'ok', found })
export const look = (check: string, found: string, todo: string): Finding => ({
  check,
  verdict: 'look',
  found,
  todo,
})
export const wrong = (check: string, found: string, todo: string): Finding => ({
  check,
  verdict: 'wrong',
  found,
  todo,
})

/** The code of an error, without anything that was sent: `ECONNREFUSED`, `28P01`. */
export function faultCode(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return cause instanceof Error && cause.name !== 'Error' ? cause.name : 'no answer'
}

/** 0 where all is well, 1 where something is worth a look, 2 where something is wrong. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ verdict }) => verdict === 'wrong')) return 2
  return findings.some(({ verdict }) => verdict === 'look') ? 1 : 0
}

/** A line for each finding, and below it what to do. */
export const linesOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ check, verdict, found, todo }) => [
    `${verdict.padEnd(6)} ${check.padEnd(16)} ${found}`,
    ...(todo === undefined ? [] : [`${' '.repeat(24)}→ ${todo}`]),
  ])

import { findingKinds, lint, type FindingKind } from '@delegacia/domain/desk/wording/lint'

const words = {
  link: 'sem link',
  jargon: 'sem jargão',
  blame: 'sem culpa',
  promise: 'sem promessa',
} as const satisfies Record<FindingKind, string>

const advice = {
  link: 'a polícia nunca manda link: tire',
  jargon: 'diga em palavras simples',
  blame: 'pode soar como culpa',
  promise: 'promete o que ninguém deu',
} as const satisfies Record<FindingKind, string>

/** OF-13. Warns about a text that a citizen will read; the officer decides. */
export function TextCheck({ text }: { text: string }) {
  if (text.trim() === '') return null
  const findings = lint(text, 'pt-br')
  return (
    <ul className="lint" aria-label="Conferência do texto" aria-live="polite">
      {findings.map(({ kind, at, words: found, instead }) => (
        <li key={`${kind} ${at}`} className="no">
          <span aria-hidden="true">⚠ </span>“{found}”:{' '}
          <span>{instead ? `troque por “${instead}”` : advice[kind]}</span>
        </li>
      ))}
      {findingKinds
        .filter((kind) => findings.every((finding) => finding.kind !== kind))
        .map((kind) => (
          <li key={kind}>
            <span aria-hidden="true">✓ </span>
            {words[kind]}
          </li>
        ))}
    </ul>
  )
}

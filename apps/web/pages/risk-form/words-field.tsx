import { issueMessage, type ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { locale } from '../../i18n/locale.ts'
import css from './risk-form.module.css'

type Props = {
  id: string
  label: string
  /** Digits alone, or several lines. */
  kind: 'words' | 'count' | 'lines'
  written: string
  issue: ValidationIssue | undefined
  describedBy?: string
  onWrite: (written: string) => void
}

/** Something to write beside an answer, or instead of one: never required. */
export function WordsField({ id, label, kind, written, issue, describedBy, onWrite }: Props) {
  const control = {
    id,
    className: 'control',
    value: written,
    autoComplete: 'off',
    'aria-invalid': issue !== undefined,
    'aria-describedby': [describedBy, issue && `${id}-erro`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={css.words}>
      <label htmlFor={id}>{label}</label>
      {kind === 'lines' ? (
        <textarea {...control} rows={4} onChange={(event) => onWrite(event.target.value)} />
      ) : (
        <input
          {...control}
          type="text"
          {...(kind === 'count' && { inputMode: 'numeric', maxLength: 3 })}
          onChange={(event) => onWrite(event.target.value)}
        />
      )}
      <p id={`${id}-erro`} className={css.bad} role="alert">
        {issue ? issueMessage(issue, locale) : ''}
      </p>
    </div>
  )
}

import type { Locale } from './text.ts'

/**
 * A label and its value in one line; in French a no-break space stands before the colon. After a question mark there is
 * no colon.
 */
export const labelled = (label: string, value: string, locale: Locale): string =>
  label.endsWith('?') ? `${label} ${value}` : `${label}${locale === 'fr-fr' ? '\u00a0' : ''}: ${value}`

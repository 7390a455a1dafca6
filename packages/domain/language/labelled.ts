import type { Locale } from './text.ts'

/**
 * A label and what it says in one line; French sets a space, which does not break, before the colon. A question has its
 * own sign and takes none.
 */
export const labelled = (label: string, value: string, locale: Locale): string =>
  label.endsWith('?') ? `${label} ${value}` : `${label}${locale === 'fr-fr' ? '\u00a0' : ''}: ${value}`

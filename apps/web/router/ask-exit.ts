import { locale } from '../i18n/locale.ts'

/** Said where somebody wants to leave; the boot script, which hears the keys too, does it. */
export const exitAsked = 'exitasked'

/** Leaves by the quick exit. */
export const askExit = (): boolean => dispatchEvent(new Event(exitAsked))

/** A page that says nothing of this one. */
export const neutralPage = (): string => `/receita/${locale}.html`

/** The operator's other site (VI-04) is written on the document, where the boot script finds it too. */
export function leaveTo(elsewhere: string | null): void {
  if (elsewhere) document.documentElement.dataset['elsewhere'] = elsewhere
}

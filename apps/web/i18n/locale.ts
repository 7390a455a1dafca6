import { locales, say, type Locale, type Text } from '@delegacia/domain/language/text'

const storageKey = 'idioma'

/** Where each language's own pre-rendered page stands. */
export const localePaths = {
  'pt-br': '/',
  'en-us': '/en-us/',
  'es-es': '/es-es/',
  'fr-fr': '/fr-fr/',
} as const satisfies Record<Locale, string>

/**
 * The language of this page (SH-04), never that of a choice made elsewhere: the page holds no other. A built page has
 * its own built in; in development and in tests, where the scripts hold all four, it follows from the address.
 */
export let locale: Locale =
  import.meta.env.PAGE_LOCALE ?? (typeof location === 'undefined' ? 'pt-br' : localeOfPath(location.pathname))

/** Only for what renders the same page in several languages: the pre-render and the tests. */
export function speak(next: Locale): void {
  locale = next
}

/** A text in the language of this page. Call it while rendering, never while a module loads. */
export function t(text: Text, params?: Readonly<Record<string, string | number>>): string {
  return say(text, locale, params)
}

export function localeOfPath(path: string): Locale {
  return locales.find((candidate) => path.startsWith(`/${candidate}`)) ?? 'pt-br'
}

/**
 * The language for someone who comes to that path, for shell/boot.ts alone: the choice kept in this browser, else, at the
 * address that names none, the first language of the browser that the portal has (SH-04). Undefined where neither says
 * so, and where nothing can be kept: a choice against the browser's language would be lost at once.
 */
export function wantedLocale(path: string): Locale | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    const chosen = locales.find((candidate) => candidate === stored)
    if (chosen || path !== localePaths['pt-br']) return chosen
  } catch {
    return undefined
  }
  const known = navigator.languages.map((language) =>
    locales.find((candidate) => candidate.slice(0, 2) === language.slice(0, 2).toLowerCase()),
  )
  return known.find((candidate) => candidate !== undefined)
}

/** Keeps the choice; the page of that language is `localePaths[next]`. */
export function keepLocale(next: Locale): void {
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // A browser that keeps nothing still gets the page in the chosen language.
  }
}

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

/** The choice kept in this browser, for shell/boot.ts alone; undefined where none was made or the storage is blocked. */
export function chosenLocale(): Locale | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return locales.find((candidate) => candidate === stored)
  } catch {
    return undefined
  }
}

/** Keeps the choice and goes to that language's page, to the same place in it. */
export function chooseLocale(next: Locale): void {
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // A browser that keeps nothing still gets the page in the chosen language.
  }
  location.assign(localePaths[next] + location.hash)
}

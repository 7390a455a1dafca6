import { say, type Locale, type Text } from '@delegacia/domain/language/text'
import { homeOf, languageOf, languageOfPath, languages, type PageLanguage } from './languages.ts'

const storageKey = 'idioma'

/**
 * The language of this page (SH-04), never that of a choice made elsewhere: the page holds no other. A built page has
 * its own built in; in development and in tests, where the scripts hold all four, it follows from the address.
 */
export let locale: Locale =
  import.meta.env.PAGE_LOCALE ??
  (typeof location === 'undefined' ? 'pt-br' : languageOfPath(location.pathname).base)

/** What this page speaks: a pack, where its sentences are in place of those of `locale`. */
export const pageLanguage = (): PageLanguage => languageOf(import.meta.env.PAGE_PACK ?? locale)

/** Only for what renders the same page in several languages: the pre-render and the tests. */
export function speak(next: Locale): void {
  locale = next
}

/** A text in the language of this page. Call it while rendering, never while a module loads. */
export function t(text: Text, params?: Readonly<Record<string, string | number>>): string {
  return say(text, locale, params)
}

/**
 * The language for someone who comes to that path, for shell/boot.ts alone: the choice kept in this browser, else, at the
 * address that names none, the first language of the browser that the portal has (SH-04). Undefined where neither says
 * so, and where nothing can be kept: a choice against the browser's language would be lost at once.
 */
export function wantedLanguage(path: string): PageLanguage | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    const chosen = languages.find(({ id }) => id === stored)
    if (chosen || path !== homeOf('pt-br')) return chosen
  } catch {
    return undefined
  }
  const known = navigator.languages.map((wanted) =>
    languages.find(({ tag }) => spokenBy(tag) === spokenBy(wanted)),
  )
  return known.find((one) => one !== undefined)
}

/** The language of a tag, without its country or way of writing. */
const spokenBy = (tag: string) => tag.toLowerCase().split('-')[0]

/** Keeps the choice, by the id of the language, whose page is at `homeOf`. */
export function keepChoice(id: string): void {
  try {
    localStorage.setItem(storageKey, id)
  } catch {
    // A browser that keeps nothing still gets the page in the chosen language.
  }
}

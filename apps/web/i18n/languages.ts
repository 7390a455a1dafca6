import { locales, type Locale } from '@delegacia/domain/language/text'

export { homeOf } from '@delegacia/domain/language/text'

/** One language in which the portal is offered: one of its own, or a pack. */
export type PageLanguage = {
  /** Names its address, and is what the browser keeps of the choice. */
  readonly id: string
  /** By BCP 47, for browsers and screen readers. */
  readonly tag: string
  readonly name: string
  /** The language in which the service is asked, and of every sentence that a pack does not have. */
  readonly base: Locale
  /** Only of packs: whether nobody has written or read its sentences. */
  readonly unread?: boolean
}

/** Each of the portal's own in its own words. */
const names = {
  'pt-br': 'Português',
  'en-us': 'English',
  'es-es': 'Español',
  'fr-fr': 'Français',
} as const satisfies Record<Locale, string>

const own = (locale: Locale): PageLanguage => ({ id: locale, tag: locale, name: names[locale], base: locale })

/** Every language that is offered, the portal's own first. */
export const languages: readonly PageLanguage[] = [
  ...locales.map(own),
  ...(JSON.parse(import.meta.env.PACKS ?? '[]') as readonly PageLanguage[]),
]

/** The language with that id; Portuguese for one that is not offered. */
export const languageOf = (id: string): PageLanguage => languages.find((one) => one.id === id) ?? own('pt-br')

/** The language whose page stands at that path, or Portuguese. */
export const languageOfPath = (path: string): PageLanguage => languageOf(path.split('/')[1] ?? '')

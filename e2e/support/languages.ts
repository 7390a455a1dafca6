import type { Locale } from '@delegacia/domain/language/text'

/** Every language of the portal with its pre-rendered home page, and a pattern that only its text matches. */
export const languages = [
  { locale: 'pt-br', home: '/', pattern: /ocorrência/i },
  { locale: 'en-us', home: '/en-us/', pattern: /police/i },
  { locale: 'es-es', home: '/es-es/', pattern: /policía|comisaría/i },
  { locale: 'fr-fr', home: '/fr-fr/', pattern: /police|commissariat/i },
] as const satisfies readonly { locale: Locale; home: string; pattern: RegExp }[]

export type Language = (typeof languages)[number]

/**
 * A test that says the same in each language runs at both sizes in Portuguese, and in the others on the phone alone.
 * @param inPortuguese what else the test is there
 * @returns what Playwright takes as the details of a test
 */
export const onPhone = (locale: Locale, inPortuguese: { tag?: string } = {}): { tag?: string } =>
  locale === 'pt-br' ? inPortuguese : { tag: '@phone' }

import type { Locale } from '@delegacia/domain/language/text'

/** Every language of the portal with the page that is pre-rendered in it, and words that only its text has. */
export const languages = [
  { locale: 'pt-br', home: '/', words: /ocorrência/i },
  { locale: 'en-us', home: '/en-us/', words: /police/i },
  { locale: 'es-es', home: '/es-es/', words: /policía|comisaría/i },
  { locale: 'fr-fr', home: '/fr-fr/', words: /police|commissariat/i },
] as const satisfies readonly { locale: Locale; home: string; words: RegExp }[]

export type Language = (typeof languages)[number]

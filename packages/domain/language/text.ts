/** The languages of the portal by their wire code, with the id that the API knows each by (document 1, section 1). */
export const locales = ['pt-br', 'en-us', 'es-es', 'fr-fr'] as const
export type Locale = (typeof locales)[number]

export const localeIds = { 'pt-br': 1, 'en-us': 2, 'es-es': 3, 'fr-fr': 4 } as const satisfies Record<
  Locale,
  number
>

/** One sentence in every language. Leave one out and it does not compile. */
export type Text = Readonly<Record<'pt' | 'en' | 'es' | 'fr', string>>

/** A named table of sentences; the keys stay literal, so a mistyped key is a compile error. */
export const defineTexts = <T extends Record<string, Text>>(table: T): T => table

/** Which column of a text each language reads. */
export const columns = {
  'pt-br': 'pt',
  'en-us': 'en',
  'es-es': 'es',
  'fr-fr': 'fr',
} as const satisfies Record<Locale, keyof Text>

/** The sentence in one language, each `{name}` filled in from `params`; one without a value stays as it is. */
export function say(
  text: Text,
  locale: Locale,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return text[columns[locale]].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  )
}

/** Where the home of a language stands, by its id: that of a locale, or of a pack. */
export const homeOf = (id: string): string => (id === 'pt-br' ? '/' : `/${id}/`)

/** The locale that a piece of input names, or Portuguese: an unknown one is answered, never refused. */
export function localeOf(value: unknown): Locale {
  return locales.find((locale) => locale === value || localeIds[locale] === value) ?? 'pt-br'
}

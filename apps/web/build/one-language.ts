import { columns, type Locale } from '@delegacia/domain/language/text'
import type { EnvironmentOptions, Plugin } from 'vite'
import { keepLanguage, namedLanguages } from './keep-language.ts'

/** The name of the build environment that makes the scripts of one language. */
export const environmentOf = (locale: Locale) => `client_${columns[locale]}`

/** Where Vite says which scripts of that language load which, from the root of dist; tools/budgets.mjs weighs them by it. */
export const manifestOf = (locale: Locale) => `.vite/${locale}.json`

/** What makes an environment that of one language: i18n/locale.ts reads which. */
export const speaking = (locale: Locale) =>
  ({ define: { 'import.meta.env.PAGE_LOCALE': JSON.stringify(locale) } }) satisfies EnvironmentOptions

/** Leaves in the scripts of one language that language alone of every text of ours. */
export function oneLanguage(locale: Locale): Plugin {
  const language = columns[locale]
  return {
    name: `one-language-${language}`,
    applyToEnvironment: ({ name }) => name === environmentOf(locale),
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler(code) {
        const program = this.parse(code)
        const [named] = namedLanguages(program)
        if (named)
          this.error(
            `'.${named.language}' is not in the pages of other languages: say the text instead`,
            named.start,
          )
        return { code: keepLanguage(code, program, language), map: null }
      },
    },
  }
}

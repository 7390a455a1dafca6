import { columns } from '@delegacia/domain/language/text'
import { crimes } from '@delegacia/domain/lists/crimes'
import type { Pack } from '@delegacia/domain/language/pack'
import type { EnvironmentOptions, Plugin } from 'vite'
import type { BuiltLanguage } from './built-languages.ts'
import { keepLanguage, namedLanguages, sayInPack } from './keep-language.ts'

/** The name of the build environment that makes the scripts of one language. */
export const environmentOf = ({ id }: BuiltLanguage) => `client_${id.replaceAll('-', '_')}`

/** The same for what renders its home: one for all languages of the portal, one for each pack. */
export const renderingOf = ({ id, pack }: BuiltLanguage) => (pack ? `ssr_${id.replaceAll('-', '_')}` : 'ssr')

/** Where Vite says which scripts of that language load which, from the root of dist; tools/budgets.mjs weighs them by it. */
export const manifestOf = (id: string) => `.vite/${id}.json`

/** What i18n/languages.ts is told of the packs, in every environment: each page offers them all. */
export const offering = (languages: readonly BuiltLanguage[]) => {
  const packs = languages.flatMap(({ id, locale, pack }) =>
    pack
      ? {
          id,
          tag: pack.tag,
          name: pack.name,
          base: locale,
          unread: pack.made.how === 'machine' && pack.made.reviewedBy === null,
        }
      : [],
  )
  return { 'import.meta.env.PACKS': JSON.stringify(JSON.stringify(packs)) }
}

/** What makes an environment that of one language: i18n/locale.ts reads which. */
export const speaking = (language: BuiltLanguage) =>
  ({
    define: {
      'import.meta.env.PAGE_LOCALE': JSON.stringify(language.locale),
      ...speakingPack(language),
    },
  }) satisfies EnvironmentOptions

/** The pack alone, where the language is told otherwise; 'undefined' is what the scripts read if there is none. */
export const speakingPack = ({ id, pack }: BuiltLanguage) => ({
  'import.meta.env.PAGE_PACK': pack ? JSON.stringify(id) : 'undefined',
  'import.meta.env.PACK_KINDS': pack ? asText(kindsIn(pack)) : 'undefined',
  'import.meta.env.PACK_WORDS': pack?.words ? asText(pack.words) : 'undefined',
})

const asText = (value: object) => JSON.stringify(JSON.stringify(value))

/** How a pack says the kinds of occurrence, which the service names: name and description by their route, null where it does not. */
function kindsIn({ texts }: Pack): Record<string, [name: string | null, card: string | null]> {
  const kinds = crimes.map(
    ({ url, name, card }) => [url, texts[name.pt] ?? null, texts[card.pt] ?? null] as const,
  )
  return Object.fromEntries(
    kinds.flatMap(([url, name, card]) => (name === null && card === null ? [] : [[url, [name, card]]])),
  )
}

/** Leaves in the scripts of one language that language alone of every text of ours, as its pack says it if there is one. */
export function oneLanguage(built: BuiltLanguage): Plugin {
  const language = columns[built.locale]
  const sayInstead = sayingOf(built)
  return {
    name: `one-language-${built.id}`,
    applyToEnvironment: ({ name }) => name === environmentOf(built),
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
        return { code: keepLanguage(code, program, language, sayInstead), map: null }
      },
    },
  }
}

/** Has the rendering of a pack's home say what the pack says. */
export function inPack(built: BuiltLanguage): Plugin | undefined {
  const sayInstead = sayingOf(built)
  return (
    sayInstead && {
      name: `in-pack-${built.id}`,
      applyToEnvironment: ({ name }) => name === renderingOf(built),
      transform: {
        filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
        handler(code) {
          return { code: sayInPack(code, this.parse(code), columns[built.locale], sayInstead), map: null }
        },
      },
    }
  )
}

const sayingOf = ({ pack }: BuiltLanguage) => {
  const texts = pack && new Map(Object.entries(pack.texts))
  return texts && ((portuguese: string) => texts.get(portuguese))
}

import type { Locale } from '@delegacia/domain/language/text'

declare global {
  interface ImportMetaEnv {
    /** Set by the build, which makes the scripts of each language apart; absent in development and in tests. */
    readonly PAGE_LOCALE?: Locale
    /** The address of the pack that these scripts speak; absent where they speak one of the portal's own languages. */
    readonly PAGE_PACK?: string
    /** Name and description of the kinds of occurrence by their route, as the pack of these scripts says them, as JSON. */
    readonly PACK_KINDS?: string
    /** Hard words with what they mean, in the words of the pack, as JSON. */
    readonly PACK_WORDS?: string
    /** The packs that the build offers, as JSON: what i18n/languages.ts says of each. */
    readonly PACKS?: string
  }
}

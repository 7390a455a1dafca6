import type { Locale } from '@delegacia/domain/language/text'

declare global {
  interface ImportMetaEnv {
    /** Set by the build, which makes the scripts of each language apart; absent in development and in tests. */
    readonly PAGE_LOCALE?: Locale
  }
}

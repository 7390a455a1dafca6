import type { Locale } from '@delegacia/domain/language/text'

/** Texts in one language, by themselves: their translations, as many as there are in time. */
export type TranslateWords = (
  words: readonly string[],
  from: Locale,
  to: Locale,
) => Promise<ReadonlyMap<string, string>>

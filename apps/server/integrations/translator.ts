import type { Locale } from '@delegacia/domain/language/text'

export type Translation = { text: string; provider: string }

/** Translates what people wrote; one adapter a file. */
export type Translator = {
  /**
   * Into Portuguese, unless another language is given. Undefined when there is no translation now; the original is what
   * counts, so nobody waits long for one.
   */
  translate(text: string, from: Locale | undefined, to?: Locale): Promise<Translation | undefined>
}

/** For stations without a translator: reports say that they were not translated (SU-06). */
export const noTranslator: Translator = { translate: () => Promise.resolve(undefined) }

import { localeOf, locales } from '@delegacia/domain/language/text'
import { somaticFeatures as featuresIn } from '@delegacia/domain/lists/somatic-features'
import type { PublicLists } from './public-lists.ts'

/** GET /COMBO_LISTA_CARACTERISTICA/{locale}: what a suspect may look like. */
export function somaticFeatures(): PublicLists {
  const features = new Map(locales.map((locale) => [locale, featuresIn(locale)]))
  return {
    COMBO_LISTA_CARACTERISTICA: {
      names: ['locale'],
      find: ({ locale }) => ({ source: features.get(localeOf(locale)) ?? [] }),
    },
  }
}

import { somaticFeatures as call } from '@delegacia/contract/list-calls'
import { localeOf, locales } from '@delegacia/domain/language/text'
import { somaticFeatures as featuresIn } from '@delegacia/domain/lists/somatic-features'
import { publicList, type PublicList } from './public-lists.ts'

/** COMBO_LISTA_CARACTERISTICA: features of a suspect's appearance. */
export function somaticFeatures(): PublicList {
  const features = new Map(locales.map((locale) => [locale, featuresIn(locale)]))
  return publicList(call, ({ locale }) => ({ source: features.get(localeOf(locale)) ?? [] }))
}

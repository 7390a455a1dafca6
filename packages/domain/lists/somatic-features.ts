import { say, type Locale } from '../language/text.ts'
import type { Characteristic } from '../report/characteristic.ts'
import { somaticFeatureTable } from './somatic-feature-table.ts'

const made = new Map<Locale, readonly Characteristic[]>()

/** The features by group, as written: heights and ages have an order of their own. Made once a language: every check of a suspect asks. */
export function somaticFeatures(locale: Locale): readonly Characteristic[] {
  const features = made.get(locale) ?? makeFeatures(locale)
  made.set(locale, features)
  return features
}

const makeFeatures = (locale: Locale): readonly Characteristic[] =>
  somaticFeatureTable.flatMap(({ id: grupo, name: [pt, en, es, fr], features }) =>
    features.map(([place, ...names]) => {
      const feature = say({ pt: names[0], en: names[1], es: names[2], fr: names[3] }, locale)
      return {
        id: grupo * 100 + place,
        grupo,
        ds_caracteristica_grupo: say({ pt, en, es, fr }, locale),
        ds_caracteristica: feature,
        ds_tipo: feature,
        valor: String(place),
      }
    }),
  )

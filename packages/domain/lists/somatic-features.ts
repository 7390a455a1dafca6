import { say, type Locale } from '../language/text.ts'
import { somaticFeatureTable } from './somatic-feature-table.ts'

/** One entry of COMBO_LISTA_CARACTERISTICA, in the fields of document 1, section 3. */
export type SomaticFeature = {
  /** The group's number times 100 and the place in the group. */
  readonly id: number
  readonly grupo: number
  readonly ds_caracteristica_grupo: string
  readonly ds_caracteristica: string
  readonly ds_tipo: string
  readonly valor: string
}

/** The features by group, as written: heights and ages have an order of their own. */
export const somaticFeatures = (locale: Locale): readonly SomaticFeature[] =>
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

import type { Text } from '@delegacia/domain/language/text'
import type { Appearance } from '@delegacia/domain/report/involved-party'
import { isEntity, readAt, writeAt } from '../model/entity.ts'
import { characteristicGroups, findFeature } from './catalogue.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'

export type AppearanceField = Field<'appearance'>

/** What a person looked like: at most one characteristic of each group; what nobody saw is left out (PE-18). */
export function appearance<E>(
  name: At<E, Appearance[]>,
  label: Text,
  options: Options<E> = {},
): AppearanceField & Over<E, At<E, Appearance[]>> {
  return {
    kind: 'appearance',
    name,
    label,
    ...conditions({ ...options, required: false }),
    read(entity) {
      const given = readAt(entity, name)
      return Array.isArray(given) && given.length === 0 ? undefined : given
    },
    write(entity, answer, context) {
      const chosen = (Array.isArray(answer) ? (answer as Appearance[]) : []).map((one): Appearance => {
        const feature = findFeature(context, one.id)
        return feature
          ? { id: feature.id, valor: feature.ds_caracteristica, ds_grupo: feature.ds_caracteristica_grupo }
          : one
      })
      return writeAt(entity, name, chosen.length === 0 ? undefined : chosen)
    },
    validate(answer, _entity, context) {
      if (!Array.isArray(answer) || !answer.every(isEntity)) return { code: 'wrongShape' }
      if (!characteristicGroups(context)) return undefined
      const groups = answer.map((one) => findFeature(context, one.id)?.grupo)
      const known = groups.every((group) => group !== undefined) && new Set(groups).size === groups.length
      return known ? undefined : { code: 'notInList' }
    },
    rows: (answer, _entity, context) =>
      (answer as Appearance[]).map(({ id, ds_grupo = '', valor = '' }) => {
        const feature = findFeature(context, id)
        return {
          label: feature?.ds_caracteristica_grupo ?? ds_grupo,
          value: feature?.ds_caracteristica ?? valor,
        }
      }),
  }
}

import { labelled } from '@delegacia/domain/language/labelled'
import type { Text } from '@delegacia/domain/language/text'
import type { Trait } from '@delegacia/domain/report/involved-party'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import { checkLength } from '@delegacia/domain/rules/text-length'
import type { Context } from '../model/context.ts'
import { isEntity, readAt, writeAt, type Entity } from '../model/entity.ts'
import { characteristicGroups, findFeature } from './catalogue.ts'
import { conditions, type At, type Field, type Options, type Over } from './field.ts'
import { cleanAnswer } from './text.ts'

export type TraitsField = Field<'traits'>

/** How many distinguishing marks a person may have. */
export const maxTraits = 50

/** Distinguishing marks of a person, each with a type of its group and a complement of 3 to 100 characters (PE-19). */
export function traits<E>(
  name: At<E, Trait[]>,
  label: Text,
  options: Options<E> = {},
): TraitsField & Over<E, At<E, Trait[]>> {
  return {
    kind: 'traits',
    name,
    label,
    ...conditions({ ...options, required: false }),
    read(entity) {
      const given = readAt(entity, name)
      return Array.isArray(given) && given.length === 0 ? undefined : given
    },
    write(entity, answer, context) {
      const all = (Array.isArray(answer) ? (answer as Trait[]) : []).map((one) => named(one, context))
      return writeAt(entity, name, all.length === 0 ? undefined : all)
    },
    validate(answer, _entity, context) {
      if (!Array.isArray(answer) || !answer.every(isEntity)) return { code: 'wrongShape' }
      if (answer.length > maxTraits) return { code: 'tooManyEntries', params: { max: maxTraits } }
      return answer.map((one) => traitIssues(one, context)).find((issues) => issues.length > 0)?.[0]?.issue
    },
    rows: (answer, _entity, context) =>
      (answer as Trait[]).map((one) => {
        const { ds_grupo = '', ds_tipo = '', valor = '' } = named(one, context)
        return { label: ds_grupo, value: valor === '' ? ds_tipo : labelled(ds_tipo, valor, context.locale) }
      }),
  }
}

/** The names of the catalogue for the ids, whatever was sent. */
function named(trait: Trait, context: Context): Trait {
  const feature = findFeature(context, trait.id)
  const valor = cleanAnswer(trait.valor, true)
  return {
    ...(feature
      ? {
          grupo: feature.grupo,
          ds_grupo: feature.ds_caracteristica_grupo,
          id: feature.id,
          ds_tipo: feature.ds_tipo,
        }
      : trait),
    ...(typeof valor === 'string' && { valor }),
  }
}

/** What is wrong with one mark, by its field; the dialog that adds a mark and the check of a report both use it. */
export function traitIssues(
  trait: Entity,
  context: Context,
): { field: 'id' | 'valor'; issue: ValidationIssue }[] {
  const { id, valor } = trait
  const issues: { field: 'id' | 'valor'; issue: ValidationIssue }[] = []
  if (id === undefined) issues.push({ field: 'id', issue: { code: 'choiceRequired' } })
  else if (characteristicGroups(context) && !findFeature(context, id))
    issues.push({ field: 'id', issue: { code: 'notInList' } })
  const complement = typeof valor === 'string' ? valor : ''
  const size = checkLength(complement, { min: 3, max: 100, code: 'complementSize' })
  if (size) issues.push({ field: 'valor', issue: size })
  return issues
}

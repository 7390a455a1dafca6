import type { Flow, Group } from '../engine/define.ts'
import type { AnyField } from '../engine/fields/any-field.ts'
import {
  visibleFields,
  visibleFieldsOf,
  type FieldInstance,
  type FormInstance,
} from '../engine/form-instances.ts'
import { isEmpty, type Entity } from '../engine/model/entity.ts'
import type { Context } from '../engine/model/context.ts'
import { mayBeAskedAgain } from './asked-again.ts'

/** One answer of a report that its citizen can be asked about again. */
export type CorrectableField = {
  readonly campo: string
  readonly field: AnyField
  readonly instance: FormInstance
  readonly group: Group
  /** As it is in the report; undefined where it was left blank. */
  readonly answer: unknown
}

/** Every answer of a report that may be asked again, in the order of its form; a question of several parts is asked part by part. */
export const correctableFields = (flow: Flow, context: Context): CorrectableField[] =>
  [...visibleFields(flow, context)]
    .flatMap((one) => partsOf(one, context))
    .filter(
      ({ field, campo, instance }) =>
        mayBeAskedAgain(field.kind, campo, flow.discreet === true) && !othersRestOn(field, instance, context),
    )

function partsOf(
  { field, instance, group, answer, campo }: FieldInstance,
  context: Context,
): CorrectableField[] {
  const parts = field.kind === 'details' ? field.parts(instance.entity, context) : undefined
  if (!parts) return [{ campo, field, instance, group, answer }]
  return parts.map(({ field: part }) => {
    const given = part.read(instance.entity)
    return {
      campo: campo.slice(0, -field.name.length) + part.name,
      field: part,
      instance,
      group,
      answer: isEmpty(given) ? undefined : given,
    }
  })
}

/** Whether other answers would be gone without this one: then it is no single answer, and the officer asks in a message. */
function othersRestOn(field: AnyField, instance: FormInstance, context: Context): boolean {
  const without = field.write(instance.entity, undefined, context)
  const left = answersOf(instance, without, context)
  return [...answersOf(instance, instance.entity, context)].some(
    (name) => !name.startsWith(field.name) && !left.has(name),
  )
}

const answersOf = (instance: FormInstance, entity: Entity, context: Context): Set<string> =>
  new Set(
    [...visibleFieldsOf({ ...instance, entity }, context)].flatMap(({ field, answer }) =>
      answer === undefined ? [] : [field.name],
    ),
  )

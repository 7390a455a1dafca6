import type { Context } from './model/context.ts'
import type { Entity } from './model/entity.ts'
import { visibleFieldsOf, type FormInstance } from './form-instances.ts'

/** The entity with the only entry chosen in every required list that has just one (PE-13), or the one it begins with. */
export function autoSelect(instance: FormInstance, context: Context): Entity {
  let entity = instance.entity
  for (const { field, answer } of visibleFieldsOf(instance, context)) {
    if (answer !== undefined || !field.required(entity, context)) continue
    const [only, another] = field.choices?.(entity, context) ?? []
    const answerAtFirst = another ? field.preset?.(entity, context) : only?.id
    if (answerAtFirst !== undefined) entity = field.write(entity, answerAtFirst, context)
  }
  return entity
}

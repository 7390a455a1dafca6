import type { Context } from './model/context.ts'
import type { Entity } from './model/entity.ts'
import { visibleFieldsOf, type FormInstance } from './form-instances.ts'

/** The entity with every required choice made that leaves no choice: a list of one entry (PE-13). */
export function autoSelect(asked: FormInstance, context: Context): Entity {
  let entity = asked.entity
  for (const { field, answer } of visibleFieldsOf(asked, context)) {
    if (answer !== undefined || !field.required(entity, context)) continue
    const [only, another] = field.choices?.(entity, context) ?? []
    if (only && !another) entity = field.write(entity, only.id, context)
  }
  return entity
}

import type { Context } from './model/context.ts'
import type { Entity } from './model/entity.ts'
import type { Group } from './define.ts'
import { visibleFieldsOf, type FormInstance } from './form-instances.ts'

/** Whether one press answers the open questions of a group about this entity. */
export const isDeclinable = ({ decline, mayDecline }: Group, entity: Entity): boolean =>
  decline !== undefined && mayDecline?.(entity) !== false

/**
 * The entity with every question of a group that is still open answered by its own 'I prefer not to say', or by 'I do
 * not know' where it has none (LA-02). What has neither stays open, and what was answered stays as it is.
 */
export function declineOpen(instance: FormInstance, group: Group, context: Context): Entity {
  let { entity } = instance
  // An answer may open or hide a later question.
  for (const field of group.fields) {
    const [asked] = visibleFieldsOf({ ...instance, entity, groups: [{ ...group, fields: [field] }] }, context)
    if (!asked || asked.answer !== undefined || !field.required(entity, context)) continue
    const declined = field.declined?.(entity, context)
    if (declined !== undefined) entity = field.write(entity, declined, context)
  }
  return entity
}

/** The entity with every question that is open in a group that may be skipped answered so; the same one if there is none. */
export const declineSkipped = (instance: FormInstance, groups: readonly Group[], context: Context): Entity =>
  groups
    .filter(({ skippable }) => skippable)
    .reduce((entity, group) => declineOpen({ ...instance, entity }, group, context), instance.entity)

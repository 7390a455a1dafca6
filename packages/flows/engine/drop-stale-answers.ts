import type { Context } from './model/context.ts'
import { isEmpty, type Entity } from './model/entity.ts'
import type { AnyField } from './fields/any-field.ts'
import type { FormInstance } from './form-instances.ts'

/** The entity without answers that its other answers hid or no longer offer, in whatever order they were given. */
export function dropStaleAnswers(asked: FormInstance, context: Context): Entity {
  const fields = asked.groups.flatMap((group) => group.fields)
  let entity = asked.entity
  for (const _ of fields) {
    const stale = fields.find((field) => isStale(field, entity, context))
    if (!stale) return entity
    entity = stale.write(entity, undefined, context)
  }
  return entity
}

function isStale(field: AnyField, entity: Entity, context: Context): boolean {
  const answer = field.read(entity)
  if (isEmpty(answer)) return false
  if (!field.visible(entity, context)) return true
  const offered = field.choices?.(entity, context)
  return offered !== undefined && !offered.some(({ id }) => id === answer)
}

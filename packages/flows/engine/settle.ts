import type { Context } from './model/context.ts'
import type { Entity } from './model/entity.ts'
import { openQuestionsOf, type Asked } from './walk.ts'

/** The entity with every required choice made that leaves no choice: a list of one entry (PE-13). */
export function settle(asked: Asked, context: Context): Entity {
  let entity = asked.entity
  for (const { field, answer } of openQuestionsOf(asked, context)) {
    if (answer !== undefined || !field.required(entity, context)) continue
    const [only, another] = field.choices?.(entity, context) ?? []
    if (only && !another) entity = field.write(entity, only.id, context)
  }
  return entity
}

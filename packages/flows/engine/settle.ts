import type { Context } from './model/context.ts'
import type { Entity } from './model/entity.ts'
import type { AnyField } from './fields/any-field.ts'
import { openQuestionsOf, type Asked } from './walk.ts'

/** What may be chosen of a field that offers a choice, or undefined while it is not at hand. */
export function choicesOf(
  field: AnyField,
  entity: Entity,
  context: Context,
): readonly { readonly id: string | number }[] | undefined {
  if (field.kind === 'choice') return field.items(entity, context)
  return field.kind === 'option' ? field.options(entity, context) : undefined
}

/** The entity with every required choice made that leaves no choice: a list of one entry (PE-13). */
export function settle(asked: Asked, context: Context): Entity {
  let entity = asked.entity
  for (const { field, answer } of openQuestionsOf(asked, context)) {
    if (answer !== undefined || !field.required(entity, context)) continue
    const [only, another] = choicesOf(field, entity, context) ?? []
    if (only && !another) entity = field.write(entity, only.id, context)
  }
  return entity
}

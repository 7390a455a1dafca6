import type { Context } from '../engine/model/context.ts'
import { visibleFieldsOf, type FieldInstance, type FormInstance } from '../engine/form-instances.ts'

/** The open questions of a screen, without those that another answer has answered already because only one answer is left. */
export const askedQuestions = (instance: FormInstance, context: Context): FieldInstance[] =>
  [...visibleFieldsOf(instance, context)].filter(
    ({ field, answer }) => answer === undefined || field.choices?.(instance.entity, context)?.length !== 1,
  )

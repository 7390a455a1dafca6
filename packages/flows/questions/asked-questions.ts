import type { Context } from '../engine/model/context.ts'
import { visibleFieldsOf, type FieldInstance, type FormInstance } from '../engine/form-instances.ts'

/**
 * The open questions of a screen, without those that are answered already because only one answer is left. What is answered before
 * its list has come is not asked either: it waits for nobody.
 */
export const askedQuestions = (instance: FormInstance, context: Context): FieldInstance[] =>
  [...visibleFieldsOf(instance, context)].filter(({ field, answer }) => {
    if (answer === undefined || !field.choices) return true
    const choices = field.choices(instance.entity, context)
    return choices !== undefined && choices.length !== 1
  })

/** The questions by screen, where each has its own: with it stand those to which its answer leads. */
export function questionsByScreen(asked: readonly FieldInstance[]): readonly (readonly FieldInstance[])[] {
  const screens: FieldInstance[][] = []
  for (const question of asked) {
    const last = screens.at(-1)
    if (question.field.joins && last) last.push(question)
    else screens.push([question])
  }
  return screens
}

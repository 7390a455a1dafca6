import { say } from '@delegacia/domain/language/text'
import { unknownAnswer, unknownText } from '@delegacia/domain/report/unknown-answer'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import type { Entity } from '../model/entity.ts'
import type { Field, FieldRow, UnknownOption } from './field.ts'
import { isConfirmed } from './way-on.ts'

/** The members of a field that takes 'I do not know' for an answer, which it then also gives where a person declines. */
export function unknownAllowed<E>({
  orUnknown = false,
}: UnknownOption<E>): Pick<Field, 'orUnknown' | 'declined'> {
  const allowed = (entity: Entity, context: Context) =>
    typeof orUnknown === 'function' ? orUnknown(entity as E, context) : orUnknown
  return orUnknown === false
    ? {}
    : {
        orUnknown: allowed,
        declined: (entity, context) => (allowed(entity, context) ? unknownAnswer : undefined),
      }
}

const isUnknown = (field: Field, answer: unknown, entity: Entity, context: Context): boolean =>
  answer === unknownAnswer && field.orUnknown?.(entity, context) === true

/** What is wrong with a given answer; 'I do not know' is right wherever it is offered, and so is what was confirmed. */
export const issueOf = (
  field: Field,
  answer: unknown,
  entity: Entity,
  context: Context,
): ValidationIssue | undefined =>
  isUnknown(field, answer, entity, context)
    ? undefined
    : field.wayOn && isConfirmed(field, entity, context)
      ? field.wayOn.check(answer, entity, context)
      : field.validate(answer, entity, context)

/** The lines of a summary for an answer. */
export const rowsOf = (field: Field, answer: unknown, entity: Entity, context: Context): FieldRow[] =>
  isUnknown(field, answer, entity, context)
    ? [
        {
          label: say(field.shortLabel ?? field.label, context.locale),
          value: say(unknownText, context.locale),
        },
      ]
    : field.rows(answer, entity, context)

import type { Text } from '@delegacia/domain/language/text'
import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { isEmpty, readAt, writeAt, type Entity } from '../model/entity.ts'
import type { PathOf } from '../model/path-of.ts'
import type { Field, WayOn } from './field.ts'

/** The option of kinds of field whose rule has a way on. */
export type WayOnOption<E> = {
  wayOn?: Omit<WayOn, 'at' | 'check' | 'pair'> & {
    at: PathOf<E, boolean>
    check: (answer: string, entity: E, context: Context) => ValidationIssue | undefined
  }
}

/** The option of kinds of field whose answer may hardly go with another: then the person is asked whether both are right. */
export type PairOption<E> = {
  pair?: {
    at: PathOf<E, string>
    label: Text
    toOther?: Text
    /** Both answers, what is said of them, and where the other one is; undefined where they go together. */
    found: (
      entity: E,
      context: Context,
    ) => { readonly pair: string; readonly issue: ValidationIssue; readonly other?: string } | undefined
  }
}

/** The member of a field, made from the option. */
export const wayOnOf = <E>({ wayOn }: WayOnOption<E>): Pick<Field, 'wayOn'> =>
  wayOn
    ? {
        wayOn: {
          at: wayOn.at,
          label: wayOn.label,
          check: (answer, entity, context) =>
            typeof answer === 'string' ? wayOn.check(answer, entity as E, context) : { code: 'wrongShape' },
        },
      }
    : {}

/** The rule of a field with the pair in it, and its way on; `validate` is the rule of the answer by itself. */
export function withPair<E>(
  { pair }: PairOption<E>,
  validate: Field['validate'],
): Pick<Field, 'validate' | 'wayOn'> {
  if (!pair) return { validate }
  const { at, label, toOther, found } = pair
  return {
    validate: (answer, entity, context) =>
      validate(answer, entity, context) ?? found(entity as E, context)?.issue,
    wayOn: {
      at,
      label,
      check: validate,
      pair: (entity, context) => found(entity as E, context)?.pair,
      ...(toOther && { toOther, other: (entity, context) => found(entity as E, context)?.other }),
    },
  }
}

/** Whether the person has said that the unusual answer is right. */
export function isConfirmed({ wayOn }: Pick<Field, 'wayOn'>, entity: Entity, context: Context): boolean {
  const right = wayOn?.pair ? wayOn.pair(entity, context) : true
  return wayOn !== undefined && right !== undefined && readAt(entity, wayOn.at) === right
}

/** Whether the answer is right once it is confirmed, and only then. */
export function needsConfirming(field: Field, entity: Entity, context: Context): boolean {
  const read = field.read(entity)
  const answer = typeof read === 'string' ? read.trim() : read
  return (
    field.wayOn !== undefined &&
    !isEmpty(answer) &&
    field.validate(answer, entity, context) !== undefined &&
    field.wayOn.check(answer, entity, context) === undefined
  )
}

/** The entity with or without the confirmation. */
export const confirm = (
  { wayOn }: Pick<Field, 'wayOn'>,
  entity: Entity,
  confirmed: boolean,
  context: Context,
): Entity =>
  wayOn
    ? writeAt(entity, wayOn.at, confirmed ? (wayOn.pair ? wayOn.pair(entity, context) : true) : undefined)
    : entity

/** The entity without the confirmation of another answer. */
export const unconfirmedUnlessSame = (
  { wayOn }: Pick<Field, 'wayOn'>,
  entity: Entity,
  same: boolean,
): Entity => (same || !wayOn ? entity : writeAt(entity, wayOn.at, undefined))

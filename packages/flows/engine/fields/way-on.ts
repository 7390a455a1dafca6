import type { ValidationIssue } from '@delegacia/domain/rules/validation-issue'
import type { Context } from '../model/context.ts'
import { readAt, writeAt, type Entity } from '../model/entity.ts'
import type { PathOf } from '../model/path-of.ts'
import type { Field, WayOn } from './field.ts'

/** The option of kinds of field whose rule has a way on. */
export type WayOnOption<E> = {
  wayOn?: Omit<WayOn, 'at' | 'check'> & {
    at: PathOf<E, boolean>
    check: (answer: string, entity: E, context: Context) => ValidationIssue | undefined
  }
}

/** The member of a field, made from the option. */
export const wayOnOf = <E>({ wayOn }: WayOnOption<E>): Pick<Field, 'wayOn'> =>
  wayOn
    ? {
        wayOn: {
          at: wayOn.at,
          label: wayOn.label,
          check: (answer, entity, context) => wayOn.check(answer, entity as E, context),
        },
      }
    : {}

/** Whether the person has said that the unusual answer is right. */
export const isConfirmed = ({ wayOn }: Pick<Field, 'wayOn'>, entity: Entity): boolean =>
  wayOn !== undefined && readAt(entity, wayOn.at) === true

/** Whether the answer is right once it is confirmed, and only then. */
export function needsConfirming(field: Field, entity: Entity, context: Context): boolean {
  const answer = field.read(entity)
  if (!field.wayOn || typeof answer !== 'string' || answer.trim() === '') return false
  const typed = answer.trim()
  return (
    field.validate(typed, entity, context) !== undefined &&
    field.wayOn.check(typed, entity, context) === undefined
  )
}

/** The entity with or without the confirmation. */
export const confirm = ({ wayOn }: Pick<Field, 'wayOn'>, entity: Entity, confirmed: boolean): Entity =>
  wayOn ? writeAt(entity, wayOn.at, confirmed || undefined) : entity

/** The entity without the confirmation of another answer. */
export const unconfirmedUnlessSame = (field: Pick<Field, 'wayOn'>, entity: Entity, same: boolean): Entity =>
  same ? entity : confirm(field, entity, false)

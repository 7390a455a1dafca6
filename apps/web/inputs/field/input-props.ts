import type { Context } from '@delegacia/flows/engine/model/context'
import type { Entity } from '@delegacia/flows/engine/model/entity'
import type { AnyField } from '@delegacia/flows/engine/fields/any-field'

export type EntityChange = (last: Entity) => Entity

/** What every input is given: the question, the entity that it reads and writes, and what is wrong with the answer. */
export type InputProps<F extends AnyField = AnyField> = {
  field: F
  entity: Entity
  context: Context
  /** The id of the control, which the error summary links to. */
  id: string
  /** The message beside the field, in the person's language. */
  message: string | undefined
  /** The same of a part of the answer, by its path below the entity. */
  messageAt: (path: string) => string | undefined
  /**
   * Takes a function of the latest entity, not an entity: of two answers in the same moment both must stay.
   */
  onChange: (change: EntityChange) => void
  /** Says whether the screen has to wait before it goes on (FA-06). */
  onHold: (held: boolean) => void
}

/** The id of a control from the JSON pointer of its answer. */
export const inputId = (campo: string): string => `campo${campo.replaceAll('/', '-')}`
